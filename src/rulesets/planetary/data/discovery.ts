import type { MatrixRace } from '../races/profile.js';
import { PLAIN_UNIT_TYPE } from './units.js';
import type { UnitType } from '../state/index.js';

/** PLN-DSC-01: face of a D6 that finds something, and what it is by another D6. */
export const DISCOVERY = { foundFrom: 6, resourceUpTo: 4, urbanUpTo: 5 } as const;

/** PLN-DSC-02 Special, by D6. */
export const SPECIAL = { enemiesUpTo: 1, followersUpTo: 4 } as const;

/** PLN-DSC-03 … -05: points by D6, base + step × face. */
export const DISCOVERED_POINTS = {
  ENEMIES: { base: 600, step: 100 },
  FOLLOWERS: { base: 200, step: 100 },
  MERCENARIES: { base: 780, step: 120 },
} as const;

/** PLN-STA-03: size of an Urban hex by D6. */
export const URBAN_SIZE_BY_DIE: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 1, 4: 2, 5: 2, 6: 3 };

/** PLN-STA-04: RP per turn for each point of a D6. */
export const RP_PER_FACE = 50;

/** RACE-GEN-09: random race by D8. */
export const RACE_BY_DIE: readonly MatrixRace[] = ['IG', 'SM', 'SOB', 'CH', 'EL', 'DE', 'ORK', 'TY'];

/** PLN-DSC-03: what the enemies of an undiscovered hex consist of. */
export const HOSTILE_INFANTRY: UnitType = {
  ...PLAIN_UNIT_TYPE,
  key: 'npc.infantry',
  name: 'Hostile infantry',
  slot: 'TR',
  moveClass: 'infantry',
  vehicle: false,
  modelPoints: 10,
  minModels: 10,
  maxModels: 10,
};
