import { neighbour, type Grid } from '../../../src/drawing/index.js';
import { listOf, membersOf, type Members, type Value } from '../forms/values.js';

/** Where the position of a ruleset keeps its hexes; what may lie in them the schema says. */
export interface Layer {
  readonly grid: Grid;
  /** Members that lead to the list of hexes. */
  readonly list: readonly string[];
  /** Whether an entry says `q` and `r`, or `hex` as one word. */
  readonly isSplit: boolean;
  /** Members that lead to a rectangle of hexes, with what they call its sides; null where each hex is named. */
  readonly rectangle: {
    readonly way: readonly string[];
    readonly columns: string;
    readonly rows: string;
  } | null;
  /** Terrain of hexes of which nothing is said. */
  readonly bare: string | null;
}

const LAYERS: Readonly<Record<string, Layer>> = {
  PLANETARY: {
    grid: 'POINTY_TOP',
    list: ['hexes'],
    isSplit: true,
    rectangle: { way: ['map'], columns: 'cols', rows: 'rows' },
    bare: 'PLAINS',
  },
  GHOST_OF_WAR: { grid: 'POINTY_TOP', list: ['hexes'], isSplit: false, rectangle: null, bare: null },
  META_CAMPAIGN: {
    grid: 'FLAT_TOP',
    list: ['campaign', 'map', 'hexes'],
    isSplit: false,
    rectangle: { way: ['campaign', 'map'], columns: 'columns', rows: 'rows' },
    bare: 'PLAINS',
  },
};

/** Null for a ruleset whose board is no map of hexes, or is the same always. */
export const layerOf = (ruleset: string): Layer | null => LAYERS[ruleset] ?? null;

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

const nameOf = (layer: Layer, entry: Value): string => {
  const { q, r, hex } = membersOf(entry);
  return layer.isSplit ? `${String(q)},${String(r)}` : String(hex);
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
  const [q, r] = qrOf(hex);
  const named = layer.isSplit ? { q, r } : { hex };
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

/** Puts a road, a river or the like between two neighbours, or takes it away; null where they are none. */
export function linked(
  layer: Layer,
  position: Value,
  member: string,
  from: string,
  to: string,
): Members | null {
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
