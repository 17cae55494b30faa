/** A number from 0 to below `below`. */
export type Chance = (below: number) => number;

/** Numbers that follow from a seed alone (mulberry32). */
export function chanceOf(seed: number): Chance {
  let at = seed >>> 0;
  return (below) => {
    at = (at + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(at ^ (at >>> 15), at | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below) | 0;
  };
}

export const pick = <T>(chance: Chance, of: readonly T[]): T | undefined => of[chance(of.length)];
