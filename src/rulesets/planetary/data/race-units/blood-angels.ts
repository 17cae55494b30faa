import { foot, vehicle, type RaceUnit } from './race-unit.js';
import { SPACE_MARINE_UNITS } from './space-marine.js';

/** Blood Angels: all of the Space Marines, and their own (RACE-PROD-08). */
export const BLOOD_ANGELS_UNITS: readonly RaceUnit[] = [
  ...SPACE_MARINE_UNITS,
  foot('bloodAngelsScoutSquad', 'Blood Angels Scout Squad', 'TR', 'infantry', { dropPod: true, scout: true }),
  vehicle('furiosoDreadnought', "'Furioso' Dreadnought", 'EL', 'walker', { dropPod: true }),
  vehicle('baalPredator', "'Baal' class Predator", 'HS', 'tracked', { fast12: true }),
  vehicle('baRhino', 'Blood Angels Rhino', 'TRANSPORT', 'tracked', { fast12: true, carries: true }),
  vehicle('baRazorback', 'Blood Angels Razorback', 'TRANSPORT', 'tracked', { fast12: true, carries: true }),
  foot('highPriest', 'High Priest', 'HQ', 'infantry', { dropPod: true }),
  foot('honourGuard', 'Honour Guard', 'HQ', 'infantry', { dropPod: true, attachedTo: 'HQ' }),
  foot('veteranAssaultSquad', 'Veteran Assault Squad', 'EL', 'infantry', { dropPod: true }),
  foot('deathCompanyModels', 'Death Company models', 'TR', 'infantry', {
    dropPod: true,
    onlyInSpecialDetachment: 'DEATH_COMPANY_ARMY',
  }),
];
