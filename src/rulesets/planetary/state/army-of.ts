import { lookUp } from '../../../kernel/index.js';
import type { Army, PlanetaryState, Unit } from './index.js';

/** An army of either kind by id. */
export const armyOf = (state: PlanetaryState, id: string): Army | null =>
  lookUp(state.detachments, id) ?? lookUp(state.garrisons, id) ?? null;

/** Units of an army that still have a living model. */
export const livingUnitsOf = (army: Army): readonly Unit[] =>
  army.units.filter((unit) => unit.models.some((each) => each.state !== 'dead'));
