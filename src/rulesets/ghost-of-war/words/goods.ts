import { words } from '../../../kernel/index.js';

export const generalResource = words('GeneralResource', 'Resource that lies in buffers (GOW-RES-01).', {
  GG: 'General goods.',
  Food: 'Food.',
  Men: 'Men.',
  Ore: 'Ore.',
  RareMinerals: 'Rare minerals.',
  Promethium: 'Promethium.',
  Shells: 'Shells.',
  Missiles: 'Missiles.',
});

export const factionResource = words('FactionResource', 'Resource in the stock of a faction (GOW-RES-02).', {
  Neophytes: 'Recruits of a chapter.',
  GeneSeed: 'Gene-Seed.',
  Princeps: 'Princeps of titans.',
  Officers: 'Officers of the fleet.',
});

export const wareKind = words('WareKind', 'What a line carries.', {
  RESOURCE: 'A resource.',
  PART: 'A part (GOW-REC-03).',
});
