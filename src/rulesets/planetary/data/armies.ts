import type { Fraction } from './battle.js';

const HALF: Fraction = { times: 1, over: 2 };
const QUARTER: Fraction = { times: 1, over: 4 };

/** PLN-GAR-02: part of its points that a garrison costs. */
export const GARRISON_COST: Fraction = HALF;
/** PLN-DIS-01: part of the BP value of ready models that comes back. */
export const DISBAND_REFUND: Fraction = HALF;
/** PLN-CPT-07: part of its PV that re-arming a released detachment costs. */
export const REARMING_COST: Fraction = QUARTER;

/** PLN-GEN-11: what was lost in turn t may be built again in turn t + 3. */
export const VERY_RARE_WAIT = 3;
/** PLN-DET-03: structure of a detachment that holds a character who normally needs 2000 points, and how many. */
export const GREAT_CHARACTERS = { leastPoints: 1200, perDetachment: 1 } as const;

/** PLN-GAR-05, PLN-MOV-10. */
export const GARRISON_DETACHMENT = { typeKey: 'GARRISON', mv: 4 } as const;

/** PLN-BLD-07. */
export const SPIES = { costBp: 100, perCenter: 3, perCenterPerTurn: 1 } as const;
/** PLN-BLD-13. */
export const DIPLOMATS = { costBp: 100 } as const;

/** Whole part above `value` × part: what a player pays is rounded up (PLN-GEN-02). */
export const partRoundedUp = (value: number, part: Fraction): number =>
  Math.ceil((value * part.times) / part.over);
