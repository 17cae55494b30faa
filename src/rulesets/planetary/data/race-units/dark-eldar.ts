import { foot, vehicle, type RaceUnit } from './race-unit.js';

/** Dark Eldar (RACE-PROD-08). */
export const DARK_ELDAR_UNITS: readonly RaceUnit[] = [
  foot('deSupremeLord', 'Dark Eldar Lord (supreme commander)', 'HQ', 'infantry', {
    limit: 'RARE',
    hqRank: 'SUPREME',
  }),
  foot('deLord', 'Dark Eldar Lord', 'HQ'),
  foot('haemonculus', 'Haemonculus', 'HQ'),
  foot('wychSuccubus', 'Wych Succubus', 'HQ'),
  foot('wychRetinue', 'Wych Retinue', 'HQ', 'infantry', { attachedTo: 'HQ' }),
  foot('incubi', 'Incubi', 'HQ', 'infantry', { attachedTo: 'HQ' }),
  foot('warriorSquad', 'Warrior Squad', 'TR'),
  foot('raiderSquad', 'Raider Squad (Warriors in a Raider)', 'TR', 'infantry', {
    composedOf: ['warriorSquad', 'raider'],
    ownTransport: 'raider',
  }),
  foot('grotesques', 'Grotesques', 'EL'),
  foot('mandrakes', 'Mandrakes', 'EL', 'infantry', { scout: true }),
  foot('wyches', 'Wych Squad', 'EL'),
  foot('warpBeastPack', 'Warp Beast Pack', 'EL', 'infantry', { limit: 'RARE' }),
  foot('reaverJetbikes', 'Reaver Jetbike Squad', 'FA', 'skimmer', { bike: true, jetbike: true, scout: true }),
  foot('hellions', 'Hellions', 'FA', 'skimmer', { bike: true, hellion: true, limit: 'RARE' }),
  foot('scourges', 'Scourges', 'HS'),
  vehicle('ravager', 'Ravager', 'HS', 'skimmer'),
  vehicle('talos', 'Talos', 'HS', 'skimmer'),
  vehicle('raider', 'Raider', 'TRANSPORT', 'skimmer', { carries: true }),
];
