import type { MapBoard, MapPiece, MapPlace } from '../../../src/drawing/index.js';
import type { ChosenEmblemInput } from '../api/operations.js';
import { listOf, membersOf, type Members, type Value } from '../forms/values.js';
import { codeWords } from '../look/words.js';
import type { Layer } from './layers.js';
import { at, entryOf, hexesOf, isSaid, listsOf, qrOf } from './painting.js';

export interface PaintedSeat {
  readonly key: string;
  readonly number: number;
  readonly name: string;
  readonly emblem: ChosenEmblemInput;
}

/** Members of a hex that stand on the map as a sign. */
const SIGNS: Readonly<Record<string, string>> = {
  urban: 'SETTLEMENT',
  citySize: 'SETTLEMENT',
  stronghold: 'STRONGHOLD',
  resource: 'RESOURCE',
  ruin: 'RUIN',
};

const textIn = (value: Value): string | null => (typeof value === 'string' && value !== '' ? value : null);
const waysIn = (value: Value): readonly number[] =>
  listOf(value).filter((each): each is number => typeof each === 'number');

/** A place with what is read aloud of it. */
export interface PaintedPlace extends MapPlace {
  readonly contents: readonly string[];
}

/** A place of a map without hexes. */
function placeIn(entry: Members, seatOf: (id: Value) => PaintedSeat | null): Partial<MapPlace> {
  const planet = textIn(entry['planetClass']);
  const isPlanet = planet !== null && planet !== 'NONE';
  return {
    kind: isPlanet ? 'PLANET' : 'DEEP_SPACE',
    ...(textIn(entry['planetName']) === null ? {} : { name: String(entry['planetName']) }),
    owner: seatOf(entry['controller']),
    neighbours: listOf(entry['neighbours']).map(String),
    marks: isPlanet ? [{ kind: 'PLANET', label: planet, size: 1 }] : [],
  };
}

/** What was painted so far, as a board. */
export function boardOf(
  layer: Layer,
  position: Value,
  seats: readonly PaintedSeat[],
): MapBoard<PaintedPlace> {
  const lists = listsOf(position).filter(([name]) => name !== layer.list[0]);
  const rows = lists.flatMap(([list, entries]) => entries.map((row, place) => ({ list, row, place })));
  const seatOf = (id: Value): PaintedSeat | null => {
    const via = typeof id === 'string' && rows.find(({ row }) => row['id'] === id)?.row['seat'];
    return seats.find(({ key }) => key === id || key === via) ?? null;
  };
  const terrain =
    textIn(at(position, layer.rectangle ? [...layer.rectangle.way, 'terrain'] : [])) ?? layer.bare;
  const place = (key: string, hex: string, more: Partial<MapPlace>): PaintedPlace => {
    const [q, r] = layer.grid === 'GRAPH' ? [null, null] : qrOf(hex);
    const bare = { terrain: null, owner: null, rivers: [], roads: [], marks: [] };
    const contents = (more.marks ?? []).map(({ label }) => codeWords(label));
    return { key, name: key, kind: 'HEX', q, r, sight: 'NOW', contents, ...bare, ...more };
  };
  const fields = hexesOf(layer, position).map((hex) => {
    const entry = entryOf(layer, position, hex);
    if (layer.grid === 'GRAPH') return place(hex, hex, placeIn(entry, seatOf));
    const size = membersOf(entry['urban'])['size'];
    const marks = Object.entries(SIGNS).flatMap(([member, kind]) =>
      isSaid(entry[member]) ? [{ kind, label: member, size: typeof size === 'number' ? size : 2 }] : [],
    );
    return place(hex, hex, {
      terrain: textIn(entry['terrain']) ?? terrain,
      owner: seatOf(entry['controller']),
      rivers: waysIn(entry['rivers']),
      roads: waysIn(entry['roads']),
      marks,
    });
  });
  const systems = rows.flatMap(({ list, row }) =>
    list === 'systems'
      ? [
          place(String(row['id']), String(row['hex']), {
            kind: 'SYSTEM',
            name: String(row['name'] ?? row['id']),
          }),
        ]
      : [],
  );
  const planets = rows.flatMap(({ row }) => {
    const around = systems.find(({ key }) => key === row['system']);
    if (!around) return [];
    const mark = { kind: 'PLANET', label: textIn(row['type']) ?? 'Planet', size: 1 };
    return [
      place(String(row['id']), `${around.q},${around.r}`, {
        kind: 'PLANET',
        owner: seatOf(row['controller']),
        marks: [mark],
      }),
    ];
  });
  const pieces = rows.flatMap(({ list, row, place: n }): MapPiece[] => {
    const location = textIn(row[layer.by]) ?? textIn(row['place']);
    const owner = row['owner'] ?? row['seat'];
    if (location === null || list === 'systems' || owner === undefined) return [];
    const name = textIn(row['name']) ?? textIn(row['id']) ?? `${list} ${n + 1}`;
    return [{ key: `${list} ${n}`, name, kind: list, owner: seatOf(owner), location }];
  });
  // A system is told before the bare space that it lies in.
  return { grid: layer.grid, locations: [...systems, ...planets, ...fields], pieces };
}
