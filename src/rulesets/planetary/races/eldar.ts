import type { RaceProfile } from './profile.js';
import { ALL_UNITS, DOUBLE, HALF, STANDARD, riding, units } from './standard.js';

/** Eldar (RACE-EL-01 … -06). There are no webways (RACE-EL-04). */
export const ELDAR: RaceProfile = {
  key: 'EL',
  name: 'Eldar',
  family: 'EL',
  matrixKey: 'EL',
  groups: [],
  choices: [{ name: 'craftworld', standard: 'STANDARD' }],
  modifiers: {
    ...STANDARD,
    urbanBuildCost: DOUBLE,
    urbanUpgradeCost: DOUBLE,
    convoy: { moveClass: 'skimmer', mv: 4 },
    squadLossPenalty: HALF,
  },
  buildings: ['ASPECT_SHRINE'],
  turretWeapons: { preferred: ['SHURIKEN_CANNONS', 'D_CANNON', 'SCATTER_LASER'], allowed: ['LASCANNONS'] },
  aaTower: { weapon: 'Pulse laser (about a twin-linked lascannon)', bs: 3 },
  batteries: [],
  /** RACE-EL-05. */
  production: {
    hexRaces: ['EL'],
    buildings: {
      BARRACKS: units('guardians'),
      LIGHT_FACTORY: units('jetbikes', 'vypers', 'warWalkers'),
      HEAVY_FACTORY: units('falcon', 'firePrism', 'waveSerpent'),
      ACADEMY: units('farseer', 'exarch'),
      TRAINING_FACILITIES: units('supportWeaponBattery'),
      MINOR_SPACEPORT: units('phoenixLord', 'farseer', 'guardians', 'rangers'),
      MAJOR_SPACEPORT: [ALL_UNITS],
      ASPECT_SHRINE: [{ select: { aspectOfShrine: true } }],
    },
  },
  scouts: ['rangers', 'jetbikes'],
  limits: [],
  /** RACE-EL-06. */
  specialDetachments: [
    {
      key: 'FAST',
      name: 'Fast Detachment',
      class: 'TYPE_I',
      mv: 8,
      slots: {
        by: 'TABLE',
        table: {
          HQ: [{ unit: 'farseer', in: ['waveSerpent'], orOn: 'jetbike' }],
          TR: [...units('jetbikes', 'vypers'), { unit: 'guardians', in: ['waveSerpent'] }],
          FA: [{ filter: 'FAST_SKIMMER' }],
          EL: [
            ...units('shiningSpears'),
            ...riding(
              ['waveSerpent'],
              'strikingScorpions',
              'howlingBanshees',
              'fireDragons',
              'direAvengers',
              'darkReapers',
              'wraithguard',
            ),
          ],
          HS: units('falcon', 'firePrism'),
        },
      },
    },
    {
      key: 'HARLEQUINS',
      name: 'Harlequins',
      class: 'TYPE_I',
      mv: 4,
      available: false,
      slots: { by: 'EXTERNAL' },
    },
  ],
  aspects: [
    'direAvengers',
    'warpSpiders',
    'strikingScorpions',
    'howlingBanshees',
    'fireDragons',
    'swoopingHawks',
    'shiningSpears',
    'darkReapers',
  ],
  aspectLeader: 'exarch',
};
