import { lookUp } from '../../../kernel/index.js';
import type { Army, PlanetaryState, Unit } from './index.js';

/** An army of either kind by id. */
export const armyOf = (state: PlanetaryState, id: string): Army | null =>
  lookUp(state.detachments, id) ?? lookUp(state.garrisons, id) ?? null;

/** Units of an army that still have a living model. */
export const livingUnitsOf = (army: Army): readonly Unit[] =>
  army.units.filter((unit) => unit.models.some((each) => each.state !== 'dead'));

/** The army that a name is about: an army, or a unit or model of one, whatever the club called them; null where there is none. */
export function armyAbout(state: PlanetaryState, name: string): Army | null {
  const parts = name.split('.');
  const named = parts
    .map((_, place) => armyOf(state, parts.slice(0, place + 1).join('.')))
    .find((each) => each !== null);
  const holds = ({ units }: Army): boolean =>
    units.some(({ id, models }) => id === name || models.some((model) => model.id === name));
  const armies = [...Object.values(state.detachments), ...Object.values(state.garrisons)];
  return named ?? armies.find(holds) ?? null;
}
