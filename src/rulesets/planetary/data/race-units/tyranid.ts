import { foot, type RaceUnit } from './race-unit.js';

/** Tyranids (RACE-PROD-08). */
export const TYRANID_UNITS: readonly RaceUnit[] = [
  foot('hiveTyrant', 'Hive Tyrant (supreme commander)', 'HQ', 'infantry', {
    limit: 'RARE',
    hqRank: 'SUPREME',
  }),
  foot('tyranidAlpha', 'Lesser synapse leader (Warrior leader)', 'HQ'),
  foot('tyranidWarriors', 'Tyranid Warriors', 'EL'),
  foot('lictor', 'Lictor', 'EL', 'infantry', { scout: true }),
  foot('genestealers', 'Genestealers', 'TR'),
  foot('termagants', 'Termagants', 'TR'),
  foot('hormagaunts', 'Hormagaunts', 'TR'),
  foot('ripperSwarms', 'Ripper Swarms', 'FA'),
  foot('gargoyles', 'Gargoyles', 'FA', 'infantry', { scout: true }),
  foot('sporeMines', 'Spore Mines', 'FA'),
  foot('carnifex', 'Carnifex', 'HS', 'infantry', { weight: 'heavy' }),
  foot('biovore', 'Biovore', 'HS', 'infantry', { weight: 'heavy' }),
  foot('zoanthrope', 'Zoanthrope', 'HS', 'infantry', { weight: 'heavy' }),
];
