import type { Treatment } from '../state/index.js';
import type { Fraction } from './battle.js';

/** Settlements by size, 1…4 (PLN-URB-01). */
export const URBAN_SIZES: Readonly<
  Record<number, { readonly name: string; /** BP per turn without bonus. */ readonly generationBp: number }>
> = {
  1: { name: 'Village', generationBp: 25 },
  2: { name: 'Town', generationBp: 50 },
  3: { name: 'City', generationBp: 75 },
  4: { name: 'Metropol', generationBp: 100 },
};

/** PLN-TAK-03: random buildings destroyed, by D6. */
export const BUILDINGS_DESTROYED: Readonly<Record<number, number>> = { 1: 0, 2: 0, 3: 0, 4: 1, 5: 1, 6: 2 };

/** PLN-TAK-04…06: BP gained as multiples of normal generation. */
export const TAKING_YIELD: Readonly<Record<Treatment, number>> = {
  CAPTURE: 0,
  PILLAGE: 3,
  CLEANSE: 5,
  DESTROY: 10,
};

/** The rule of each treatment in the catalog of the races. */
export const RACE_RULE_OF_TREATMENT = {
  CAPTURE: 'RACE-TAKE-04',
  PILLAGE: 'RACE-TAKE-05',
  CLEANSE: 'RACE-TAKE-06',
  DESTROY: 'RACE-TAKE-07',
} as const satisfies Readonly<Record<Treatment, string>>;

/** PLN-TAK-05, RACE-TAKE-06 Cleanse. */
export const CLEANSED_SIZE = 1;

/** PLN-RAI-03: part of what a Resource hex still has that a raid on its route takes. */
export const ROUTE_RAID_PART: Fraction = { times: 1, over: 2 };

export type DefenceCategory = 'turrets' | 'towers' | 'walls' | 'bunkers' | 'other';

/** Which limits of PLN-STR-03 a defence counts against (PLN-DEF-03…08), and whether it is a building (PLN-WIN-05). */
export const DEFENCE_TYPES: Readonly<
  Record<string, { readonly counts: readonly DefenceCategory[]; readonly building: boolean }>
> = {
  /** PLN-DEF-04. */
  weaponTower: { counts: ['towers'], building: true },
  aaTower: { counts: ['towers'], building: true },
  turretTower: { counts: ['towers', 'turrets'], building: true },
  radarTower: { counts: ['towers'], building: true },
  groundTurret: { counts: ['turrets'], building: true },
  immobileBatteryEarthshaker: { counts: ['towers'], building: false },
  immobileBatteryHydra: { counts: ['towers'], building: false },
  /** PLN-DEF-07, as is the bunker. */
  wallSection: { counts: ['walls'], building: false },
  bunker: { counts: ['bunkers'], building: true },
  razorwire6in: { counts: ['other'], building: false },
  tankTrap: { counts: ['other'], building: false },
  trench6in: { counts: ['other'], building: false },
  minefield4x8in: { counts: ['other'], building: false },
  boobyTrap: { counts: ['other'], building: false },
  gunPlacement: { counts: ['other'], building: false },
};

/** PLN-STR-03 Limits of defences: numbers, and for `other` BP spent. */
export const DEFENCE_LIMITS: Readonly<
  Record<'CAMP' | 'FORTIFICATION' | 'CAPITAL_FORTIFICATION', Readonly<Record<DefenceCategory, number>>>
> = {
  CAMP: { turrets: 0, towers: 1, walls: 0, bunkers: 2, other: 50 },
  FORTIFICATION: { turrets: 1, towers: 2, walls: 2, bunkers: 2, other: 100 },
  CAPITAL_FORTIFICATION: { turrets: 2, towers: 4, walls: 4, bunkers: 2, other: 150 },
};
