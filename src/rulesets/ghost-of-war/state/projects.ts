import type { GeneralResource, Goods } from './goods.js';
import type { SlotLevel } from './sector.js';

/** Where a project runs. */
export type ProjectPlace =
  | { readonly kind: 'PLANET'; readonly id: string }
  /** Field project (GOW-PRJ-13), or the Chapter Fleet. */
  | { readonly kind: 'FORMATION'; readonly id: string }
  | { readonly kind: 'UNIT'; readonly id: string };

export interface Project {
  readonly id: string;
  readonly seq: number;
  readonly place: ProjectPlace;
  /** Faction that ordered it. */
  readonly owner: string;
  /** Key of an entry: project, advancement, recruitment row, field project, event project. */
  readonly item: string;
  readonly progress: number;
  /** Rounds, fixed when it starts. */
  readonly duration: number;
  readonly oneTimePaid: Goods;
  /** Round in which it was started, or (GOW-PRJ-08 `repeat`) starts again; a hero's progresses from the next one on (GOW-CHR-04). */
  readonly startedRound: number;
  /** Planet on which a field project is built (GOW-PRJ-13); null for others. */
  readonly site: string | null;
  /** 1…9 */
  readonly priority: number;
  readonly status: 'RUNNING' | 'STALLED';
  /** GOW-REC-08 */
  readonly forFaction: string;
  readonly options: ProjectOptions;
  /** Parts that are reserved (GOW-REC-03): part key → number. */
  readonly parts: Readonly<Record<string, number>>;
  /** Hero whose process it is (GOW-CHR-19); null = none. */
  readonly hero: string | null;
  /** GOW-CHR-19 Rite: the death it serves. */
  readonly death: string | null;
}

export interface ProjectOptions {
  /** GOW-REC-09: key of a weapon type. */
  readonly weapon: string | null;
  /** GOW-REC-05: 2, 4 or 6. */
  readonly tubes: number | null;
  /** GOW-PRJ-10, -12: the resource that is given, or made. */
  readonly resource: GeneralResource | null;
  readonly repeat: boolean;
  /** GOW-REC-06: weapon parts of an assembly, part keys. */
  readonly weaponParts: readonly string[];
  /** Turret of an assembly (GOW-REC-02): part key. */
  readonly turret: string | null;
  /** GOW-REC-07: Scouts unit. */
  readonly scouts: string | null;
  /** Name of the unit made; null = a default. */
  readonly name: string | null;
}

/** GOW-PLA-09, §3.3: a project that the arbiter has made up. */
export interface EventProject {
  readonly key: string;
  readonly name: string;
  readonly level: SlotLevel;
  readonly durationRounds: number;
  readonly perRound: Goods;
  readonly oneTime: Goods;
  readonly yields: Goods;
  /** Planet where it may be started; null = anywhere. */
  readonly planet: string | null;
}
