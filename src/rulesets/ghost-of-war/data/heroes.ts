import { lookUp } from '../../../kernel/index.js';
import type { HeroAction } from '../sheets/orders.js';
import type { CharacterClass, FactionKind } from '../state/index.js';

/** GOW-CHR-12, -23: dice that may turn against a psyker before he acts. */
export type Backfire = 'hero.backfireOn' | 2;

export interface HeroRow {
  readonly name: string;
  readonly faction: FactionKind;
  /** Special actions by order (GOW-CHR-04); processes of a Tech-Marine are projects (GOW-CHR-19). */
  readonly actions: readonly HeroAction['action'][];
  /** Highest face of the d6 on which an action fails: a house rule, or the figure; absent = never. */
  readonly backfire?: Backfire;
}

/** GOW-CHR-09 … -24 Heroes. */
export const HEROES = {
  CHAPLAIN: { name: 'Chaplain', faction: 'ASTARTES', actions: ['PREACH', 'PURGE'] },
  LIBRARIAN: {
    name: 'Librarian',
    faction: 'ASTARTES',
    actions: ['PRECOGNITION', 'HOLOCAUST'],
    backfire: 'hero.backfireOn',
  },
  APOTHECARI: { name: 'Apothecari', faction: 'ASTARTES', actions: ['CURE', 'SCREEN'] },
  TECH_MARINE: { name: 'Tech-Marine', faction: 'ASTARTES', actions: ['FORTIFY', 'JAM'] },
  SANCTIONED_PSYKER: {
    name: 'Sanctioned Psyker',
    faction: 'GUARD',
    actions: ['DIVINATION', 'SMITE'],
    backfire: 2,
  },
  COMMISSAR: { name: 'Commissar', faction: 'GUARD', actions: ['SUMMARY_EXECUTION'] },
  ENGINEER: { name: 'Engineer', faction: 'GUARD', actions: ['FORTIFY'] },
  MUNITORUM_PRIEST: { name: 'Munitorum Priest', faction: 'GUARD', actions: ['SERMON'] },
  MAGOS_BIOLOGIS: { name: 'Magos Biologis', faction: 'MECHANICUS', actions: ['CURE'] },
  MAGOS_ORDINATUS: { name: 'Magos Ordinatus', faction: 'MECHANICUS', actions: ['BOMBARD'] },
  EXPLORATOR: { name: 'Explorator', faction: 'MECHANICUS', actions: ['CHART'] },
} as const satisfies Readonly<Partial<Record<CharacterClass, HeroRow>>>;

export type HeroClass = keyof typeof HEROES;

/** The row of a hero's class; undefined for commanders. */
export const heroRow = (of: CharacterClass): HeroRow | undefined => lookUp<HeroRow>(HEROES, of);

/** GOW-CHR-12: what a backfire does, by the second die 1 … 6. */
export const BACKFIRES = [
  { fate: 'KILLED', unitCe: -20 },
  { fate: 'WOUNDED', unitCe: -10 },
  { fate: 'WOUNDED', unitCe: -10 },
  { fate: 'STUNNED', unitCe: 0 },
  { fate: 'STUNNED', unitCe: 0 },
  { fate: 'STUNNED', unitCe: 0 },
] as const;

/** GOW-CHR-15: psychic damage up to this is nothing to a Librarian's own, more is halved. */
export const PSYCHIC_SHIELD = 10;

/** GOW-CHR-14: Holocaust throws its extra dice against units with one of these traits. */
export const HOLOCAUST_TRAITS = ['PSYKER', 'DEMONIC', 'MUTANT', 'TYRANNID'] as const;

/** GOW-CHR-18: target of the Neophytes roll of a screened planet that has none. */
export const SCREENED_TARGET = 12;

/** GOW-CHR-23, -24: figures of the heroes that the rulebook only names. */
export const HERO_FIGURES = {
  divinationBonus: 2,
  smiteDice: 2,
  executionCe: -5,
  executionLeastCe: 1,
  sermonLoyalty: 1,
  engineerRoundsSaved: 1,
  bombardDice: 2,
  bombardCost: { Shells: 2 },
  chartTarget: 5,
} as const;
