import type { RollRequest } from '../../../kernel/index.js';
import { armyAbout } from '../state/army-of.js';
import { NPC, type PlanetaryState, type SideRole } from '../state/index.js';

/**
 * The player that a roll is thrown for: the side of the battle, the owner of the piece or hex that its subject names;
 * null where it is nobody's (the terrain of a battle, an NPC, an empty hex).
 */
export function thrownFor({ subject }: RollRequest, state: PlanetaryState): string | null {
  const names = subject.split(/[\s:|/]+/);
  const battle = names.map((each) => state.battles[each]).find((each) => each !== undefined);
  const side = names.find((each): each is SideRole => each === 'attacker' || each === 'defender');
  const owner = battle
    ? side && battle[side].seat
    : names.map((each) => ownerOf(state, each)).find((each) => each);
  return owner === undefined || owner === NPC ? null : owner;
}

function ownerOf(state: PlanetaryState, name: string): string | undefined {
  if (state.players[name]) return name;
  if (state.hexes[name]) return state.hexes[name].controller ?? undefined;
  const piece = armyAbout(state, name) ?? state.spies[name] ?? state.convoys[name] ?? state.squadrons[name];
  return piece?.owner;
}
