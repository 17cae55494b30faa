import { chiSquareOfEqual, chiSquareTail } from './chi-square.js';

/** Faces thrown for a seat with one kind of die. */
export interface Luck {
  /** Null for rolls that are nobody's, and for those of old that do not say whose they are. */
  readonly seat: string | null;
  readonly sides: number;
  readonly rolls: number;
  /** Count by face, index 0 = face 1. */
  readonly faces: readonly number[];
  readonly mean: number;
  readonly expectedMean: number;
  /** Chi-square statistic with sides − 1 degrees of freedom. */
  readonly chiSquare: number;
  /** Probability of a statistic at least as large with fair dice. */
  readonly p: number;
}

/** What was thrown for a seat with one kind of die. */
export interface Tally {
  readonly seat: string | null;
  readonly sides: number;
  readonly rolls: number;
  /** Count by face, index 0 = face 1. */
  readonly faces: readonly number[];
}

/** How even the faces are. */
export function luckOf({ seat, sides, rolls, faces }: Tally): Luck {
  const thrown = faces.reduce((sum, each) => sum + each, 0);
  const pips = faces.reduce((sum, each, at) => sum + each * (at + 1), 0);
  const chiSquare = chiSquareOfEqual(faces);
  return {
    seat,
    sides,
    rolls,
    faces,
    mean: thrown === 0 ? 0 : pips / thrown,
    expectedMean: (sides + 1) / 2,
    chiSquare,
    p: chiSquareTail(chiSquare, sides - 1),
  };
}
