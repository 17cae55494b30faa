import { neighbour, type Grid } from '../../../src/drawing/index.js';
import { listOf, membersOf, type Members, type Value } from '../forms/values.js';
import type { Layer } from './layers.js';

/** Member of a member … of a position. */
export const at = (position: Value, way: readonly string[]): Value =>
  way.reduce<Value>((value, name) => membersOf(value)[name], position);

/** The position with another value there. */
export function put(position: Value, [name, ...rest]: readonly string[], value: Value): Members {
  const members = membersOf(position);
  if (name === undefined) return members;
  return { ...members, [name]: rest.length === 0 ? value : put(members[name], rest, value) };
}

const MOST = 60;

/** Hexes of a rectangle whose first is `0,0`: every other row, or column, begins half a hex further. */
export function rectangleOf(grid: Grid, columns: number, rows: number): readonly string[] {
  const [wide, high] = [Math.min(MOST, columns), Math.min(MOST, rows)];
  return Array.from({ length: high }, (_, row) =>
    Array.from({ length: wide }, (__, column) =>
      grid === 'POINTY_TOP'
        ? `${column - Math.floor(row / 2)},${row}`
        : `${column},${row - Math.floor(column / 2)}`,
    ),
  ).flat();
}

export const nameOf = ({ named }: Layer, entry: Value): string =>
  named.map((member) => String(membersOf(entry)[member])).join(',');

/** What an entry says of which hex it is. */
const nameIn = ({ named }: Layer, hex: string): Members => {
  if (named.length === 1) return { [named[0]]: hex };
  const [q, r] = qrOf(hex);
  return { q, r };
};

export const qrOf = (hex: string): readonly [q: number, r: number] => {
  const [q = NaN, r = NaN] = hex.split(',').map(Number);
  return [q, r];
};

/** All hexes of the map, each once. */
export function hexesOf(layer: Layer, position: Value): readonly string[] {
  const { rectangle, grid, list } = layer;
  const sides = rectangle ? membersOf(at(position, rectangle.way)) : {};
  const [columns, rows] = [sides[rectangle?.columns ?? ''], sides[rectangle?.rows ?? '']];
  const whole =
    typeof columns === 'number' && typeof rows === 'number' ? rectangleOf(grid, columns, rows) : [];
  return [...new Set([...whole, ...listOf(at(position, list)).map((entry) => nameOf(layer, entry))])];
}

export const entryOf = (layer: Layer, position: Value, hex: string): Members =>
  membersOf(listOf(at(position, layer.list)).find((entry) => nameOf(layer, entry) === hex));

/** Place of a hex in the list; -1 where nothing is said of it. */
export const placeOf = (layer: Layer, position: Value, hex: string): number =>
  listOf(at(position, layer.list)).findIndex((entry) => nameOf(layer, entry) === hex);

/** The position with something else said of a hex; with nothing said of it where there is nothing but its name. */
export function withHex(layer: Layer, position: Value, hex: string, entry: Members): Members {
  const entries = listOf(at(position, layer.list));
  const named = nameIn(layer, hex);
  const isBare =
    layer.rectangle !== null &&
    Object.values({ ...entry, ...named }).filter(isSaid).length === Object.keys(named).length;
  const others = entries.filter((each) => nameOf(layer, each) !== hex);
  const found = placeOf(layer, position, hex);
  const next = { ...entry, ...named };
  const list = isBare ? others : found < 0 ? [...entries, next] : entries.with(found, next);
  return put(position, layer.list, list);
}

export const isSaid = (value: Value): boolean =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  value !== false &&
  !(Array.isArray(value) && value.length === 0);

/** Direction in which a neighbour lies; undefined where it is none. */
const wayTo = (from: string, to: string): number | undefined =>
  [0, 1, 2, 3, 4, 5].find((way) => neighbour(...qrOf(from), way).join(',') === to);

/** The position without a place of a map without hexes, and without the ways to it. */
export function withoutPlace(layer: Layer, position: Value, place: string): Members {
  const others = listOf(at(position, layer.list))
    .filter((entry) => nameOf(layer, entry) !== place)
    .map((entry) => {
      const members = membersOf(entry);
      return { ...members, [WAYS]: listOf(members[WAYS]).filter((each) => each !== place) };
    });
  return put(position, layer.list, others);
}

/** Member by which places of a map without hexes say which others they are next to. */
export const WAYS = 'neighbours';

/** Joins two places, or parts them. */
function joined(layer: Layer, position: Value, from: string, to: string): Members {
  const waysOf = (place: string) => listOf(entryOf(layer, position, place)[WAYS]);
  const isThere = waysOf(from).includes(to) || waysOf(to).includes(from);
  return (
    [
      [from, to],
      [to, from],
    ] as const
  ).reduce<Members>((so, [place, other]) => {
    const entry = entryOf(layer, so, place);
    const others = listOf(entry[WAYS]).filter((each) => each !== other);
    return withHex(layer, so, place, { ...entry, [WAYS]: isThere ? others : [...others, other] });
  }, membersOf(position));
}

/** Puts a road, a river or the like between two neighbours, or takes it away; null where they are none. */
export function linked(
  layer: Layer,
  position: Value,
  member: string,
  from: string,
  to: string,
): Members | null {
  if (from === to) return null;
  if (layer.grid === 'GRAPH') return joined(layer, position, from, to);
  const way = wayTo(from, to);
  if (way === undefined) return null;
  const ends = [
    [from, way],
    [to, (way + 3) % 6],
  ] as const;
  const waysOf = (hex: string) => listOf(entryOf(layer, position, hex)[member]);
  const isThere = ends.some(([hex, each]) => waysOf(hex).includes(each));
  return ends.reduce<Members>((so, [hex, each]) => {
    const entry = entryOf(layer, so, hex);
    const others = listOf(entry[member]).filter((one) => one !== each);
    return withHex(layer, so, hex, { ...entry, [member]: isThere ? others : [...others, each] });
  }, membersOf(position));
}

/** Lists of a position, by name: those that stand in it itself. */
export const listsOf = (position: Value): readonly (readonly [name: string, rows: readonly Members[]])[] =>
  Object.entries(membersOf(position)).flatMap(([name, value]) =>
    Array.isArray(value) ? [[name, value.map(membersOf)] as const] : [],
  );
