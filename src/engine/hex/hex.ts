import { itemAt } from '../../kernel/index.js';

/** Axial coordinates of a pointy-top hex. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** Direction numbers: 0 E, 1 NE, 2 NW, 3 W, 4 SW, 5 SE. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;

export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];

const STEPS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

/** Key of a hex in records, `q,r`. */
export type HexKey = string;

export const hexKey = (hex: Hex): HexKey => `${hex.q},${hex.r}`;

/** The hex of a key made by `hexKey`; null when the text is no such key. */
export function parseHexKey(key: string): Hex | null {
  const match = /^(-?\d{1,6}),(-?\d{1,6})$/.exec(key);
  return match ? { q: Number(match[1]), r: Number(match[2]) } : null;
}

export const turnDirection = (direction: number, by: number): Direction =>
  ((((direction + by) % 6) + 6) % 6) as Direction;

export const oppositeDirection = (direction: Direction): Direction => turnDirection(direction, 3);

export function neighbour(hex: Hex, direction: Direction): Hex {
  const step = itemAt(STEPS, direction);
  return { q: hex.q + step.q, r: hex.r + step.r };
}

/** The six adjacent hexes in direction order 0…5, whether or not a map has them. */
export const neighbours = (hex: Hex): readonly Hex[] => DIRECTIONS.map((each) => neighbour(hex, each));

/** Direction of an adjacent hex; null when it is not adjacent. */
export function directionTo(from: Hex, to: Hex): Direction | null {
  const found = STEPS.findIndex((step) => from.q + step.q === to.q && from.r + step.r === to.r);
  return found < 0 ? null : (found as Direction);
}

/** Least number of steps between two hexes. */
export function distance(a: Hex, b: Hex): number {
  const dq = a.q - b.q;
  const dr = a.r - b.r;
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

export const isAdjacent = (a: Hex, b: Hex): boolean => distance(a, b) === 1;

/** Axial hex of an odd-r offset position. */
export const fromOddRow = (col: number, row: number): Hex => ({ q: col - (row - (row & 1)) / 2, r: row });

/** Odd-r offset position of an axial hex. */
export const toOddRow = (hex: Hex): { readonly col: number; readonly row: number } => ({
  col: hex.q + (hex.r - (hex.r & 1)) / 2,
  row: hex.r,
});

/** Order by r, then q. */
export const compareHexes = (a: Hex, b: Hex): number => a.r - b.r || a.q - b.q;
