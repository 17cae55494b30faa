/** After so many failures one after the other, about a day, a channel is switched off. */
export const MOST_FAILURES = 12;

const FIRST_MS = 30_000;
const LONGEST_MS = 6 * 3_600_000;

/**
 * Milliseconds before the next attempt: twice as long after each failure, up to six hours, and up to half of it less, so that
 * those who failed together do not come back together.
 * @param failures one after the other, from 1
 * @param chance from 0 to 1
 */
export const restAfter = (failures: number, chance = Math.random()): number =>
  Math.round(Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS) * (1 - chance / 2));
