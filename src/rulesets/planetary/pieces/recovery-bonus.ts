import { RECOVERY } from '../data/battle.js';
import type { Army, PlanetaryState } from '../state/index.js';
import { hexOf } from '../map/map.js';
import { isFriendly } from '../state/relations.js';

/** +2 in the owner's Capital, else +1 in another own or allied Stronghold or Urban hex, not both; none in orbit. */
export function recoveryBonus(state: PlanetaryState, army: Army): number {
  const key = hexOf(army);
  const hex = key === null ? undefined : state.hexes[key];
  if (!hex) return 0;
  if (state.players[army.owner]?.capitalHex === key) return RECOVERY.inCapital;
  const place = hex.urban !== null || hex.stronghold !== null;
  const friendly = hex.controller !== null && isFriendly(state, hex.controller, army.owner);
  return place && friendly ? RECOVERY.inOtherPlace : 0;
}
