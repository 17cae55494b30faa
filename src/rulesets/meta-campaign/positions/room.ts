import { placeAt } from '../map/edges.js';
import { TERRAIN } from '../data/terrain.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import { blocOf, isAirborne, isVessel } from '../units/kinds.js';
import { groundIn } from './occupants.js';

/** EDC-POS-01: landed on an airstrip or platform a unit takes no room. */
const takesRoom = (state: MetaCampaignState, unit: Unit): boolean =>
  unit.sheet.category !== 'survivors' &&
  !(
    unit.sheet.category === 'aircraft' &&
    Object.values(state.structures).some(
      ({ hex, type }) =>
        hex === unit.hex && ['roughAirstrip', 'improvedAirstrip', 'vtolPlatform'].includes(type),
    )
  );

/** Amphibious land units on water take the places of aquatic ones (section 18). */
const isAfloat = (terrain: string | undefined, unit: Unit): boolean => isVessel(unit) || terrain === 'WATER';

/** EDC-POS-01, EDC-GEN-02, EDC-TER-08, EDCU-RIV-02: whether a unit may end its move in a hex; who is named as away counts as absent. */
export function isOpen(
  state: MetaCampaignState,
  hex: string,
  unit: Unit,
  away: readonly string[] = [],
): boolean {
  const place = placeAt(state, hex);
  if (place === null) return false;
  // Who is over a hex takes no room in it (EDCU-FLT-06).
  if (isAirborne(unit)) return true;
  const bloc = blocOf(unit);
  const there = groundIn(state, hex).filter(
    (each) =>
      each.id !== unit.id &&
      !away.includes(each.id) &&
      takesRoom(state, each) &&
      (bloc === 'NEUTRAL' || blocOf(each) === bloc || blocOf(each) === 'NEUTRAL'),
  );
  const row = TERRAIN[place.terrain];
  const afloat = isAfloat(place.terrain, unit);
  const alike = there.filter((each) => isAfloat(place.terrain, each) === afloat).length;
  const isBridge = place.terrain === 'LARGE_BRIDGE' || place.terrain === 'LARGE_PONTOON_BRIDGE';
  const places = afloat ? row.aquatic : row.land;
  if (isBridge) return alike < places;
  // EDCU-RIV-01: one vessel in a small river, besides whoever stands on its banks.
  if (row.aquatic === 0 && (isVessel(unit) || there.some(isVessel)))
    return alike < (isVessel(unit) ? 1 : state.rules.hexCapacity);
  const most = places > 0 ? state.rules.hexCapacity : 0;
  return alike < most && there.length < state.rules.hexCapacity;
}
