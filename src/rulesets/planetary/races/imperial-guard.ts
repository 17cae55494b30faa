import type { RaceProfile } from './profile.js';
import { ALL_UNITS, HALF, HUMAN, STANDARD, units } from './standard.js';

/** Imperial Guard (RACE-IG). */
export const IMPERIAL_GUARD: RaceProfile = {
  key: 'IG',
  name: 'Imperial Guard',
  family: 'IG',
  matrixKey: 'IG',
  groups: ['IMPERIUM'],
  choices: [],
  modifiers: {
    ...STANDARD,
    battleInitiative: [{ add: -1, unlessAttacking: false }],
    strongholdCost: HALF,
    defenceCost: { razorwire6in: HALF, tankTrap: HALF, trench6in: HALF },
    infantryBombards: false,
    reinforcedAnywhere: { flag: 'guardsmen', hexRaces: HUMAN },
  },
  buildings: [],
  turretWeapons: {
    preferred: ['BATTLE_CANNON', 'LASCANNONS', 'HEAVY_BOLTERS'],
    allowed: ['PLASMA_CANNON', 'MISSILE_LAUNCHERS', 'AUTOCANNONS', 'INFERNO_CANNON'],
  },
  aaTower: { weapon: 'Hydra armament: 2 twin-linked autocannons', bs: 3 },
  batteries: ['immobileBatteryEarthshaker', 'immobileBatteryHydra'],
  /** RACE-IG-06, RACE-IG-05. */
  production: {
    hexRaces: HUMAN,
    buildings: {
      BARRACKS: [
        ...units('infantryPlatoon', 'igScoutSquad'),
        { unit: 'armouredFist', needs: ['HEAVY_FACTORY'] },
      ],
      LIGHT_FACTORY: units('sentinels'),
      HEAVY_FACTORY: units(
        'lrbt',
        'lrExterminator',
        'lrDemolisher',
        'lrVanquisher',
        'basilisk',
        'griffon',
        'hellhound',
        'chimera',
      ),
      ACADEMY: units('igColonel', 'commandHq', 'commissar', 'heroOfTheImperium', 'assassin'),
      TRAINING_FACILITIES: units('specialWeaponSquad', 'hardenedVeterans', 'stormTroopers'),
      PRISON: units('penalLegion'),
      MINOR_SPACEPORT: units(
        'igColonel',
        'commandHq',
        'commissar',
        'specialWeaponSquad',
        'heroOfTheImperium',
        'assassin',
        'infantryPlatoon',
        'hardenedVeterans',
        'ratlingSnipers',
      ),
      MAJOR_SPACEPORT: [ALL_UNITS],
    },
  },
  scouts: ['sentinels', 'roughRiders', 'igScoutSquad'],
  limits: [
    { item: 'greyKnights', kind: 'unit', limit: 'VERY_RARE', whileInGame: 'CH' },
    { item: 'assassin', kind: 'unit', limit: 'RARE' },
    { item: 'superHeavyTank', kind: 'unit', limit: 'VERY_RARE' },
    { item: 'lrVanquisher', kind: 'unit', limit: 'RARE' },
  ],
  /** RACE-IG-07. */
  specialDetachments: [
    {
      key: 'ARMOUR',
      name: 'Armour Detachment',
      class: 'TYPE_I',
      mv: 6,
      slots: {
        by: 'TABLE',
        table: {
          HQ: units('lrbt', 'lrExterminator'),
          TR: units('lrbt', 'lrExterminator'),
          FA: units('hellhound', 'sentinels'),
          EL: [
            { unit: 'lrVanquisher', most: 1 },
            { unit: 'superHeavyTank', most: 1 },
          ],
          HS: units('armouredFist', 'basilisk', 'griffon', 'lrDemolisher'),
        },
      },
    },
    {
      key: 'ARTILLERY',
      name: 'Artillery Detachment',
      class: 'TYPE_II',
      mv: 6,
      slots: {
        by: 'TABLE',
        table: {
          HQ: units('lrbt'),
          TR: units('basilisk', 'griffon'),
          FA: units('sentinels'),
          EL: [],
          HS: units('armouredFist', 'lrbt'),
        },
      },
    },
  ],
};
