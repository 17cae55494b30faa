import { editIn, itemAt, type Edit, type Mutable } from '../../../kernel/index.js';
import type { Army, Battle, Detachment, MapHex, Model, PlanetaryState, Unit } from './index.js';

/** A hex in a working state, to be changed. */
export const editHex = (edit: Edit, state: Mutable<PlanetaryState>, key: string): Mutable<MapHex> =>
  editIn(edit, editIn(edit, state, 'hexes'), key);

/** A battle in a working state, to be changed. */
export const editBattle = (edit: Edit, state: Mutable<PlanetaryState>, id: string): Mutable<Battle> =>
  editIn(edit, editIn(edit, state, 'battles'), id);

/** The editable copy of a detachment in a working state. */
export const editDetachment = (edit: Edit, state: Mutable<PlanetaryState>, id: string): Mutable<Detachment> =>
  editIn(edit, editIn(edit, state, 'detachments'), id);

/** The editable copy of a detachment or garrison in a working state. */
export function editArmy(edit: Edit, state: Mutable<PlanetaryState>, id: string): Mutable<Army> {
  if (state.detachments[id]) return editDetachment(edit, state, id);
  return editIn(edit, editIn(edit, state, 'garrisons'), id);
}

/** The editable copy of a unit of an army in a working state. */
export function editUnit(
  edit: Edit,
  state: Mutable<PlanetaryState>,
  armyId: string,
  unitId: string,
): Mutable<Unit> {
  const army = editArmy(edit, state, armyId);
  const units = editIn(edit, army, 'units') as Unit[];
  const index = units.findIndex((each) => each.id === unitId);
  const unit = edit(itemAt(units, index));
  units[index] = unit;
  return unit;
}

/** The editable copy of a model of a unit in a working state. */
export function editModel(
  edit: Edit,
  state: Mutable<PlanetaryState>,
  armyId: string,
  unitId: string,
  modelId: string,
): Mutable<Model> {
  const models = editIn(edit, editUnit(edit, state, armyId, unitId), 'models') as Model[];
  const index = models.findIndex((each) => each.id === modelId);
  const model = edit(itemAt(models, index));
  models[index] = model;
  return model;
}
