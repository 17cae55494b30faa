import type { RuleId } from '../catalog.js';
import type { DemonGod } from '../races/profile.js';
import type { SideRole } from '../sheets/orders.js';
import type { Slot } from './kinds.js';
import type { ShrineKind } from './map.js';
import type { Gift, Patron } from './unit-types.js';

/** Battle sheet of a full battle: its dice are rolled, the rest is played at the table (PLN-PRE). */
export interface BattleBrief {
  /** PLN-PRE-01; null where both agreed to skip it. */
  readonly terrainDensity: {
    readonly die: number;
    readonly density: string;
    readonly rerolled: boolean;
  } | null;
  /** The defender, who defends, sets up the terrain of their half (PLN-PRE-01). */
  readonly defenderSetsTerrain: boolean;
  /** Game turns agreed; null = random game length (PLN-PRE-02). */
  readonly gameTurns: number | null;
  readonly specialRules: readonly SpecialRuleEntry[];
  readonly scenario: {
    /** Null where it was agreed or is not allowed. */
    readonly die: number | null;
    readonly used: boolean;
    readonly missionType: 'RAID' | 'BATTLE' | 'BREAKTHROUGH';
    readonly mission: string | null;
    readonly bonusVictoryPoints: number;
  };
  /** Units of an attacker from orbit (PLN-PRE-04); empty otherwise. */
  readonly orbitalArrival: readonly {
    readonly unit: string;
    readonly die: number;
    readonly needed: number;
    readonly firstTurn: boolean;
  }[];
  readonly setUp: {
    readonly die: number | null;
    readonly mode: 'DEFENDER_FIRST' | 'ONE_SIDE_FIRST' | 'ALTERNATING';
    /** Order of slots when the sides alternate; empty otherwise. */
    readonly slotOrder: readonly Slot[];
    /** Faces, ties first. */
    readonly starterRolls: readonly SideRoll[];
    /** Side that may choose who starts. */
    readonly chooser: SideRole | null;
    /** Inches. */
    readonly zones: {
      readonly attackerIn: number;
      readonly defenderIn: number;
      readonly preferredGapIn: number;
      readonly leastGapIn: number;
      /** Razorwire and tank traps may stand anywhere in the defender's half. */
      readonly obstaclesInDefenderHalf: boolean;
    };
  };
  readonly firstTurn: {
    /** Faces, ties first. */
    readonly rolls: readonly SideRoll[];
    readonly modifiers: SideRoll;
    /** Side that may choose who has the first turn. */
    readonly chooser: SideRole;
  };
  readonly sides: Readonly<Record<SideRole, BriefSide>>;
  /** Against units that arrive by air over a Stronghold (PLN-TBL-05); null otherwise. */
  readonly deepStrikeDefence: {
    readonly destroyedOn: number;
    readonly strongholdModifier: number;
    readonly aaWeapons: number;
    readonly aaModifier: number;
    readonly weaponTowers: number;
    readonly towerModifier: number;
  } | null;
  /** Rolls made at the table and what they need (PLN-TBL-01 … -09), for reference. */
  readonly tableRolls: readonly {
    readonly rule: RuleId;
    readonly what: string;
    readonly needed: number;
    readonly fromGameTurn: number;
  }[];
  /** Options agreed for the campaign (PLN-OPT-02). */
  readonly tabletopOptions: readonly string[];
  /** What the races of the sides change (RACE-CH-03, RACE-CH-08, RACE-CH-09, RACE-DE-11); left out where they change nothing. */
  readonly raceEffects?: readonly BriefEffect[];
}

/** One throw of both sides: faces, or their modifiers. */
export interface SideRoll {
  readonly attacker: number;
  readonly defender: number;
}

export interface SpecialRuleEntry {
  /** Stable code, e.g. `INFILTRATE`. */
  readonly rule: string;
  readonly side: SideRole | 'both';
  /** Null where no die decides. */
  readonly die: number | null;
  readonly modifier: number;
  readonly usable: boolean;
  readonly note: string;
}

export interface BriefSide {
  readonly seat: string;
  /** BV of the participating units, without defences. */
  readonly battleValue: number;
  readonly units: readonly BriefUnit[];
  readonly reinforcements: readonly ReinforcementEntry[];
  readonly artillery: readonly ArtilleryEntry[];
  /** Squadrons that support it (PLN-TBL-06). */
  readonly airSupport: readonly string[];
  readonly defences: readonly BriefDefence[];
}

/** A unit that takes part from the start (PLN-PRE-06). */
export interface BriefUnit {
  readonly army: string;
  readonly unit: string;
  readonly typeKey: string;
  readonly slot: Slot;
  readonly ready: number;
  readonly value: number;
  /** RACE-CH-03. */
  readonly mark?: DemonGod;
  readonly gifts?: readonly Gift[];
}

/** A unit that may be tried as reinforcement (PLN-TBL-01). */
export interface ReinforcementEntry {
  readonly detachment: string;
  readonly unit: string;
  readonly modifier: number;
  readonly edge: TableEdge;
}

/** Edge of the table as seen by the attacker; orbit knows none. */
export type TableEdge =
  | 'ATTACKER'
  | 'RIGHT_FLANK'
  | 'LEFT_FLANK'
  | 'EITHER_FLANK'
  | 'DEFENDER'
  | 'DEEP_STRIKE';

/** A unit that may bombard (PLN-TBL-02). */
export interface ArtilleryEntry {
  readonly detachment: string;
  readonly unit: string;
  /** Distance to the battle hex. */
  readonly hexes: number;
  readonly modifier: number;
  /** D6 inches of scatter. */
  readonly scatterD6: number;
  /** Models of the same type in the detachment that may fire together (PLN-TBL-03). */
  readonly batteryModels: number;
}

/** What a rule of a race changes at the table; it is played there and, where it matters later, reported. */
export interface BriefEffect {
  readonly rule: RuleId;
  readonly side: SideRole | 'both';
  readonly what: EffectCode;
  /** Whose demons or followers; null: all. */
  readonly god: Patron | null;
  /** Added to a die; of a save the least face; 0 where nothing is rolled. */
  readonly modifier: number;
  /** Units or defences that it is about; none where it is about all. */
  readonly subjects: readonly string[];
}

export type EffectCode =
  | 'LORD_POSSESSION'
  | 'SHRINE_POSSESSION'
  | 'SHRINE_SUMMONING'
  | 'DEMONS_ABSENT'
  | 'CULT_MARINES_MARKED'
  | 'MARINES_UNDIVIDED'
  | 'SHRINE_SAVE'
  | 'SHRINE_CLOSED'
  | 'PRISONER_POINTS';

export interface BriefDefence {
  readonly defence: string;
  readonly type: string;
  readonly turretWeapon: string | null;
  /** Made by another race: works on a die only (PLN-TBL-09). */
  readonly captured: boolean;
  /** RACE-CH-09. */
  readonly shrine?: ShrineKind;
  /** What it fires, for the table (RACE-TUR-02, -04, -05); absent where it fires nothing. */
  readonly armament?: string;
}
