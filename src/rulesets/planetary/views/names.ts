import { allUnitTypes } from '../races/unit-types.js';
import type { PlanetaryState } from '../state/index.js';

/** Types of units by their names. */
export const names = (state: PlanetaryState): readonly { readonly id: string; readonly name: string }[] =>
  allUnitTypes(state).map(({ key, name }) => ({ id: key, name }));
