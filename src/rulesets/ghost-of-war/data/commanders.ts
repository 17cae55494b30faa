import { lookUp } from '../../../kernel/index.js';
import type { CharacterClass, FactionKind } from '../state/index.js';
import type { FactionResource } from './resources.js';

export interface CommanderRow {
  readonly name: string;
  readonly faction: FactionKind;
  /** How many there may be; only the arbiter appoints such a one (GOW-CHR-02). Null = any number. */
  readonly unique: 'CHAPTER' | 'SECTOR' | null;
  /** Rolled when he is appointed (GOW-TRT-05); a Chapter Master has those of `character.chapterMasterStart`. */
  readonly startTraits: number;
  readonly startAdvisors: number;
  /** GOW-CHR-02: resource of the faction that one costs; Officers as many as `character.officerCost`, Princeps 1. */
  readonly cost: Extract<FactionResource, 'Officers' | 'Princeps'> | null;
}

/** GOW-CHR-01 Commanders: classes that command macro units. */
export const COMMANDERS = {
  CHAPTER_MASTER: {
    name: 'Chapter Master',
    faction: 'ASTARTES',
    unique: 'CHAPTER',
    startTraits: 3,
    startAdvisors: 2,
    cost: null,
  },
  CAPTAIN: {
    name: 'Captain / Lieutenant',
    faction: 'ASTARTES',
    unique: null,
    startTraits: 2,
    startAdvisors: 0,
    cost: null,
  },
  LORD_GENERAL: {
    name: 'Lord General',
    faction: 'GUARD',
    unique: 'SECTOR',
    startTraits: 2,
    startAdvisors: 1,
    cost: null,
  },
  GENERAL: {
    name: 'General',
    faction: 'GUARD',
    unique: null,
    startTraits: 1,
    startAdvisors: 0,
    cost: 'Officers',
  },
  ADMIRAL: {
    name: 'Admiral',
    faction: 'NAVY',
    unique: null,
    startTraits: 1,
    startAdvisors: 0,
    cost: 'Officers',
  },
  MAGOS_MILITANT: {
    name: 'Magos Militant',
    faction: 'MECHANICUS',
    unique: null,
    startTraits: 1,
    startAdvisors: 0,
    cost: 'Princeps',
  },
  PRINCEPS_MAXIMUS: {
    name: 'Princeps Maximus',
    faction: 'MECHANICUS',
    unique: null,
    startTraits: 1,
    startAdvisors: 0,
    cost: 'Princeps',
  },
} as const satisfies Readonly<Partial<Record<CharacterClass, CommanderRow>>>;

export type CommanderClass = keyof typeof COMMANDERS;

/** GOW-CHR-01: all other classes are heroes. */
export const COMMANDER_CLASSES: readonly CharacterClass[] = Object.keys(COMMANDERS) as CommanderClass[];

/** The row of a commander's class; undefined for heroes. */
export const commanderRow = (of: CharacterClass): CommanderRow | undefined =>
  lookUp<CommanderRow>(COMMANDERS, of);
