import type { DiceRolledData, RecordedEvent } from '../kernel/index.js';
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

interface Tally {
  readonly seat: string | null;
  readonly sides: number;
  readonly rolls: number;
  readonly faces: number[];
}

/** Luck of the seats in a history, taken event by event; events that are no rolls change nothing. */
export function newLuck() {
  const tallies = new Map<string, Tally>();
  return {
    take: ({ type, data }: Pick<RecordedEvent, 'type' | 'data'>): void => {
      if (type !== 'dice.DiceRolled') return;
      const { notation, faces, thrownFor: seat = null } = data as unknown as DiceRolledData;
      const sides = Number(notation.slice(notation.indexOf('D') + 1));
      const name = `${sides} ${seat ?? ''}`;
      const tally = tallies.get(name) ?? {
        seat,
        sides,
        rolls: 0,
        faces: Array.from({ length: sides }, () => 0),
      };
      for (const face of faces) tally.faces[face - 1]! += 1;
      tallies.set(name, { ...tally, rolls: tally.rolls + 1 });
    },
    luck: (): readonly Luck[] => [...tallies.values()].map(luckOf),
  };
}

function luckOf({ seat, sides, rolls, faces }: Tally): Luck {
  const thrown = faces.reduce((sum, each) => sum + each, 0);
  const pips = faces.reduce((sum, each, at) => sum + each * (at + 1), 0);
  const chiSquare = chiSquareOfEqual(faces);
  return {
    seat,
    sides,
    rolls,
    faces: [...faces],
    mean: thrown === 0 ? 0 : pips / thrown,
    expectedMean: (sides + 1) / 2,
    chiSquare,
    p: chiSquareTail(chiSquare, sides - 1),
  };
}
