import type { RaceProfile } from './profile.js';
import { ALL_UNITS, HALF, STANDARD, units } from './standard.js';

/** Ork (RACE-ORK, RACE-PROD-05). */
export const ORK: RaceProfile = {
  key: 'ORK',
  name: 'Ork',
  family: 'ORK',
  matrixKey: 'ORK',
  groups: [],
  choices: [],
  modifiers: { ...STANDARD, urbanBuildCost: HALF, urbanUpgradeCost: HALF },
  buildings: [],
  turretWeapons: {
    preferred: ['BIG_SHOOTA', 'ROKKIT_LAUNCHA', 'LOBBA', 'ZZAP'],
    allowed: ['INFERNO_CANNON'],
  },
  aaTower: { weapon: 'Twin-linked Big Shoota', bs: 2 },
  batteries: [],
  /** RACE-PROD-05. */
  production: {
    hexRaces: ['ORK'],
    buildings: {
      BARRACKS: [
        ...units('sluggaBoyz', 'shootaBoyz', 'gretchin'),
        { unit: 'trukkBoyz', needs: ['LIGHT_FACTORY'] },
      ],
      TRAINING_FACILITIES: units('nobz', 'kommandos', 'stormboyz', 'bigGunz'),
      ACADEMY: units('warboss', 'orkLesserBoss'),
      LIGHT_FACTORY: units('warbikes', 'wartraks', 'warbuggies', 'trukk'),
      HEAVY_FACTORY: units('orkDreadnought', 'killerKans', 'battlewagon'),
      MINOR_SPACEPORT: units('warboss', 'orkLesserBoss', 'sluggaBoyz', 'shootaBoyz', 'gretchin'),
      MAJOR_SPACEPORT: [ALL_UNITS],
    },
  },
  scouts: ['kommandos', 'warbikes'],
  limits: [],
  /** RACE-ORK-02. */
  specialDetachments: [
    {
      key: 'CULT_OF_SPEED',
      name: 'Cult of Speed',
      class: 'TYPE_I',
      mv: 8,
      slots: { by: 'NORMAL_LIST', filter: 'FAST' },
    },
  ],
};
