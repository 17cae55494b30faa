import { useEffect, useMemo } from 'react';
import type { Fault } from '../forms/faults.js';
import { InputForm } from '../forms/input-form.js';
import { GivenNames, type Named, type Names } from '../forms/names.js';
import { useInputType, useInputTypes, type InputField } from '../forms/types.js';
import { membersOf, type Members } from '../forms/values.js';
import type { PaintedSeat } from './board.js';
import { KnownNames } from './known-names.js';
import { Painter } from './painter.js';
import { layerOf } from './layers.js';
import { hexesOf, listsOf } from './painting.js';
import { useAll } from './use-all.js';

interface PositionProps {
  readonly ruleset: string;
  readonly type: string;
  readonly position: Members;
  readonly seats: readonly PaintedSeat[];
  readonly faults: readonly Fault[];
  readonly onChange: (position: Members) => void;
}

/** A position: its map to be painted, and everything else as lists that tables fill. */
export function PositionForm({ ruleset, type, position, seats, faults, onChange }: PositionProps) {
  const layer = layerOf(ruleset);
  const input = useInputType(type);
  const shown = useAll(type);
  const hexType = useHexType(type, layer?.list ?? []);
  const names = useMemo((): Names => {
    const groups = [
      { kind: 'Seats', all: seats },
      ...listsOf(position).map(([kind, rows]) => ({ kind, all: rows.flatMap(named) })),
      ...(layer
        ? [{ kind: 'Hexes', all: hexesOf(layer, position).map((hex) => ({ key: hex, name: hex })) }]
        : []),
    ].filter(({ all }) => all.length > 0);
    const byKey = new Map(groups.flatMap(({ all }) => all.map(({ key, name }) => [key, name] as const)));
    return { groups, nameOf: (key) => byKey.get(key) ?? key };
  }, [seats, position, layer]);
  const lists = useMemo(
    () => (input?.fields ?? []).filter(({ kind, isList }) => kind === 'INPUT_OBJECT' && isList),
    [input],
  );
  usePlayers(lists, { position, seats, onChange });
  if (!input) return <p className="waiting">One moment …</p>;
  return (
    <GivenNames value={names}>
      <KnownNames />
      {layer && hexType && (
        <Painter
          layer={layer}
          type={hexType}
          lists={lists}
          position={position}
          seats={seats}
          faults={faults}
          onChange={onChange}
        />
      )}
      <section className="panel" aria-labelledby="position">
        <h2 id="position">Position</h2>
        <InputForm
          type={type}
          value={position}
          drafted={shown}
          without={layer?.list.length === 1 && layer.rectangle ? [...layer.list, ...layer.rectangle.way] : []}
          onChange={(next) => onChange(membersOf(next))}
        />
      </section>
    </GivenNames>
  );
}

/** Lists that have to be said and name seats have an entry for each player from the start. */
function usePlayers(
  lists: readonly InputField[],
  { position, seats, onChange }: Pick<PositionProps, 'position' | 'seats' | 'onChange'>,
): void {
  const required = lists.filter((each) => each.required && position[each.name] === undefined);
  const types = useInputTypes(required);
  const missing = required.filter(({ name }) => types[name]?.fields.some((each) => each.name === 'seat'));
  useEffect(() => {
    if (missing.length === 0) return;
    const entries = seats.map(({ key, name }) => ({ seat: key, name }));
    onChange({
      ...position,
      ...Object.fromEntries(
        missing.map(({ name }) => {
          const hasName = types[name]?.fields.some((each) => each.name === 'name');
          return [name, hasName ? entries : entries.map(({ seat }) => ({ seat }))];
        }),
      ),
    });
  });
}

const named = ({ id, name }: Members): readonly Named[] =>
  typeof id === 'string' && id !== '' ? [{ key: id, name: typeof name === 'string' ? name : id }] : [];

/** Type of the entries of a list that members lead to. */
function useHexType(type: string, way: readonly string[]): string | undefined {
  const step = (fields: readonly InputField[] | undefined, name: string | undefined) =>
    fields?.find((each) => each.name === name)?.type;
  const first = step(useInputType(type)?.fields, way[0]);
  const second = step(useInputType(way.length > 1 && first ? first : type)?.fields, way[1]);
  const third = step(useInputType(way.length > 2 && second ? second : type)?.fields, way[2]);
  return way.length === 0 ? undefined : [first, second, third][way.length - 1];
}
