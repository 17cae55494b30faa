import type { GhostOfWarState } from '../../state/index.js';
import { factionsBySeq, isAllied, isHostile } from '../../general/factions.js';
import { figure } from '../../house-rules/house-rules.js';
import { surveyOf } from './survey.js';

/** GOW-MAP-08: whether a faction's side, it and its allies there, has void supremacy in a system. */
export function hasVoidSupremacy(state: GhostOfWarState, system: string, faction: string): boolean {
  const strengths = surveyOf(state).voidStrengths(system);
  if (strengths.size === 0) return false;
  let own = 0;
  let hostile = 0;
  for (const [each, strength] of strengths) {
    if (isAllied(state, faction, each)) own += strength;
    else if (isHostile(state, faction, each)) hostile += strength;
  }
  return own > 0 && own >= figure(state.parameters, 'voidSupremacy.ratio') * hostile;
}

/** GOW-MAP-08: whether a faction hostile to this one has void supremacy in a system. */
export const isDominated = (state: GhostOfWarState, system: string, faction: string): boolean =>
  supremeHostiles(state, system, faction).length > 0;

/** GOW-MAP-08: the factions hostile to one that have void supremacy in a system, by seq. */
export const supremeHostiles = (state: GhostOfWarState, system: string, faction: string): readonly string[] =>
  surveyOf(state).voidStrengths(system).size === 0
    ? []
    : factionsBySeq(state)
        .map((each) => each.id)
        .filter((each) => isHostile(state, each, faction) && hasVoidSupremacy(state, system, each));
