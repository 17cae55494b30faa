import { modifiersOfRace } from '../races/profile-of.js';
import type { Army, PlanetaryState, Unit } from '../state/index.js';
import { keptOptionsValue, readyCount, unitReadyValue } from '../pieces/armies.js';

/**
 * PLN-BAT-04 Participating units: at least half of its slots hold ready models. A damaged vehicle is not ready, so a
 * single vehicle takes part undamaged and a squadron by the number of its undamaged vehicles. RACE-SM-03: with some
 * races any ready model will do. The race is the army's own (RACE-GEN-06).
 */
export function participates(state: PlanetaryState, army: Army, unit: Unit): boolean {
  const ready = readyCount(unit);
  const { participation } = modifiersOfRace(state, army.race);
  return ready > 0 && (participation === 'ANY_STRENGTH_AFTER_FULL_UNITS' || ready * 2 >= unit.maxModels);
}

/** PLN-BAT-04 Units of an army that take part in its battles; none of an unarmed detachment (PLN-CPT-07). */
export const participatingUnits = (state: PlanetaryState, army: Army): readonly Unit[] =>
  army.kind === 'detachment' && army.unarmed
    ? []
    : army.units.filter((unit) => participates(state, army, unit));

/** PLN-GEN-07 BV of a unit: ready models and options not lost; 0 if it does not take part. */
export const unitBattleValue = (state: PlanetaryState, army: Army, unit: Unit): number =>
  participates(state, army, unit) ? unitReadyValue(unit) + keptOptionsValue(unit) : 0;

/** PLN-GEN-07 BV of some units of an army, WH40K points. */
export const battleValueOf = (state: PlanetaryState, army: Army, units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + unitBattleValue(state, army, unit), 0);

/** PLN-GEN-07 BV, WH40K points. */
export const battleValue = (state: PlanetaryState, army: Army): number =>
  battleValueOf(state, army, participatingUnits(state, army));
