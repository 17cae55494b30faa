import { rounded } from './shapes.js';

/** Distance from the middle of a hex to each of its corners. */
export const HEX = 30;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Whether hexes have a corner or an edge at their top; or the board has no hexes, but places that are joined by ways. */
export type Grid = 'POINTY_TOP' | 'FLAT_TOP' | 'GRAPH';

/** Middle of a hex, which knows how its hex lies. */
export interface Middle extends Point {
  readonly grid: Grid;
}

/** A flat-top grid is a pointy-top one turned a twelfth clockwise. */
const tiltOf = ({ grid }: Middle): number => (grid === 'FLAT_TOP' ? 30 : 0);

const SQRT3 = Math.sqrt(3);

/** Middle of a hex in axial columns and rows. */
export const middleOf = (grid: Grid, q: number, r: number): Middle =>
  grid === 'FLAT_TOP'
    ? { grid, x: HEX * 1.5 * q, y: HEX * SQRT3 * (r + q / 2) }
    : { grid, x: HEX * SQRT3 * (q + r / 2), y: HEX * 1.5 * r };

/** Corner 0 ends edge 0 clockwise; counted against the clock, like directions. */
const cornerOf = (middle: Middle, corner: number, size: number): Point => {
  const { x, y } = middle;
  const angle = ((30 + tiltOf(middle) - 60 * corner) * Math.PI) / 180;
  return { x: x + size * Math.cos(angle), y: y + size * Math.sin(angle) };
};

/** Both ends of the edge in a direction: 0 E, 1 NE, 2 NW, 3 W, 4 SW, 5 SE; of a flat-top hex 0 SE, 1 NE, 2 N, 3 NW, 4 SW, 5 S. */
export const edgeOf = (middle: Middle, direction: number, size = HEX): readonly [Point, Point] => [
  cornerOf(middle, direction, size),
  cornerOf(middle, direction + 1, size),
];

/** Middle of that edge. */
export const edgeMiddle = (middle: Middle, direction: number): Point => {
  const [from, to] = edgeOf(middle, direction);
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
};

/** Corners of a hex as points of a polygon. */
export const hexPoints = (middle: Middle, size = HEX): string =>
  [0, 1, 2, 3, 4, 5]
    .map((corner) => cornerOf(middle, corner, size))
    .map(({ x, y }) => `${rounded(x)},${rounded(y)}`)
    .join(' ');

/** Column and row of the neighbour in a direction. */
export const neighbour = (q: number, r: number, direction: number): readonly [q: number, r: number] => {
  const [dq, dr] = NEIGHBOURS[direction] ?? [0, 0];
  return [q + dq, r + dr];
};

const NEIGHBOURS: readonly (readonly [number, number])[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];
