import type { RaceKey, UnitType } from '../../state/index.js';
import { PLAIN_UNIT_TYPE } from '../units.js';
import { BLOOD_ANGELS_UNITS } from './blood-angels.js';
import { CHAOS_UNITS } from './chaos.js';
import { DARK_ELDAR_UNITS } from './dark-eldar.js';
import { ELDAR_UNITS } from './eldar.js';
import { IMPERIAL_GUARD_UNITS } from './imperial-guard.js';
import { ORK_UNITS } from './ork.js';
import type { RaceUnit } from './race-unit.js';
import { SISTERS_UNITS } from './sisters-of-battle.js';
import { SPACE_MARINE_UNITS } from './space-marine.js';
import { TYRANID_UNITS } from './tyranid.js';

const BY_RACE: Readonly<Record<RaceKey, readonly RaceUnit[]>> = {
  SM: SPACE_MARINE_UNITS,
  BA: BLOOD_ANGELS_UNITS,
  IG: IMPERIAL_GUARD_UNITS,
  SOB: SISTERS_UNITS,
  CH: CHAOS_UNITS,
  EL: ELDAR_UNITS,
  DE: DARK_ELDAR_UNITS,
  ORK: ORK_UNITS,
  TY: TYRANID_UNITS,
};

/** Sizes are the army list's affair. */
const ANY_SIZE = { minModels: 1, maxModels: 100 } as const;

const inFull = (race: RaceKey, unit: RaceUnit): UnitType => ({
  ...PLAIN_UNIT_TYPE,
  ...ANY_SIZE,
  ...unit,
  key: `${race}.${unit.key}`,
  race,
  modelPoints: 0,
  pointsWithOrder: true,
});

/** RACE-PROD-08 Unit registry: every type that the campaign rules name, by its full key, e.g. `SM.rhino`. */
export const RACE_UNITS: Readonly<Record<string, UnitType>> = Object.fromEntries(
  (Object.keys(BY_RACE) as RaceKey[]).flatMap((race) =>
    BY_RACE[race].map((unit) => [`${race}.${unit.key}`, inFull(race, unit)]),
  ),
);
