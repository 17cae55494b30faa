import type { HexKey } from '../../../engine/hex/index.js';
import type { UnitTypeRow } from '../data/units.js';
import type { Buffer, PartStore } from './goods.js';
import type { Condition, Occupation } from './sector.js';

/** GOW-MAP-06 */
export type Place =
  | { readonly in: 'PLANET'; readonly id: string }
  | { readonly in: 'ORBIT'; readonly id: string }
  | { readonly in: 'JOURNEY'; readonly id: string };

export type UnitTrait = 'PSYKER' | 'DEMONIC' | 'MUTANT' | 'TYRANNID' | 'HIDDEN';

/** GOW-UNI-01: key of a type of the table, or of one that the arbiter has defined. */
export type UnitTypeKey = string;

export type { UnitTypeRow } from '../data/units.js';

export interface Unit {
  readonly id: string;
  /** Marks a unit of others as it is seen: what its owner alone knows holds nothing (GOW-GEN-09). */
  readonly hidden?: true;
  readonly seq: number;
  readonly name: string;
  /** Faction id. */
  readonly owner: string;
  readonly type: UnitTypeKey;
  /** GOW-AMM-01: key of the main weapon's type; null for types without ammunition. */
  readonly weapon: string | null;
  /** GOW-SUP-01 */
  readonly thunderhawk: boolean;
  readonly place: Place;
  readonly formation: string | null;
  /** Base CE, 0…100. */
  readonly ce: number;
  readonly xp: number;
  /** 0…19 (GOW-RCV-11). */
  readonly recoveredCarry: number;
  readonly activity: Occupation;
  readonly conditions: readonly Condition[];
  readonly traits: readonly UnitTrait[];
  readonly createdRound: number;
  readonly geneSeedMatured: boolean;
  readonly heroPromoted: boolean;
  /** GOW-CBT-17 */
  readonly withdrawn: boolean;
  /** GOW-DET-03: factions to which it is not visible now. */
  readonly undetectedBy: readonly string[];
  /** GOW-UNI-04 */
  readonly suits: number;
  /** Its own while it is a supply holder; empty maxima otherwise (GOW-BUF-03). */
  readonly buffer: Buffer;
  /** GOW-SUP-01: its own while it is a supply holder. */
  readonly supply: SupplyCounter;
  readonly priority: number;
  /** GOW-CE-04: causes that last for some rounds. */
  readonly spirits: readonly Spirit[];
  /** GOW-RCV-06: row of an unbroken run of recovery; null = none. */
  readonly recoveryRun: string | null;
  /** Round of the last battle; 0 = never (GOW-RCV-02, GOW-UNI-03). */
  readonly foughtRound: number;
  /** Marks of this round; blank when a round opens. */
  readonly thisRound: UnitRound;
}

export interface UnitRound {
  /** Departed, was under way or arrived (GOW-ACT-12). */
  readonly redeployed: boolean;
  /** Arrived in this S7 (GOW-DET-01). */
  readonly arrived: boolean;
  /** System that it left in this S7; null = none (GOW-DET-04). */
  readonly departedFrom: string | null;
  /** GOW-XP-06: best experience of its battles. */
  readonly battleXp: number;
  /** GOW-CHR-21 */
  readonly jammed: boolean;
  /** GOW-SUP-03: its list, or its formation's, was due and not paid. */
  readonly unpaid: boolean;
}

/** −max … max (GOW-SUP-01). */
export interface SupplyCounter {
  readonly counter: number;
  readonly max: number;
}

/** A cause of morale that ends by itself (GOW-CE-04). */
export interface Spirit {
  readonly cause: 'PREACH' | 'SERMON' | 'SUMMARY_EXECUTION';
  /** Last round in which it holds. */
  readonly until: number;
}

export interface Formation {
  readonly id: string;
  readonly seq: number;
  readonly name: string;
  readonly owner: string;
  /** Unit ids, by seq. */
  readonly units: readonly string[];
  readonly domain: Domain;
  /** Character id. */
  readonly commander: string | null;
  readonly chapterFleet: boolean;
  /** Its own while it is a supply holder. */
  readonly buffer: Buffer;
  readonly supply: SupplyCounter;
  /** Part store of the Chapter Fleet. */
  readonly parts: PartStore;
  readonly priority: number;
}

export type Domain = UnitTypeRow['domain'];

/** GOW-TRV-05 */
export interface Journey {
  readonly id: string;
  readonly owner: string;
  readonly units: readonly string[];
  readonly characters: readonly string[];
  /** System ids. */
  readonly from: string;
  readonly to: string;
  readonly path: readonly HexKey[];
  readonly departRound: number;
  /** In S7 of this round. */
  readonly arrivalRound: number;
  /** Planet to land on; null = as GOW-TRV-09 says. */
  readonly landOn: string | null;
  /** GOW-DET-04: factions that have been warned of it. */
  readonly knownTo: readonly string[];
}
