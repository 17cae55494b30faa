import { lookUp } from '../../../kernel/index.js';
import type { Battle, SpaceEmpiresState } from '../state/index.js';
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
