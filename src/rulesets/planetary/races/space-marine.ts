import type { RaceProfile } from './profile.js';
import { ALL_UNITS, STANDARD, inCapital, riding, units } from './standard.js';

/** Space Marines (RACE-SM-05, -07, -08); what they carry once at most: RACE-SM-06. */
export const SPACE_MARINE: RaceProfile = {
  key: 'SM',
  name: 'Space Marine',
  family: 'SM',
  matrixKey: 'SM',
  groups: ['IMPERIUM'],
  choices: [],
  modifiers: {
    ...STANDARD,
    participation: 'ANY_STRENGTH_AFTER_FULL_UNITS',
    orbit: { startTypes: null, dropPodsOnly: true, ascends: true },
  },
  buildings: [],
  turretWeapons: {
    preferred: ['MISSILE_LAUNCHERS', 'HEAVY_BOLTERS'],
    allowed: ['PLASMA_CANNON', 'LASCANNONS', 'INFERNO_CANNON'],
  },
  aaTower: { weapon: 'Twin-linked missile launcher', bs: 3 },
  batteries: [],
  /** RACE-SM-07, RACE-SM-05, RACE-SM-04. */
  production: {
    hexRaces: ['SM', 'BA'],
    buildings: {
      BARRACKS: inCapital('tacticalSquad', 'scoutSquad'),
      LIGHT_FACTORY: inCapital(
        'bikeSquadron',
        'scoutBikeSquadron',
        'attackBikeSquadron',
        'landSpeederSquadron',
        'landSpeederTornado',
        'landSpeederTyphoon',
      ),
      HEAVY_FACTORY: inCapital(
        'dreadnought',
        'landRaider',
        'predatorAnnihilator',
        'predatorDestructor',
        'rhino',
        'razorback',
        'vindicator',
        'whirlwind',
      ),
      ACADEMY: inCapital(
        'forceCommander',
        'smHero',
        'librarian',
        'chaplain',
        'heroOfTheImperium',
        'assassin',
      ),
      TRAINING_FACILITIES: inCapital('commandSquad', 'devastatorSquad', 'terminatorSquad', 'veteranSquad'),
      MINOR_SPACEPORT: units(
        'forceCommander',
        'smHero',
        'librarian',
        'chaplain',
        'commandSquad',
        'heroOfTheImperium',
        'assassin',
        'tacticalSquad',
        'veteranSquad',
        'scoutSquad',
        'assaultSquad',
        'devastatorSquad',
        'bikeSquadron',
        'scoutBikeSquadron',
      ),
      MAJOR_SPACEPORT: [ALL_UNITS],
    },
  },
  scouts: ['scoutSquad', 'bikeSquadron', 'scoutBikeSquadron'],
  limits: [
    { item: 'greyKnights', kind: 'unit', limit: 'VERY_RARE', whileInGame: 'CH' },
    { item: 'assassin', kind: 'unit', limit: 'RARE' },
    { item: 'legionOfTheDamned', kind: 'unit', limit: 'VERY_RARE' },
    { item: 'chapterBanner', kind: 'wargear', limit: 'VERY_RARE' },
    { item: 'holyRelic', kind: 'wargear', limit: 'RARE' },
    { item: 'ironHalo', kind: 'wargear', limit: 'RARE' },
  ],
  /** RACE-SM-08. */
  specialDetachments: [
    {
      key: 'ARMOUR',
      name: 'Armour Detachment',
      class: 'TYPE_II',
      mv: 6,
      slots: {
        by: 'TABLE',
        table: {
          HQ: [
            ...units('landRaider'),
            ...riding(
              ['landRaider', 'razorback', 'rhino'],
              'forceCommander',
              'smHero',
              'librarian',
              'chaplain',
              'heroOfTheImperium',
              'commandSquad',
            ),
          ],
          TR: units('landRaider', 'predatorAnnihilator', 'predatorDestructor', 'razorback', 'whirlwind'),
          FA: units('landSpeederSquadron', 'landSpeederTornado', 'landSpeederTyphoon'),
          EL: [{ unit: 'terminatorSquad', in: ['landRaider'] }],
          HS: [...units('scoutBikeSquadron', 'vindicator'), { unit: 'tacticalSquad', in: ['rhino'] }],
        },
      },
    },
    {
      key: 'MECHANIZED',
      name: 'Mechanized Detachment',
      class: 'TYPE_I',
      mv: 6,
      slots: { by: 'NORMAL_LIST', filter: 'MECHANIZED' },
    },
  ],
};
