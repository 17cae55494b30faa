import type { HexKey } from '../../../engine/hex/index.js';
import type { Activity, ActivitySet } from '../data/activities.js';
import type { PlanetType } from '../data/planet-types.js';
import type { Slots, TechLevel } from '../data/tech-levels.js';
import type { Buffer, FactionResource, GeneralGoods, GeneralResource, PartStore } from './goods.js';

export type { Activity, ActivitySet } from '../data/activities.js';
export type { PlanetType } from '../data/planet-types.js';
export type { SlotLevel, Slots, TechLevel } from '../data/tech-levels.js';

/** GOW-MAP-01: a hex of the map. */
export interface SectorHex {
  /** Id of the sub-sector it lies in (GOW-MAP-03). */
  readonly subSector: string;
}

/** GOW-MAP-05 */
export interface WarpStorm {
  readonly id: string;
  readonly kind: 'STORM' | 'GREAT_RIFT' | 'SHADOW';
  readonly core: readonly HexKey[];
}

/** GOW-MAP-04: neighbouring hexes in order. */
export interface ChartedRoute {
  readonly id: string;
  readonly hexes: readonly HexKey[];
}

/** GOW-MAP-02 */
export interface System {
  readonly id: string;
  /** Order of creation among systems, 1-based. */
  readonly seq: number;
  readonly name: string;
  readonly hex: HexKey;
  /** Planet ids, by seq. */
  readonly planets: readonly string[];
  /** Rounds in a row, up to now, in which the system was contested for a faction with its own Field Supply Depot there (GOW-TRT-04), by faction id. */
  readonly contestedRounds: Readonly<Record<string, number>>;
}

/** What an entity does in this round, and what it would do next round without an order (GOW-GEN-11). */
export interface Occupation {
  /** In force now. */
  readonly now: ActivitySet;
  /** Ordered, or carried over, at S1: what a later round without order begins with. */
  readonly ordered: ActivitySet;
}

/** GOW-CE-06: severity 1…3. */
export interface Condition {
  readonly name: 'INFECTED' | 'CORRUPTED' | 'PLAGUE';
  readonly severity: number;
}

/** GOW-PLA-01: the stat array of a planet or station, and what has become of it. */
export interface Planet {
  readonly id: string;
  readonly seq: number;
  readonly name: string;
  readonly system: string;
  readonly type: PlanetType;
  /** Faction id. */
  readonly controller: string;
  readonly techLevel: TechLevel;
  readonly slots: Slots;
  readonly basicProduction: GeneralGoods;
  readonly upkeep: Readonly<Record<Activity, GeneralGoods>>;
  /** GOW-PLA-06: 2d6 targets; absent = no roll. */
  readonly specialYields: Readonly<Partial<Record<FactionResource, number>>>;
  readonly buffer: Buffer;
  /** GOW-BUF-07: figures set by the controller; where none is set the default holds. */
  readonly reserve: GeneralGoods;
  /** GOW-BUF-07: resources whose reserve has lapsed in this round, since the upkeep is paid. */
  readonly upkeepPaid: boolean;
  readonly activity: Occupation;
  /** 0…150 */
  readonly ce: number;
  readonly garrisonWeight: number;
  readonly orbitalWeight: number;
  /** Keys of advancements, one entry for each that stands (GOW-PLA-09). */
  readonly advancements: readonly string[];
  readonly parts: PartStore;
  /** 0…10 */
  readonly loyalty: number;
  /** GOW-ACT-10 */
  readonly shortage: boolean;
  readonly shortageThisYear: boolean;
  /** 0…3 (GOW-PLA-10) */
  readonly titheGrade: number;
  readonly conditions: readonly Condition[];
  /** GOW-BUF-08 Sharing: what the controller has said of a faction; absent = the default. */
  readonly sharing: Readonly<Record<string, boolean>>;
  /** GOW-TRD-03 Consent to lines of a faction; absent = consent of allies. */
  readonly tradeConsent: Readonly<Record<string, boolean>>;
  readonly chapterHold: boolean;
  readonly spacePort: boolean;
  /** GOW-CE-07: works that belong to a side: Fortified Positions and Fortify, with who made them. */
  readonly works: readonly FieldWork[];
  /** GOW-CHR-18: bonus of the next Neophytes roll; 0 = none. */
  readonly screened: boolean;
  /** 1 first … 9 last (GOW-GEN-04). */
  readonly priority: number;
  /** What it did in this round, for upkeep and decay. */
  readonly thisRound: PlanetRound;
}

/** Marks of the round that S10–S14 ask for; blank when a round opens. */
export interface PlanetRound {
  /** Made anything in S4 or S6 (GOW-ACT-09). */
  readonly produced: boolean;
  readonly fought: boolean;
  /** CE that Brace or Recover have given in this round (GOW-ACT-10). */
  readonly gained: Readonly<Partial<Record<'Brace' | 'Recover', number>>>;
  /** Factions of the side that won a ground battle here as attackers and hold the field (GOW-CBT-15); null = none. */
  readonly takenBy: readonly string[] | null;
  /** They have met nobody (GOW-CBT-15). */
  readonly walkedInto: boolean;
  /** GeneralResource boosted in this round (GOW-PLA-11). */
  readonly boosted: GeneralResource | null;
}

/** GOW-CE-07 */
export interface FieldWork {
  readonly kind: 'POSITION' | 'FORTIFY';
  /** Faction of the side it serves. */
  readonly faction: string;
  /** pp */
  readonly pp: number;
  /** Hero whose Fortify it is; null for a Fortified Position. */
  readonly hero: string | null;
}

/** GOW-BUF-04 */
export interface Depot {
  readonly id: string;
  readonly seq: number;
  readonly planet: string;
  /** Faction id. */
  readonly owner: string;
  readonly buffer: Buffer;
}
