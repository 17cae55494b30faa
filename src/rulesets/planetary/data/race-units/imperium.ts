import { foot, type RaceUnit } from './race-unit.js';

/** What every Imperial race may have (RACE-IMP-01, RACE-IMP-02, RACE-IMP-03). */
export const IMPERIUM_UNITS: readonly RaceUnit[] = [
  foot('greyKnights', 'Grey Knights squad', 'EL', 'infantry', { limit: 'VERY_RARE', fightsOnly: 'CH' }),
  foot('heroOfTheImperium', 'Hero of the Imperium', 'HQ'),
  foot('assassin', 'Imperial Assassin (any temple)', 'EL', 'infantry', { limit: 'RARE' }),
];
