import { lookUp } from '../../../kernel/index.js';
import type { Formation, GhostOfWarState, Planet } from '../state/index.js';
import { isAllied } from '../general/factions.js';
import { bySeq } from '../general/order.js';
import { placeOfFormation, systemOf } from '../map/places.js';

/** GOW-CHP-03: the formation that is flagged as the fleet of a chapter. */
export const chapterFleetOf = (state: GhostOfWarState, faction: string): Formation | undefined =>
  bySeq(Object.values(state.formations)).find((each) => each.chapterFleet && each.owner === faction);

/** System in which the Chapter Fleet is; null while it is under way, or where there is none. */
export function systemOfFleet(state: GhostOfWarState, faction: string): string | null {
  const fleet = chapterFleetOf(state, faction);
  const place = fleet ? placeOfFormation(state, fleet) : null;
  return place && systemOf(state, place);
}

/** Chapter Holds of a faction: its own planets, and homeworlds that an ally controls for it; by seq. */
export const holdsOf = (state: GhostOfWarState, faction: string): readonly Planet[] => {
  const homeworlds = lookUp(state.factions, faction)?.chapter?.homeworlds ?? [];
  return bySeq(
    Object.values(state.planets).filter(
      (each) =>
        each.chapterHold &&
        (each.controller === faction ||
          (homeworlds.includes(each.id) && isAllied(state, each.controller, faction))),
    ),
  );
};

/** GOW-CHP-05, GOW-RCV-03: systems with a Hold or the Fleet of a faction. */
export const baseSystemsOf = (state: GhostOfWarState, faction: string): ReadonlySet<string> => {
  const fleet = systemOfFleet(state, faction);
  return new Set([...holdsOf(state, faction).map((each) => each.system), ...(fleet === null ? [] : [fleet])]);
};

/** GOW-CHP-06: systems with a Chapter Hold are honour-bound. */
export const isHonourBound = (state: GhostOfWarState, faction: string, system: string): boolean =>
  (lookUp(state.factions, faction)?.chapter?.honourBound.includes(system) ?? false) ||
  holdsOf(state, faction).some((each) => each.system === system);

/** GOW-CHP-06 */
export const isGrateful = (state: GhostOfWarState, faction: string, system: string): boolean =>
  (lookUp(state.factions, faction)?.chapter?.grateful ?? []).some(
    (each) => each.system === system && each.from <= state.round && state.round <= each.until,
  );
