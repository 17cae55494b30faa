import { lookUp } from '../../../kernel/index.js';
import type { Battle, SpaceEmpiresState } from '../state/index.js';
import { isShip, lineOf } from '../units/lines.js';
import { opponentsIn } from '../units/stacks.js';
import { leftOf, loserOf } from './losses.js';

/** Participants of the loser that have to leave, in the order in which they lie in their stack (SPE-GEN-07). */
export function survivorsOf(state: SpaceEmpiresState, battle: Battle): readonly string[] {
  const loser = loserOf(battle);
  const left = leftOf(battle, loser).map((each) => each.unit);
  const stack = lookUp(lookUp(state.stacks, loser) ?? {}, battle.mapSpace) ?? [];
  return stack.flatMap((chit) => (chit !== null && left.includes(chit) ? [chit] : []));
}

/** SPE-BAT-12: neighbouring map spaces without any unit of another player. */
export const waysOut = (state: SpaceEmpiresState, battle: Battle): readonly string[] =>
  (lookUp(state.spaces, battle.mapSpace)?.neighbours ?? []).filter(
    (each) => opponentsIn(state, loserOf(battle), each).length === 0,
  );

/** SPE-BAT-12: of those who get there the ground units, if it is a planet. */
export const landingAt = (
  state: SpaceEmpiresState,
  mapSpace: string,
  units: readonly string[],
): readonly string[] =>
  lookUp(state.spaces, mapSpace)?.planetClass === 'NONE' ? [] : units.filter((chit) => isGround(state, chit));

const isGround = (state: SpaceEmpiresState, chit: string): boolean => {
  const unit = lookUp(state.units, chit);
  return unit !== undefined && !isShip(lineOf(state, unit));
};
