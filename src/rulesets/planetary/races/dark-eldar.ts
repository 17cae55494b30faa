import type { RaceProfile } from './profile.js';
import { ALL_UNITS, DOUBLE, HALF, STANDARD, THREE_HALVES, TRIPLE, riding, units } from './standard.js';

/** Dark Eldar (RACE-DE-01 … -18); the Shadow Field is rare (RACE-DE-14). */
export const DARK_ELDAR: RaceProfile = {
  key: 'DE',
  name: 'Dark Eldar',
  family: 'DE',
  matrixKey: 'DE',
  groups: [],
  choices: [],
  modifiers: {
    ...STANDARD,
    battleInitiative: [{ add: 2, unlessAttacking: true }],
    urbanBuildCost: DOUBLE,
    urbanUpgradeCost: TRIPLE,
    strongholdMax: HALF,
    strongholdsPerUrban: THREE_HALVES,
    buildingMinSize: { MINOR_SPACEPORT: -1, MAJOR_SPACEPORT: -1, PRISON: -1 },
    resourceHex: { mode: 'TRANSPORT', rp: HALF },
    prisoners: { victoryPointsPerModel: 1 },
    raidRange: 2,
    convoy: { moveClass: 'skimmer', mv: 6 },
    capitalMove: { costBp: 100 },
    speed: { fromMv: 4, toMv: 6, mountedIn: ['raider'], units: ['hellions', 'ravager'], flags: ['jetbike'] },
  },
  buildings: ['GLADIATOR_ARENA'],
  turretWeapons: { preferred: ['DARKLANCE', 'DISINTEGRATOR', 'SPLINTER_CANNON'], allowed: [] },
  aaTower: { weapon: 'Darklance', bs: 3 },
  batteries: [],
  /** RACE-DE-16. */
  production: {
    hexRaces: ['DE'],
    buildings: {
      BARRACKS: units('warriorSquad'),
      LIGHT_FACTORY: units('reaverJetbikes'),
      HEAVY_FACTORY: [...units('raider', 'ravager'), { unit: 'talos', needs: ['PRISON'] }],
      ACADEMY: units('deSupremeLord', 'deLord'),
      TRAINING_FACILITIES: units('scourges', 'incubi'),
      PRISON: units('haemonculus', 'grotesques'),
      MINOR_SPACEPORT: units('deSupremeLord', 'deLord', 'haemonculus', 'warriorSquad'),
      MAJOR_SPACEPORT: [ALL_UNITS],
      GLADIATOR_ARENA: [
        ...units('wyches', 'warpBeastPack', 'wychSuccubus', 'wychRetinue'),
        { unit: 'hellions', needs: ['LIGHT_FACTORY'] },
      ],
    },
  },
  /** RACE-DE-17. */
  scouts: ['mandrakes', 'reaverJetbikes'],
  limits: [
    { item: 'shadowField', kind: 'wargear', limit: 'RARE' },
    { item: 'hellions', kind: 'unit', limit: 'RARE' },
    { item: 'warpBeastPack', kind: 'unit', limit: 'RARE' },
  ],
  /** RACE-DE-18. */
  specialDetachments: [
    {
      key: 'FAST',
      name: 'Fast Detachment',
      class: 'TYPE_I',
      mv: 8,
      slots: {
        by: 'TABLE',
        table: {
          HQ: riding(['raider'], 'deSupremeLord', 'deLord'),
          TR: units('raiderSquad', 'reaverJetbikes'),
          FA: [{ filter: 'FAST_SKIMMER' }],
          EL: [{ unit: 'wyches', in: ['raider'] }],
          HS: units('ravager'),
        },
      },
    },
    {
      key: 'WYCH_ARMY',
      name: 'Wych Army',
      class: 'TYPE_II',
      mv: 4,
      slots: {
        by: 'TABLE',
        table: {
          HQ: units('wychSuccubus', 'wychRetinue'),
          TR: units('wyches'),
          FA: [...units('reaverJetbikes'), { unit: 'hellions', most: 1 }],
          EL: [...units('warriorSquad', 'raiderSquad', 'mandrakes'), { unit: 'warpBeastPack', most: 1 }],
          HS: units('scourges', 'ravager'),
        },
      },
    },
  ],
};
