import { foot, vehicle, type RaceUnit } from './race-unit.js';

/** Orks (RACE-PROD-08). */
export const ORK_UNITS: readonly RaceUnit[] = [
  foot('warboss', 'Warboss (supreme commander)', 'HQ', 'infantry', { limit: 'RARE', hqRank: 'SUPREME' }),
  foot('orkLesserBoss', 'Lesser Boss or Big Mek', 'HQ'),
  foot('nobz', 'Nobz', 'EL'),
  foot('kommandos', 'Kommandos', 'EL', 'infantry', { scout: true }),
  foot('sluggaBoyz', 'Slugga Boyz', 'TR'),
  foot('shootaBoyz', 'Shoota Boyz', 'TR'),
  foot('gretchin', 'Gretchin', 'TR'),
  foot('trukkBoyz', 'Trukk Boyz', 'TR', 'infantry', { ownTransport: 'trukk' }),
  foot('stormboyz', 'Stormboyz', 'FA'),
  foot('warbikes', 'Warbikes', 'FA', 'wheeled', { bike: true, weight: 'light', scout: true }),
  vehicle('wartraks', 'Wartraks', 'FA', 'tracked', { weight: 'light' }),
  vehicle('warbuggies', 'Warbuggies', 'FA', 'wheeled', { weight: 'light' }),
  vehicle('trukk', 'Trukk', 'TRANSPORT', 'wheeled', { weight: 'light', carries: true }),
  foot('bigGunz', 'Big Gunz', 'HS'),
  vehicle('orkDreadnought', 'Dreadnought', 'HS', 'walker', { weight: 'heavy' }),
  vehicle('killerKans', 'Killer Kans', 'HS', 'walker', { weight: 'heavy' }),
  vehicle('battlewagon', 'Battlewagon', 'HS', 'wheeled', { weight: 'heavy', carries: true }),
];
