import { NEVER_FIRED } from '../data/tables.js';
import type { EpicState } from '../state/index.js';
import { profileOf, unitBy } from '../units/pieces.js';

/** EPC-SHO-05: places of super heavy weapons of a unit that could be fired: not knocked out, not used up. */
export function usableWeapons(state: EpicState, unit: string): readonly number[] {
  const { knockedOut, usesLeft } = unitBy(state, unit);
  return profileOf(state, unit).superHeavyWeapons.flatMap(({ type }, place) =>
    NEVER_FIRED.includes(type) || knockedOut.includes(place) || usesLeft[place] === 0 ? [] : [place],
  );
}

/** Places of weapons of one type that still work, for close combat. */
export const workingWeapons = (
  state: EpicState,
  unit: string,
  type: 'CLOSE_COMBAT_WEAPON' | 'RIPPER_TENTACLES',
): readonly number[] =>
  profileOf(state, unit).superHeavyWeapons.flatMap((each, place) =>
    each.type === type && !unitBy(state, unit).knockedOut.includes(place) ? [place] : [],
  );
