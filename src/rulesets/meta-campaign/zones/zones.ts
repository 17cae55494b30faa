import { flatNeighbours, hexKey, parseHexKey } from '../../../engine/hex/index.js';
import { existing } from '../../../kernel/index.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import { opponentsIn } from '../positions/occupants.js';
import { blocOf, has, isAircraft, isFree, isOnMap } from '../units/kinds.js';

/** A weapon that it could use: ammunition left, and deployed where it must be (EDC-ZOI-01). */
export const canFight = (unit: Unit): boolean =>
  !unit.disarmed &&
  (!has(unit, 'deployable') || unit.deployed) &&
  unit.sheet.weapons.some(({ item }) => item === null || (unit.uses[item] ?? 0) > 0);

/** EDC-ZOI-01: who projects a zone into the six hexes around. */
export function hasZone(unit: Unit): boolean {
  if (unit.afar !== null) return unit.afar.zone && isOnMap(unit) && isFree(unit);
  const flies = unit.profile === 'NOE' || unit.profile === 'CONTOUR';
  return (
    isOnMap(unit) &&
    unit.fs >= 1 &&
    canFight(unit) &&
    isFree(unit) &&
    !unit.stealthed &&
    unit.sheet.category !== 'survivors' &&
    (!isAircraft(unit) || flies)
  );
}

export const aroundOf = (hex: string): readonly string[] =>
  flatNeighbours(existing(parseHexKey(hex), 'hex')).map(hexKey);

/** Whether a hex lies in the zone of a unit that opposes the bloc of this one. */
export const isInZone = (state: MetaCampaignState, hex: string, mover: Unit): boolean =>
  aroundOf(hex).some((each) => opponentsIn(state, each, blocOf(mover)).some(hasZone));

/** EDC-ZOI-04: who does not mind zones. */
export const ignoresZones = (unit: Unit): boolean =>
  unit.stealthed ||
  unit.sheet.propulsion === 'fixedWing' ||
  unit.profile === 'LOW' ||
  unit.profile === 'CRUISE' ||
  blocOf(unit) === 'NEUTRAL';
