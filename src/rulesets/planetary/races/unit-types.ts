import { lookUp } from '../../../kernel/index.js';
import { RACE_UNITS } from '../data/race-units/registry.js';
import type { PlanetaryState, RaceKey, UnitType } from '../state/index.js';

type UnitTypes = Pick<PlanetaryState, 'unitTypes'>;

/** RACE-PROD-08: a type as the campaign has it: entered by the club, else as the registry of the races knows it. */
export const unitTypeBy = (state: UnitTypes, key: string): UnitType | undefined =>
  lookUp(state.unitTypes, key) ?? lookUp(RACE_UNITS, key);

/** RACE-PROD-08: key within its race, by which profiles know it; null for types that no profile can name. */
export const shortKey = (type: Pick<UnitType, 'key'>): string | null =>
  lookUp(RACE_UNITS, type.key) ? type.key.slice(type.key.indexOf('.') + 1) : null;

/** The registry's type of a race by its short key. */
export const registeredType = (race: RaceKey, short: string): UnitType | undefined =>
  lookUp(RACE_UNITS, `${race}.${short}`);

/** Every type that a campaign has, those of the club first. */
export const allUnitTypes = (state: UnitTypes): readonly UnitType[] => [
  ...Object.values(state.unitTypes),
  ...Object.values(RACE_UNITS).filter((each) => lookUp(state.unitTypes, each.key) === undefined),
];
