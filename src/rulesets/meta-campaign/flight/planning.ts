import type { Timing } from '../data/words.js';
import type { Order } from '../orders/orders.js';
import type { Unit } from '../state/index.js';
import { isAircraft } from '../units/kinds.js';
import { levelsFrom } from '../units/profiles.js';

const shifted = (unit: Unit, levels: number): Unit => ({
  ...unit,
  profile: unit.profile === null ? null : (levelsFrom(unit.profile, levels) ?? unit.profile),
});

/** An aircraft as its order means it to fly once its ability has come at one of these times (EDCU-FLT-04, EDCU-TOL-02). */
export function afterAbility(unit: Unit, { ability }: Order, times: readonly Timing[]): Unit {
  if (!ability || !times.includes(ability.timing) || !isAircraft(unit)) return unit;
  switch (ability.name) {
    case 'FAST_TAKEOFF':
      return { ...unit, profile: ability.profile };
    case 'FAST_LANDING':
      return { ...unit, profile: null };
    case 'CLIMB':
      return shifted(unit, 1);
    case 'DESCEND':
      return shifted(unit, -1);
    default:
      return unit;
  }
}

/** And after its action (EDCU-FLT-04, EDCU-TOL-03, EDCU-TOL-04). */
export function afterAction(unit: Unit, { action }: Order): Unit {
  if (!action || !isAircraft(unit)) return unit;
  switch (action.name) {
    case 'SLOW_TAKEOFF':
      return { ...unit, profile: action.profile };
    case 'LAND':
      return { ...unit, profile: null };
    case 'CLIMB':
      return shifted(unit, 1);
    case 'DESCEND':
      return shifted(unit, -1);
    default:
      return unit;
  }
}
