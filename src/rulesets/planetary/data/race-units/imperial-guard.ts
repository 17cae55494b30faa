import { foot, vehicle, type RaceUnit } from './race-unit.js';
import { IMPERIUM_UNITS } from './imperium.js';

/** Imperial Guard (RACE-PROD-08, RACE-IG-05). */
export const IMPERIAL_GUARD_UNITS: readonly RaceUnit[] = [
  foot('igColonel', 'Command HQ led by the supreme commander (Colonel)', 'HQ', 'infantry', {
    limit: 'RARE',
    hqRank: 'SUPREME',
  }),
  foot('commandHq', 'Command HQ', 'HQ'),
  foot('commissar', 'Commissar', 'HQ'),
  foot('specialWeaponSquad', 'Special Weapon Squad (for HQ)', 'HQ', 'infantry', { attachedTo: 'HQ' }),
  foot('infantryPlatoon', 'Infantry Platoon', 'TR', 'infantry', { guardsmen: true }),
  foot('armouredFist', 'Armoured Fist Squad', 'TR', 'infantry', { guardsmen: true, ownTransport: 'chimera' }),
  foot('penalLegion', 'Penal Legion', 'TR'),
  foot('igScoutSquad', 'Scout Squad', 'TR', 'infantry', { scout: true }),
  foot('hardenedVeterans', 'Hardened Veterans', 'EL'),
  foot('stormTroopers', 'Storm Troopers', 'EL'),
  foot('ogryns', 'Ogryns', 'EL'),
  foot('ratlingSnipers', 'Ratling Snipers', 'EL'),
  foot('roughRiders', 'Rough Riders', 'FA', 'infantry', { scout: true }),
  vehicle('sentinels', 'Sentinels', 'FA', 'walker', { scout: true }),
  vehicle('hellhound', 'Hellhound', 'FA', 'tracked'),
  vehicle('chimera', 'Chimera', 'TRANSPORT', 'tracked', { carries: true }),
  vehicle('lrbt', 'Leman Russ Battle Tank', 'HS', 'tracked'),
  vehicle('lrExterminator', 'Leman Russ Exterminator', 'HS', 'tracked'),
  vehicle('lrDemolisher', 'Leman Russ Demolisher', 'HS', 'tracked'),
  vehicle('lrVanquisher', 'Leman Russ Vanquisher', 'HS', 'tracked', {
    onlyInSpecialDetachment: 'ARMOUR',
    limit: 'RARE',
  }),
  vehicle('basilisk', 'Basilisk', 'HS', 'tracked', { barrage: true, barrageRange100: true }),
  vehicle('griffon', 'Griffon', 'HS', 'tracked', { barrage: true }),
  vehicle('superHeavyTank', 'Super Heavy Tank', 'HS', 'tracked', { limit: 'VERY_RARE' }),
  ...IMPERIUM_UNITS,
];
