import { existing } from '../../../kernel/index.js';
import type { Army, Detachment, Model, PlanetaryState, Unit, UnitType } from '../state/index.js';
import { unitTypeBy } from '../races/unit-types.js';

/** Anything that holds the pieces; a working state and a stored one both do. */
type Pieces = Pick<PlanetaryState, 'detachments' | 'garrisons'>;
type UnitTypes = Pick<PlanetaryState, 'unitTypes'>;

/** All detachments in canonical order (PLN-GEN-13). */
export const detachmentsInOrder = (state: Pieces): readonly Detachment[] =>
  Object.values(state.detachments).sort((a, b) => a.order - b.order);

/** All detachments and garrisons in canonical order (PLN-GEN-13). */
export const armiesInOrder = (state: Pieces): readonly Army[] =>
  [...Object.values(state.detachments), ...Object.values(state.garrisons)].sort((a, b) => a.order - b.order);

/** A unit and the army it belongs to; undefined when no army holds such a unit. */
export function findUnit(
  state: Pieces,
  id: string,
): { readonly army: Army; readonly unit: Unit } | undefined {
  for (const army of armiesInOrder(state)) {
    const unit = army.units.find((each) => each.id === id);
    if (unit) return { army, unit };
  }
  return undefined;
}

/** Type of a unit. Positions and build commands admit known types only. */
export const unitTypeOf = (state: UnitTypes, unit: Unit): UnitType =>
  existing(unitTypeBy(state, unit.typeKey), 'unit type');

/** Whether a model is a vehicle: damaged or destroyed instead of wounded or dead. */
export const isVehicle = (state: UnitTypes, model: Model): boolean =>
  unitTypeBy(state, model.typeKey)?.vehicle === true;

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);
const pointsOf = (models: readonly Model[]): number => sum(models.map((model) => model.points));
/** Ready models of a unit in canonical order. */
export const readyOf = (unit: Unit): readonly Model[] =>
  unit.models.filter((model) => model.state === 'ready');
/** Points of the options of a unit that are not lost. */
export const keptOptionsValue = (unit: Unit): number =>
  sum(unit.options.filter((option) => !option.lost).map((option) => option.points));

/** Number of ready models of a unit. */
export const readyCount = (unit: Unit): number => readyOf(unit).length;

/** PLN-GEN-07 SV of a unit: all models, dead slots included, and all options, lost ones included. */
export const unitStructureValue = (unit: Unit): number =>
  pointsOf(unit.models) + sum(unit.options.map((option) => option.points));

/** PLN-GEN-07 PV of a unit: models not dead and options not lost. */
export const unitPointsValue = (unit: Unit): number =>
  pointsOf(unit.models.filter((model) => model.state !== 'dead')) + keptOptionsValue(unit);

/** PLN-GEN-07 RV of a unit: ready models, options excluded. */
export const unitReadyValue = (unit: Unit): number => pointsOf(readyOf(unit));

/** PLN-GEN-07 SV, WH40K points. */
export const structureValue = (army: Army): number => sum(army.units.map(unitStructureValue));

/** PLN-GEN-07 PV, WH40K points. */
export const pointsValue = (army: Army): number => sum(army.units.map(unitPointsValue));

/** PLN-GEN-07 RV, WH40K points. */
export const readyValue = (army: Army): number => sum(army.units.map(unitReadyValue));

/** PLN-GEN-08 Model states: an army without a living model is removed from play. */
export const isExtinct = (army: Army): boolean =>
  army.units.every((unit) => unit.models.every((model) => model.state === 'dead'));
