import { foundIn, lookUp } from '../../../kernel/index.js';
import type { GhostOfWarState, Unit } from '../state/index.js';
import { placeOfForce, systemOf } from '../map/places.js';
import { typeOf } from '../units/unit-types.js';

/** Ships of a formation, or a loose ship; empty for anything else. */
export function raidingShips(state: GhostOfWarState, raider: string): readonly Unit[] {
  const unit = lookUp(state.units, raider);
  const units =
    unit && unit.formation === null
      ? [unit]
      : (lookUp(state.formations, raider)?.units ?? []).flatMap(foundIn(state.units));
  return units.filter((each) => typeOf(state, each).domain === 'void');
}

/** Where it lies in wait; null on a journey. */
export const systemOfRaider = (state: GhostOfWarState, raider: string): string | null => {
  const place = placeOfForce(state, raider);
  return place && systemOf(state, place);
};
