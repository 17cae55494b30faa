import type { HexKey } from '../../../../engine/hex/index.js';
import type { ProductionEntry, UnitSelection } from '../../races/profile.js';
import { PROFILES } from '../../races/profiles.js';
import type { PlanetaryState, Slot, UnitType } from '../../state/index.js';

/** What a unit is made for. */
export type Making =
  /** A new detachment, in this slot, of the player's normal type or of another. */
  | { readonly for: 'DETACHMENT'; readonly slot: Slot; readonly normal: boolean }
  | { readonly for: 'GARRISON' }
  /** A unit that joins an army, and the hex where that army is. */
  | { readonly for: 'ADDITION'; readonly armyHex: HexKey | null }
  | { readonly for: 'REPLACEMENT' };

/** RACE-PROD-01: a choice among all types of the race; all that is told must hold. */
export function selects(select: UnitSelection, type: UnitType, short: string): boolean {
  const { moveClass, vehicle, demon, except, aspectOfShrine } = select;
  return (
    (moveClass === undefined || moveClass.includes(type.moveClass)) &&
    (vehicle === undefined || type.vehicle === vehicle) &&
    (demon === undefined || demon.includes(type.demon ?? 'NONE')) &&
    except?.includes(short) !== true &&
    (aspectOfShrine !== true || type.aspect === true)
  );
}

/** RACE-PROD-01 (d): the condition of an entry, and RACE-CH-14 for units of captured Imperial Guard hexes. */
export function conditionHolds(
  state: PlanetaryState,
  hex: HexKey,
  type: UnitType,
  { condition }: ProductionEntry,
  making: Making,
): boolean {
  if (type.pool === 'NORMAL_ONLY' && !fillsNormalDetachment(making)) return false;
  switch (condition) {
    case undefined:
      return true;
    case 'IMPERIAL_PLAYER_AT_START':
      return hadImperialPlayer(state);
    case 'ONLY_AS_HQ_OF_DETACHMENT_CREATED_HERE':
      return making.for === 'DETACHMENT' && making.normal && making.slot === 'HQ';
    case 'ADDED_TO_DETACHMENT_IN_HEX':
      return making.for === 'ADDITION' ? making.armyHex === hex : fillsNormalDetachment(making);
  }
}

/** RACE-CH-14: a new detachment of the normal type that is created in the hex, or its losses. */
const fillsNormalDetachment = (making: Making): boolean =>
  making.for === 'REPLACEMENT' || (making.for === 'DETACHMENT' && making.normal);

/** RACE-CH-13: players never leave the list, so those in the game at the start are those of the campaign. */
const hadImperialPlayer = (state: PlanetaryState): boolean =>
  Object.values(state.players).some(({ race }) => PROFILES[race].groups.includes('IMPERIUM'));
