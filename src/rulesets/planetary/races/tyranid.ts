import type { RaceProfile } from './profile.js';
import { ALL_UNITS, HALF, STANDARD, WHOLE, units } from './standard.js';

/** Tyranid (RACE-TY, RACE-PROD-05). */
export const TYRANID: RaceProfile = {
  key: 'TY',
  name: 'Tyranid',
  family: 'TY',
  matrixKey: 'TY',
  groups: [],
  choices: [],
  modifiers: {
    ...STANDARD,
    buildsStrongholds: false,
    capturedStrongholds: 'DESTROY',
    resourceHex: { mode: 'CONSUME', bpPerRp: 5 },
    winnerBp: { win: WHOLE, draw: HALF },
    orbit: { startTypes: ['MYCETIC_SWARM'], dropPodsOnly: false, ascends: false },
  },
  buildings: [],
  turretWeapons: { preferred: [], allowed: [] },
  aaTower: null,
  batteries: [],
  /** RACE-PROD-05. */
  production: {
    hexRaces: ['TY'],
    buildings: {
      BARRACKS: units('genestealers', 'termagants', 'hormagaunts'),
      TRAINING_FACILITIES: units('tyranidWarriors', 'lictor', 'ripperSwarms', 'gargoyles', 'sporeMines'),
      ACADEMY: units('hiveTyrant', 'tyranidAlpha'),
      HEAVY_FACTORY: units('carnifex', 'biovore', 'zoanthrope'),
      MINOR_SPACEPORT: units('hiveTyrant', 'tyranidAlpha', 'genestealers', 'termagants', 'hormagaunts'),
      MAJOR_SPACEPORT: [ALL_UNITS],
    },
  },
  scouts: ['lictor', 'gargoyles'],
  limits: [],
  /** RACE-TY-01, RACE-TY-06: no other one is in play. */
  specialDetachments: [
    {
      key: 'MYCETIC_SWARM',
      name: 'Mycetic Swarm',
      class: 'TYPE_I',
      mv: 4,
      slots: { by: 'NORMAL_LIST', without: ['ripperSwarms', 'sporeMines', 'gargoyles'] },
    },
  ],
};
