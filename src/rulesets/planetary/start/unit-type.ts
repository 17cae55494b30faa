import type { UnitOptionType, UnitType } from '../state/index.js';

/**
 * A unit type. Of a type of the registry (RACE-PROD-08), e.g. `SM.rhino`, the fields left out are as the registry has them;
 * of others they are false, 0, 1 wound, no options, and name, slot, movement, whether it is a vehicle, and size must be told.
 */
export type PositionUnitType = Pick<UnitType, 'key' | 'modelPoints'> &
  Partial<Omit<UnitType, 'options'>> & { readonly options?: readonly UnitOptionType[] };
