import { foot, vehicle, type RaceUnit } from './race-unit.js';

/** Eldar (RACE-PROD-08). */
export const ELDAR_UNITS: readonly RaceUnit[] = [
  foot('farseer', 'Farseer', 'HQ'),
  foot('phoenixLord', 'Phoenix Lord', 'HQ', 'infantry', { specialCharacter: true }),
  foot('avatar', 'Avatar', 'HQ', 'infantry', { limit: 'RARE' }),
  foot('exarch', 'Exarch (character in an Aspect squad)', 'UPGRADE'),
  foot('guardians', 'Guardians', 'TR'),
  foot('rangers', 'Rangers', 'TR', 'infantry', { scout: true }),
  foot('jetbikes', 'Jetbike Squadron', 'FA', 'skimmer', { bike: true, jetbike: true, scout: true }),
  vehicle('vypers', 'Vypers', 'FA', 'skimmer'),
  vehicle('warWalkers', 'War Walkers', 'HS', 'walker'),
  foot('supportWeaponBattery', 'Support Weapon Battery', 'HS'),
  vehicle('falcon', 'Falcon', 'HS', 'skimmer', { carries: true }),
  vehicle('firePrism', 'Fire Prism', 'HS', 'skimmer'),
  vehicle('waveSerpent', 'Wave Serpent', 'TRANSPORT', 'skimmer', { carries: true }),
  foot('wraithguard', 'Wraithguard', 'EL'),
  vehicle('wraithlord', 'Wraithlord', 'HS', 'walker'),
  foot('harlequinTroupe', 'Harlequin Troupe', 'EL', 'infantry', {
    harlequin: true,
    onlyInSpecialDetachment: 'HARLEQUINS',
  }),
  foot('direAvengers', 'Dire Avengers', 'TR', 'infantry', { aspect: true }),
  foot('warpSpiders', 'Warp Spiders', 'FA', 'infantry', { aspect: true }),
  foot('strikingScorpions', 'Striking Scorpions', 'EL', 'infantry', { aspect: true }),
  foot('howlingBanshees', 'Howling Banshees', 'EL', 'infantry', { aspect: true }),
  foot('fireDragons', 'Fire Dragons', 'EL', 'infantry', { aspect: true }),
  foot('swoopingHawks', 'Swooping Hawks', 'FA', 'infantry', { aspect: true }),
  foot('shiningSpears', 'Shining Spears', 'FA', 'skimmer', { aspect: true, bike: true, jetbike: true }),
  foot('darkReapers', 'Dark Reapers', 'HS', 'infantry', { aspect: true }),
];
