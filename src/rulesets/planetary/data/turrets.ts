import type { MatrixRace } from './races.js';

/** PLN-DEF-03: price of a turret's weapon, BP, by the race that builds it; a race without a price cannot. */
export const TURRET_WEAPONS: Readonly<Record<string, Readonly<Partial<Record<MatrixRace, number>>>>> = {
  BATTLE_CANNON: { IG: 75 },
  PLASMA_CANNON: { IG: 90, SM: 90 },
  LASCANNONS: { IG: 70, SM: 90, CH: 90, EL: 90 },
  MISSILE_LAUNCHERS: { IG: 80, SM: 60, CH: 60 },
  AUTOCANNONS: { IG: 75, CH: 55 },
  HEAVY_BOLTERS: { IG: 50, SM: 50, CH: 65, SOB: 65 },
  DARKLANCE: { DE: 70 },
  DISINTEGRATOR: { DE: 75 },
  SPLINTER_CANNON: { DE: 50 },
  SHURIKEN_CANNONS: { EL: 50 },
  D_CANNON: { EL: 55 },
  SCATTER_LASER: { EL: 55 },
  BIG_SHOOTA: { ORK: 40 },
  ROKKIT_LAUNCHA: { ORK: 35 },
  LOBBA: { ORK: 50 },
  ZZAP: { ORK: 50 },
  INFERNO_CANNON: { IG: 40, SM: 40, CH: 40, ORK: 40, SOB: 30 },
};

/** PLN-DEF-05, -06: defences that only these races build. */
export const DEFENCE_RACES: Readonly<Record<string, readonly MatrixRace[]>> = {
  aaTower: ['IG', 'SM', 'SOB', 'CH', 'DE', 'EL', 'ORK'],
  immobileBatteryEarthshaker: ['IG'],
  immobileBatteryHydra: ['IG'],
};
