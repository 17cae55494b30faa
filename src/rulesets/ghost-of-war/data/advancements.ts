import type { ItemRow } from './item-rows.js';
import type { GeneralGoods } from './resources.js';

/** GOW-PRJ-14: advancements as projects. */
export const ADVANCEMENTS = {
  'strategic-supply-depot': {
    name: 'Strategic Supply Depot',
    level: 'Minima',
    place: 'PLANET',
    duration: { kind: 'YEARS', years: 1, least: 1, most: 3 },
    perRound: { GG: 1 },
    oneTime: { Men: 1, Ore: 2 },
    parts: [],
    yields: { kind: 'ADVANCEMENT' },
  },
  'trench-network': {
    name: 'Trench Network',
    level: 'Minima',
    place: 'PLANET',
    duration: { kind: 'YEARS', years: 1, least: 1, most: 3 },
    perRound: { GG: 1 },
    oneTime: { Food: 1, Men: 2, Ore: 1 },
    parts: [],
    yields: { kind: 'ADVANCEMENT' },
  },
  'trade-hub': {
    name: 'Trade Hub',
    level: 'Vexillus',
    place: 'PLANET',
    duration: { kind: 'YEARS', years: 2, least: 2, most: 5 },
    perRound: { GG: 1, Ore: 1 },
    oneTime: { Men: 2 },
    parts: [],
    yields: { kind: 'ADVANCEMENT' },
  },
  'training-center': {
    name: 'Training Center',
    level: 'Vexillus',
    place: 'PLANET',
    duration: { kind: 'YEARS', years: 2, least: 2, most: 5 },
    perRound: { GG: 1, Food: 1 },
    oneTime: { Men: 2, Ore: 2 },
    parts: [],
    yields: { kind: 'ADVANCEMENT' },
  },
  'specialized-manufactoria-shells': {
    name: 'Specialized Manufactoria (Shells)',
    level: 'Vexillus',
    place: 'PLANET',
    duration: { kind: 'YEARS', years: 3, least: 2, most: 5 },
    perRound: { GG: 1, Ore: 1 },
    oneTime: { Men: 2 },
    parts: [],
    yields: { kind: 'ADVANCEMENT' },
  },
  'specialized-manufactoria-missiles': {
    name: 'Specialized Manufactoria (Missiles)',
    level: 'Vexillus',
    place: 'PLANET',
    duration: { kind: 'YEARS', years: 3, least: 2, most: 5 },
    perRound: { GG: 1, Ore: 1 },
    oneTime: { Men: 2 },
    parts: [],
    yields: { kind: 'ADVANCEMENT' },
  },
  'specialized-manufactoria-gg': {
    name: 'Specialized Manufactoria (GG)',
    level: 'Vexillus',
    place: 'PLANET',
    duration: { kind: 'YEARS', years: 3, least: 2, most: 5 },
    perRound: { GG: 1, Ore: 1 },
    oneTime: { Men: 2 },
    parts: [],
    yields: { kind: 'ADVANCEMENT' },
  },
  bastion: {
    name: 'Bastion',
    level: 'Vexillus',
    place: 'PLANET',
    duration: { kind: 'YEARS', years: 3, least: 2, most: 5 },
    perRound: { GG: 1, Ore: 1 },
    oneTime: { Food: 2, Men: 3 },
    parts: [],
    yields: { kind: 'ADVANCEMENT' },
  },
  'space-port': {
    name: 'Space Port',
    level: 'Vexillus',
    place: 'PLANET',
    duration: { kind: 'YEARS', years: 2, least: 2, most: 5 },
    perRound: { GG: 1, Ore: 1 },
    oneTime: { Men: 2, Promethium: 2 },
    parts: [],
    yields: { kind: 'ADVANCEMENT' },
  },
  terraforming: {
    name: 'Terraforming',
    level: 'Exactus',
    place: 'PLANET',
    duration: { kind: 'YEARS', years: 8, least: 4, most: 8 },
    perRound: { GG: 1, Food: 1 },
    oneTime: { Men: 4, RareMinerals: 4 },
    parts: [],
    yields: { kind: 'ADVANCEMENT' },
  },
  'specialized-manufactorium-ammunition': {
    name: 'Specialized Manufactorium (Ammunition)',
    level: 'Exactus',
    place: 'PLANET',
    duration: { kind: 'YEARS', years: 4, least: 4, most: 8 },
    perRound: { GG: 1, Ore: 1, RareMinerals: 1 },
    oneTime: { Men: 3 },
    parts: [],
    yields: { kind: 'ADVANCEMENT' },
  },
  'space-station': {
    name: 'Space Station',
    level: 'Exactus',
    place: 'PLANET',
    duration: { kind: 'YEARS', years: 6, least: 4, most: 8 },
    perRound: { GG: 1, Ore: 1 },
    oneTime: { Food: 2, Men: 4, RareMinerals: 6 },
    parts: [],
    yields: { kind: 'ADVANCEMENT' },
  },
} as const satisfies Readonly<Record<string, ItemRow>>;

export type Advancement = keyof typeof ADVANCEMENTS;

export const ADVANCEMENT_KEYS = Object.keys(ADVANCEMENTS) as readonly Advancement[];

/** What a planet has of an advancement, beside the projects that name it in `needs`. */
export interface AdvancementEffect {
  /** Each buffer maximum + so many percent of its base, rounded up. */
  readonly bufferPercent?: number;
  readonly garrisonWeight?: number;
  readonly orbitalWeight?: number;
  /** XP of units made here (GOW-UNI-02). */
  readonly recruitStartXp?: number;
  readonly basicProduction?: GeneralGoods;
  readonly spacePort?: true;
  /** Yield of a project instead of its own. */
  readonly yields?: Readonly<Record<string, GeneralGoods>>;
  /** How many a planet may have (GOW-PLA-09); absent = one. */
  readonly most?: number;
}

/** GOW-PRJ-14 */
export const ADVANCEMENT_EFFECTS: Readonly<Record<Advancement, AdvancementEffect>> = {
  'strategic-supply-depot': { bufferPercent: 50, most: 2 },
  'trench-network': {},
  'trade-hub': {},
  'training-center': { recruitStartXp: 4 },
  'specialized-manufactoria-shells': {},
  'specialized-manufactoria-missiles': { yields: { 'missiles-vexillus': { Missiles: 2 } } },
  'specialized-manufactoria-gg': { yields: { gg: { GG: 2 } } },
  bastion: { garrisonWeight: 6 },
  'space-port': { spacePort: true },
  terraforming: { basicProduction: { Food: 3 } },
  'specialized-manufactorium-ammunition': {},
  'space-station': { orbitalWeight: 10, spacePort: true },
};
