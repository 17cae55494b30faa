import { foot, vehicle, type RaceUnit } from './race-unit.js';
import { IMPERIUM_UNITS } from './imperium.js';

/** Space Marines (RACE-PROD-08, RACE-SM-04). */
export const SPACE_MARINE_UNITS: readonly RaceUnit[] = [
  foot('forceCommander', 'Force Commander (supreme commander)', 'HQ', 'infantry', {
    dropPod: true,
    limit: 'RARE',
    hqRank: 'SUPREME',
  }),
  foot('smHero', 'Space Marine Hero (Captain, Lieutenant, other character)', 'HQ', 'infantry', {
    dropPod: true,
  }),
  foot('librarian', 'Librarian', 'HQ', 'infantry', { dropPod: true }),
  foot('chaplain', 'Chaplain', 'HQ', 'infantry', { dropPod: true }),
  foot('commandSquad', 'Command Squad', 'HQ', 'infantry', { dropPod: true, attachedTo: 'HQ' }),
  foot('veteranSquad', 'Veteran Squad', 'EL', 'infantry', { dropPod: true }),
  foot('terminatorSquad', 'Terminator Squad', 'EL', 'infantry', { dropPod: true }),
  vehicle('dreadnought', 'Dreadnought', 'EL', 'walker', { dropPod: true }),
  foot('tacticalSquad', 'Tactical Squad', 'TR', 'infantry', { dropPod: true }),
  foot('scoutSquad', 'Scout Squad', 'TR', 'infantry', { dropPod: true, scout: true }),
  foot('assaultSquad', 'Assault Squad', 'FA', 'infantry', { dropPod: true }),
  foot('bikeSquadron', 'Bike Squadron', 'FA', 'wheeled', { bike: true, scout: true }),
  foot('attackBikeSquadron', 'Attack Bike Squadron', 'FA', 'wheeled', { bike: true }),
  foot('scoutBikeSquadron', 'Scout Bike Squadron (Bike Scout Squadron)', 'FA', 'wheeled', {
    bike: true,
    scout: true,
  }),
  vehicle('landSpeederSquadron', 'Land Speeder Squadron', 'FA', 'skimmer', { dropPod: true, fast12: true }),
  vehicle('landSpeederTornado', 'Land Speeder Tornado', 'FA', 'skimmer', { dropPod: true, fast12: true }),
  vehicle('landSpeederTyphoon', 'Land Speeder Typhoon', 'FA', 'skimmer', { dropPod: true, fast12: true }),
  foot('devastatorSquad', 'Devastator Squad', 'HS', 'infantry', { dropPod: true }),
  vehicle('landRaider', 'Land Raider', 'HS', 'tracked', { fast12: true, carries: true }),
  vehicle('predatorAnnihilator', 'Predator Annihilator', 'HS', 'tracked', { fast12: true }),
  vehicle('predatorDestructor', 'Predator Destructor', 'HS', 'tracked', { fast12: true }),
  vehicle('vindicator', 'Vindicator', 'HS', 'tracked', { fast12: true }),
  vehicle('whirlwind', 'Whirlwind', 'HS', 'tracked', { fast12: true }),
  vehicle('rhino', 'Rhino', 'TRANSPORT', 'tracked', { fast12: true, carries: true }),
  vehicle('razorback', 'Razorback', 'TRANSPORT', 'tracked', { fast12: true, carries: true }),
  foot('legionOfTheDamned', 'Legion of the Damned', 'EL', 'infantry', { dropPod: true, limit: 'VERY_RARE' }),
  ...IMPERIUM_UNITS,
];
