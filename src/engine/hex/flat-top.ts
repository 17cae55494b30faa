import { itemAt } from '../../kernel/index.js';
import { distance, type Direction, type Hex } from './hex.js';

/**
 * Flat-top hexes in the same axial coordinates, r growing to the south. Direction numbers: 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW.
 * Distances and keys are those of every axial hex (`hex.ts`).
 */
export const FLAT_DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

export type Compass = (typeof FLAT_DIRECTIONS)[number];

const STEPS: readonly Hex[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

const indexOf = (direction: Compass): number => FLAT_DIRECTIONS.indexOf(direction);

/** The direction so many sixths of a turn further clockwise. */
export const turned = (direction: Compass, by: number): Compass =>
  itemAt(FLAT_DIRECTIONS, (((indexOf(direction) + by) % 6) + 6) % 6);

export const opposite = (direction: Compass): Compass => turned(direction, 3);

/** The adjacent hex in a direction, whether or not a map has it. */
export function flatNeighbour({ q, r }: Hex, direction: Compass): Hex {
  const step = itemAt(STEPS, indexOf(direction));
  return { q: q + step.q, r: r + step.r };
}

/** The six adjacent hexes, N first and clockwise. */
export const flatNeighbours = (hex: Hex): readonly Hex[] =>
  FLAT_DIRECTIONS.map((each) => flatNeighbour(hex, each));

/** Direction of an adjacent hex; null when it is not adjacent. */
export function compassTo(from: Hex, to: Hex): Compass | null {
  const found = STEPS.findIndex(({ q, r }) => from.q + q === to.q && from.r + r === to.r);
  return found < 0 ? null : itemAt(FLAT_DIRECTIONS, found);
}

/** Key of an edge, `q,r/N`: the same from both of its hexes, by its N, NE or SE side. */
export type EdgeKey = string;

export function edgeKey(hex: Hex, direction: Compass): EdgeKey {
  if (indexOf(direction) < 3) return `${hex.q},${hex.r}/${direction}`;
  const other = flatNeighbour(hex, direction);
  return `${other.q},${other.r}/${opposite(direction)}`;
}

/** The edge between two adjacent hexes; null when they are not adjacent. */
export function edgeBetween(from: Hex, to: Hex): EdgeKey | null {
  const direction = compassTo(from, to);
  return direction === null ? null : edgeKey(from, direction);
}

/** An edge as a hex and one of its sides. */
export interface Edge {
  readonly hex: Hex;
  readonly direction: Compass;
}

/** The edge of a key made by `edgeKey`, or of any hex and side so written; null when the text is none. */
export function parseEdgeKey(key: string): Edge | null {
  const match = /^(-?\d{1,6}),(-?\d{1,6})\/(N|NE|SE|S|SW|NW)$/.exec(key);
  return match ? { hex: { q: Number(match[1]), r: Number(match[2]) }, direction: match[3] as Compass } : null;
}

/** The two hexes of an edge, that of its key first. */
export const hexesOfEdge = ({ hex, direction }: Edge): readonly [Hex, Hex] => [
  hex,
  flatNeighbour(hex, direction),
];

/**
 * How far another hex lies ahead of who faces a direction: twice the scalar product of facing and way, in units of a step. Above 0
 * ahead, 0 exactly sideways (or the same hex), below 0 behind.
 */
export function aheadBy(from: Hex, facing: Compass, to: Hex): number {
  const { q: fq, r: fr } = itemAt(STEPS, indexOf(facing));
  const dq = to.q - from.q;
  const dr = to.r - from.r;
  return 2 * fq * dq + 2 * fr * dr + fq * dr + fr * dq;
}

/** The front side of a facing and its two neighbours. */
export const frontEdges = (facing: Compass): readonly Compass[] => [
  turned(facing, -1),
  facing,
  turned(facing, 1),
];

interface Cube {
  readonly q: number;
  readonly r: number;
  readonly s: number;
}

/** Which way both ends of a line are pushed, so that it never runs along an edge. */
const NUDGE: Cube = { q: 1e-6, r: 2e-6, s: -3e-6 };

/** Rounds to the hex in which a point lies: the coordinate furthest from a whole number follows from the other two. */
function roundCube({ q, r, s }: Cube): Hex {
  const [rq, rr, rs] = [Math.round(q), Math.round(r), Math.round(s)];
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) return { q: -rr - rs + 0, r: rr + 0 };
  return dr > ds ? { q: rq + 0, r: -rq - rs + 0 } : { q: rq + 0, r: rr + 0 };
}

function nudgedLine(from: Hex, to: Hex, sign: number): readonly Hex[] {
  const steps = distance(from, to);
  const at = (part: number): Hex => {
    const q = from.q + (to.q - from.q) * part + sign * NUDGE.q;
    const r = from.r + (to.r - from.r) * part + sign * NUDGE.r;
    const s = -from.q - from.r - (to.q - from.q + (to.r - from.r)) * part + sign * NUDGE.s;
    return roundCube({ q, r, s });
  };
  return Array.from({ length: steps + 1 }, (_, step) => at(steps === 0 ? 0 : step / steps));
}

const isSame = (a: readonly Hex[], b: readonly Hex[]): boolean =>
  a.every(({ q, r }, place) => b[place]?.q === q && b[place].r === r);

/**
 * The hexes of the straight line from one hex to another, ends included, consecutive ones adjacent: once with both ends nudged to
 * one side and once to the other. One line where both are the same.
 */
export function straightLines(from: Hex, to: Hex): readonly (readonly Hex[])[] {
  const line = nudgedLine(from, to, 1);
  const other = nudgedLine(from, to, -1);
  return isSame(line, other) ? [line] : [line, other];
}

/** Number 0…5 of a direction, N first. */
export const compassIndex = (direction: Compass): Direction => indexOf(direction) as Direction;

/**
 * Bearing of another hex in degrees clockwise from N, by the centres of the hexes. It lies by a hair above the true value, so that
 * a bearing on the border of two sectors belongs to the further one on every machine.
 */
export function bearingTo(from: Hex, to: Hex): number {
  const dq = to.q - from.q;
  const dr = to.r - from.r;
  const x = 1.5 * dq;
  const y = Math.sqrt(3) * (dr + dq / 2);
  const degrees = (Math.atan2(x, -y) * 180) / Math.PI + 1e-9;
  return (degrees + 360) % 360;
}
