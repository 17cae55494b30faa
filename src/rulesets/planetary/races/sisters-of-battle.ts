import type { RaceProfile } from './profile.js';
import { ALL_UNITS, STANDARD, units } from './standard.js';

/** Sisters of Battle (RACE-SOB-01, RACE-PROD-05). */
export const SISTERS_OF_BATTLE: RaceProfile = {
  key: 'SOB',
  name: 'Sisters of Battle',
  family: 'SOB',
  matrixKey: 'SOB',
  groups: ['IMPERIUM'],
  choices: [],
  modifiers: STANDARD,
  buildings: [],
  turretWeapons: { preferred: ['INFERNO_CANNON'], allowed: ['HEAVY_BOLTERS'] },
  aaTower: { weapon: 'Twin-linked heavy bolter', bs: 3 },
  batteries: [],
  /** RACE-PROD-05. */
  production: {
    hexRaces: ['SOB'],
    buildings: {
      BARRACKS: units('battleSisterSquad'),
      TRAINING_FACILITIES: units('celestianSquad', 'seraphimSquad', 'dominionSquad', 'retributorSquad'),
      ACADEMY: units('canoness', 'sistersHeroine', 'heroOfTheImperium', 'assassin'),
      HEAVY_FACTORY: units('exorcist', 'immolator', 'sobRhino'),
      MINOR_SPACEPORT: units(
        'canoness',
        'sistersHeroine',
        'heroOfTheImperium',
        'assassin',
        'battleSisterSquad',
      ),
      MAJOR_SPACEPORT: [ALL_UNITS],
    },
  },
  scouts: ['seraphimSquad'],
  limits: [
    { item: 'greyKnights', kind: 'unit', limit: 'VERY_RARE', whileInGame: 'CH' },
    { item: 'assassin', kind: 'unit', limit: 'RARE' },
  ],
  specialDetachments: [],
};
