import { editIn, type Edit, type Mutable } from '../../../kernel/index.js';
import type { Battle, MapHex, PlanetaryState } from '../state.js';

/** A hex in a working state, to be changed. */
export const editHex = (edit: Edit, state: Mutable<PlanetaryState>, key: string): Mutable<MapHex> =>
  editIn(edit, editIn(edit, state, 'hexes'), key);

/** A battle in a working state, to be changed. */
export const editBattle = (edit: Edit, state: Mutable<PlanetaryState>, id: string): Mutable<Battle> =>
  editIn(edit, editIn(edit, state, 'battles'), id);
