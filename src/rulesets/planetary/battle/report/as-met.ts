import { hexOf } from '../../map/map.js';
import { visibleHexes } from '../../fog/sight.js';
import type { Army, Battle, PlanetaryState, SideRole } from '../../state/index.js';
import type { PlanetaryTable } from '../../table.js';
import { isArbiter, primaryArmies, SIDES } from '../battle-sides.js';

/** PLN-SIG-01: armies that the reporter has met or sees; units of others are unknown to them, whatever they call them. */
export function asMet({ state, actor }: PlanetaryTable, battle: Battle): PlanetaryState {
  if (isArbiter(actor)) return state;
  const seen = visibleHexes(state, actor.seat);
  const met = new Set([
    ...SIDES.flatMap((side) => primaryArmies(state, battle, side).map((each) => each.id)),
    ...SIDES.flatMap((side) => listedIn(battle, side)),
  ]);
  const isKnown = (army: Army): boolean => {
    const hex = hexOf(army);
    return army.owner === actor.seat || met.has(army.id) || (hex !== null && seen.has(hex));
  };
  const known = <A extends Army>(armies: Readonly<Record<string, A>>): Readonly<Record<string, A>> =>
    Object.fromEntries(Object.entries(armies).filter(([, army]) => isKnown(army)));
  return { ...state, detachments: known(state.detachments), garrisons: known(state.garrisons) };
}

/** Detachments that the battle sheet lists beside the primary armies. */
const listedIn = ({ brief }: Battle, side: SideRole): readonly string[] =>
  brief === null
    ? []
    : [...brief.sides[side].reinforcements, ...brief.sides[side].artillery].map((each) => each.detachment);
