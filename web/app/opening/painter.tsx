import { useMemo, useState } from 'react';
import type { Position, Seat } from '../campaign/room-data.js';
import { emblemOf } from '../campaigns/seats-to-open.js';
import { WithFaults, type Fault } from '../forms/faults.js';
import { InputForm } from '../forms/input-form.js';
import { useNames } from '../forms/names.js';
import { useInputType, useInputTypes, type InputField } from '../forms/types.js';
import { listOf, membersOf, type Members, type Value } from '../forms/values.js';
import { MapView } from '../map/map-view.js';
import { brushesOf, painted, type Brush } from './brushes.js';
import { HexPanel } from './hex-panel.js';
import { MapSize } from './map-size.js';
import { Palette } from './palette.js';
import { boardOf, type PaintedSeat } from './board.js';
import type { Layer } from './layers.js';
import { at, hexesOf, listsOf, nameOf } from './painting.js';

interface Props {
  readonly layer: Layer;
  /** Input of one hex. */
  readonly type: string;
  /** Lists of the position that stand in it itself. */
  readonly lists: readonly InputField[];
  readonly position: Members;
  readonly seats: readonly PaintedSeat[];
  /** What the service does not take, from the position on. */
  readonly faults: readonly Fault[];
  readonly onChange: (position: Members) => void;
}

const NOBODY: ReadonlySet<string> = new Set();

/** The map of a position, painted hex by hex: with a finger, a mouse or the keys. */
export function Painter({ layer, type, lists, position, seats, faults, onChange }: Props) {
  const groups = useBrushes(layer, type, position, seats);
  const [brush, setBrush] = useState<Brush | undefined>();
  const [stamp, setStamp] = useState<Members>({});
  const [hex, setHex] = useState<string | null>(null);
  const board = useMemo(() => boardOf(layer, position, seats), [layer, position, seats]);
  const chosen = brush ?? groups[0]?.brushes[0];
  const hexes = hexesOf(layer, position);
  const fieldOf = (key: string): string => {
    const place = board.locations.find((each) => each.key === key);
    return place && place.q !== null ? `${place.q},${place.r}` : key;
  };
  const wrong = useMemo(
    () => new Set(hexesIn(faults, layer, position, board)),
    [faults, layer, position, board],
  );
  const pick = (key: string): void => {
    const touched = fieldOf(key);
    setHex(touched);
    const next = chosen && painted(layer, position, { brush: chosen, stamp, from: hex, hex: touched });
    if (next) onChange(next);
  };
  return (
    <section className="painter" aria-labelledby="map-painter">
      <h2 id="map-painter">Map</h2>
      <MapSize layer={layer} position={position} brush={chosen} onChange={onChange} />
      {(hexes.length > 0 || layer.rectangle === null) && (
        <div className="painting">
          {hexes.length > 0 && (
            <MapView
              board={board as unknown as Position['board']}
              seats={seats.map(asSeat)}
              chosen={hex === null ? null : keyOn(board, hex)}
              targets={wrong.size > 0 ? wrong : NOBODY}
              targetWords="something is wrong here"
              label="Map that is painted"
              stale={false}
              onPick={pick}
            />
          )}
          <div className="tools">
            <Palette groups={groups} chosen={chosen} onChoose={setBrush} />
            {chosen?.kind === 'link' && <p className="faint">{linkWords(layer)}</p>}
            {chosen?.kind === 'form' && chosen.input && (
              <fieldset>
                <legend>{chosen.label}, as it is put down</legend>
                <WithFaults faults={[]} path={[]}>
                  <InputForm
                    key={chosen.key}
                    type={chosen.input}
                    value={stamp}
                    drafted={undefined}
                    onChange={(value) => setStamp(membersOf(value))}
                  />
                </WithFaults>
              </fieldset>
            )}
          </div>
        </div>
      )}
      {hex !== null && hexes.includes(hex) && (
        <HexPanel layer={layer} type={type} lists={lists} position={position} hex={hex} onChange={onChange} />
      )}
    </section>
  );
}

const linkWords = ({ grid }: Layer): string =>
  grid === 'GRAPH'
    ? 'From place to place: each is joined to the one before, or parted from it.'
    : 'From hex to hex: each next neighbour is joined to the one before.';

const asSeat = ({ key, number, name, emblem }: PaintedSeat): Seat => ({
  key,
  number,
  name,
  role: 'PLAYER',
  claimed: false,
  invited: false,
  emblem: emblemOf(number, emblem),
});

type Board = ReturnType<typeof boardOf>;

/** Key of the field that lies on a hex: of a system, where there is one. */
const keyOn = ({ locations }: Board, hex: string): string | null =>
  locations.find(({ key, q, r }) => (q === null ? key : `${q},${r}`) === hex)?.key ?? null;

/** Fields of which, or of something in which, is told that it is wrong. */
function hexesIn(faults: readonly Fault[], layer: Layer, position: Value, board: Board): readonly string[] {
  const lists = new Map(listsOf(position));
  const hexes = listOf(at(position, layer.list));
  const depth = layer.list.length;
  return faults.flatMap(({ path }) => {
    const isOfMap = layer.list.every((member, step) => path[step] === member);
    const entry = isOfMap ? hexes[Number(path[depth])] : undefined;
    const row = lists.get(path[0] ?? '')?.[Number(path[1])];
    const hex = entry === undefined ? row?.[layer.by] : nameOf(layer, entry);
    return typeof hex === 'string' ? (keyOn(board, hex) ?? []) : [];
  });
}

function useBrushes(layer: Layer, type: string, position: Members, seats: readonly PaintedSeat[]) {
  const input = useInputType(type);
  const enums = useInputTypes((input?.fields ?? []).filter(({ kind }) => kind === 'ENUM'));
  const { groups: known } = useNames();
  return useMemo(() => {
    if (!input) return [];
    // A member `subSector` names an entry of the list `subSectors`.
    const others = Object.fromEntries(
      input.fields.flatMap(({ name }) => {
        const rows = position[`${name}s`];
        return Array.isArray(rows)
          ? [
              [
                name,
                rows
                  .map(membersOf)
                  .map((row) => ({ key: String(row['id']), name: String(row['name'] ?? row['id']) })),
              ],
            ]
          : [];
      }),
    );
    return brushesOf(layer, input, { seats, others, words: enums });
  }, [layer, input, Object.keys(enums).length, known, position, seats]);
}
