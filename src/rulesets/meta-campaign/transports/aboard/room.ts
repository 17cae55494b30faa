import type { MetaCampaignState, Sheet, Unit } from '../../state/index.js';
import { isInfantry } from '../../units/kinds.js';
import { carriedOn } from './carried.js';

/** What is aboard a unit, or would be. */
export interface Load {
  readonly infantry: number;
  /** Vehicles and towed units on beds. */
  readonly vehicles: number;
  /** Groups of survivors. */
  readonly groups: number;
  /** Crates and barrels. */
  readonly supplies: number;
}

/** EDCU-TRN-01: supply slots that an infantry unit takes in a cargo compartment, and a vehicle on a bed. */
const SLOTS = { infantry: 2, vehicle: 4 } as const;

/** EDCU-TRN-01: Air Mobility class of the heaviest units that a bed carries. */
const BED_CLASS = 3;

const capacityOf = ({ compartments }: Sheet, type: Sheet['compartments'][number]['type'], by = 1): number =>
  compartments
    .filter((each) => each.type === type)
    .reduce((sum, { capacity }) => sum + Math.floor(capacity / by), 0);

/** EDCU-TRN-01: whether compartments hold a load: survivors on stretchers first, infantry in troop compartments first. */
export function fits(sheet: Sheet, { infantry, vehicles, groups, supplies }: Load): boolean {
  const sitting = infantry + Math.max(0, groups - capacityOf(sheet, 'stretchers'));
  const inCargo = Math.max(0, sitting - capacityOf(sheet, 'troop'));
  const slots =
    capacityOf(sheet, 'cargo') +
    capacityOf(sheet, 'vehicleBed') -
    SLOTS.infantry * inCargo -
    SLOTS.vehicle * vehicles;
  return (
    inCargo <= capacityOf(sheet, 'cargo', SLOTS.infantry) &&
    vehicles <= capacityOf(sheet, 'vehicleBed', SLOTS.vehicle) &&
    supplies <= slots
  );
}

/** What is aboard a unit now. */
export function loadOf(
  state: Pick<MetaCampaignState, 'units'>,
  { id, survivors, crates, barrels }: Unit,
): Load {
  const embarked = carriedOn(state, id, 'EMBARKED');
  const infantry = embarked.filter(isInfantry).length;
  return {
    infantry,
    vehicles: embarked.length - infantry,
    groups: survivors.length,
    supplies: crates + barrels,
  };
}

/** EDCU-TRN-01: who goes aboard at all: infantry, and vehicles and towed units that are light enough for a bed. */
export const mayEmbark = (unit: Unit): boolean =>
  isInfantry(unit) ||
  (['vehicle', 'towed'].includes(unit.sheet.category) && (unit.sheet.airMobility ?? 0) >= BED_CLASS);

/** EDCU-TRN-01: whether a transport has room for one more unit. */
export function hasRoomFor(state: Pick<MetaCampaignState, 'units'>, transport: Unit, unit: Unit): boolean {
  const load = loadOf(state, transport);
  const more = isInfantry(unit) ? { infantry: load.infantry + 1 } : { vehicles: load.vehicles + 1 };
  return fits(transport.sheet, { ...load, ...more });
}
