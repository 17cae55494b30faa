import { words } from '../../../kernel/index.js';

const GENERAL = {
  GG: 'General goods.',
  Food: 'Food.',
  Men: 'Men.',
  Ore: 'Ore.',
  RareMinerals: 'Rare minerals.',
  Promethium: 'Promethium.',
  Shells: 'Made from Ore and Promethium.',
  Missiles: 'Made with Promethium.',
};

const OF_FACTIONS = {
  Neophytes: 'Recruits of a chapter.',
  GeneSeed: 'Gene-Seed.',
  Princeps: 'Princeps of titans.',
  Officers: 'Officers of the fleet.',
};

export const generalResource = words(
  'GeneralResource',
  'Resource that lies in buffers (GOW-RES-01).',
  GENERAL,
);

export const factionResource = words(
  'FactionResource',
  'Resource in the stock of a faction (GOW-RES-02).',
  OF_FACTIONS,
);

/** Both kinds, in canonical order. */
export const resource = words('Resource', 'Any resource.', { ...GENERAL, ...OF_FACTIONS });

export const wareKind = words('WareKind', 'What a line carries.', {
  RESOURCE: 'A resource.',
  PART: 'A part (GOW-REC-03).',
});
