import type { MoveClass, Slot, UnitType } from '../../state/index.js';

/** A type as the race knows it, under its short key: all but the points, which come from the club's army lists. */
export type RaceUnit = Pick<UnitType, 'key' | 'name' | 'slot' | 'moveClass' | 'vehicle'> &
  Partial<Omit<UnitType, 'race' | 'options' | 'modelPoints' | 'minModels' | 'maxModels'>>;

type More = Omit<RaceUnit, 'key' | 'name' | 'slot' | 'moveClass' | 'vehicle'>;

/** Infantry unless it is told otherwise: bikes are wheeled, jetbikes skimmers; beasts and cavalry go on foot. */
export const foot = (
  key: string,
  name: string,
  slot: Slot,
  moveClass: MoveClass = 'infantry',
  more: More = {},
): RaceUnit => ({ key, name, slot, moveClass, vehicle: false, ...more });

export const vehicle = (
  key: string,
  name: string,
  slot: Slot,
  moveClass: MoveClass,
  more: More = {},
): RaceUnit => ({ key, name, slot, moveClass, vehicle: true, ...more });
