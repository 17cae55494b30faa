import { foot, vehicle, type RaceUnit } from './race-unit.js';
import { IMPERIUM_UNITS } from './imperium.js';

/** Sisters of Battle (RACE-PROD-08). */
export const SISTERS_UNITS: readonly RaceUnit[] = [
  foot('canoness', 'Canoness (supreme commander)', 'HQ', 'infantry', { limit: 'RARE', hqRank: 'SUPREME' }),
  foot('sistersHeroine', 'Sisters heroine (lesser HQ character)', 'HQ'),
  foot('celestianSquad', 'Celestian Squad', 'EL'),
  foot('battleSisterSquad', 'Battle Sister Squad', 'TR'),
  foot('seraphimSquad', 'Seraphim Squad', 'FA', 'infantry', { scout: true }),
  foot('dominionSquad', 'Dominion Squad', 'FA'),
  foot('retributorSquad', 'Retributor Squad', 'HS'),
  vehicle('exorcist', 'Exorcist', 'HS', 'tracked', { weight: 'heavy' }),
  vehicle('immolator', 'Immolator', 'TRANSPORT', 'tracked', { weight: 'heavy', carries: true }),
  vehicle('sobRhino', 'Rhino', 'TRANSPORT', 'tracked', { weight: 'heavy', carries: true }),
  ...IMPERIUM_UNITS,
];
