/** GOW-RES-01: resources that lie in buffers, in canonical order (GOW-GEN-04). */
export const GENERAL_RESOURCES = [
  'GG',
  'Food',
  'Men',
  'Ore',
  'RareMinerals',
  'Promethium',
  'Shells',
  'Missiles',
] as const;

/** GOW-RES-02: resources that lie in the stock of a faction, in canonical order. */
export const FACTION_RESOURCES = ['Neophytes', 'GeneSeed', 'Princeps', 'Officers'] as const;

/** GOW-GEN-04: all resources in canonical order. */
export const RESOURCES = [...GENERAL_RESOURCES, ...FACTION_RESOURCES] as const;

export type GeneralResource = (typeof GENERAL_RESOURCES)[number];
export type FactionResource = (typeof FACTION_RESOURCES)[number];
export type Resource = (typeof RESOURCES)[number];

/** Whether a word that somebody sent is a general resource. */
export const isGeneralResource = (word: string): word is GeneralResource =>
  (GENERAL_RESOURCES as readonly string[]).includes(word);

export const isFactionResource = (resource: Resource): resource is FactionResource =>
  (FACTION_RESOURCES as readonly Resource[]).includes(resource);

/** Amounts of resources, whole and positive; what is not named is 0. */
export type Goods = Readonly<Partial<Record<Resource, number>>>;

/** Amounts of general resources only: what a buffer holds, a planet makes, a line carries. */
export type GeneralGoods = Readonly<Partial<Record<GeneralResource, number>>>;

export interface ResourceRow {
  /** As printed (GOW-RES-03). */
  readonly label: string;
  readonly kind: 'general' | 'faction';
  /** Other spellings that are read (GOW-GEN-06, GOW-RES-03). */
  readonly aliases: readonly string[];
}

/** GOW-RES-01, -02, -03. */
export const RESOURCE_ROWS: Readonly<Record<Resource, ResourceRow>> = {
  GG: { label: 'GG', kind: 'general', aliases: ['General Goods'] },
  Food: { label: 'Food', kind: 'general', aliases: [] },
  Men: { label: 'Men', kind: 'general', aliases: [] },
  Ore: { label: 'Ore', kind: 'general', aliases: [] },
  RareMinerals: { label: 'Rare Minerals', kind: 'general', aliases: ['Rare Mineral', 'RM'] },
  Promethium: { label: 'Promethium', kind: 'general', aliases: ['Prom'] },
  Shells: { label: 'Shells', kind: 'general', aliases: ['Shell'] },
  Missiles: { label: 'Missiles', kind: 'general', aliases: ['Missile'] },
  Neophytes: { label: 'Neophytes', kind: 'faction', aliases: ['Neophyte'] },
  GeneSeed: { label: 'Gene-Seed', kind: 'faction', aliases: ['Geneseed', 'Gene Seed'] },
  Princeps: { label: 'Princeps', kind: 'faction', aliases: ['Princes', 'Prince'] },
  Officers: { label: 'Officers', kind: 'faction', aliases: ['Officer'] },
};
