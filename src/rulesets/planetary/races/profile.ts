import type { Fraction } from '../data/battle.js';
import type { DetachmentClass, MoveClass, RaceKey, Slot } from '../state/kinds.js';

/** Races as the race-against-race tables know them: Blood Angels use the row and column of Space Marines (RACE-GEN-02). */
export type MatrixRace = Exclude<RaceKey, 'BA'>;

/** RACE-GEN-03: all that a race changes, as data. Rules ask for it by race or by seat and never test for a race. */
export interface RaceProfile {
  readonly key: RaceKey;
  readonly name: string;
  /** Races of one family count as the same race (RACE-GEN-04). */
  readonly family: MatrixRace;
  /** Row and column in the race-against-race tables (RACE-GEN-02). */
  readonly matrixKey: MatrixRace;
  readonly groups: readonly RaceGroup[];
  /** Choices of the set-up (RACE-CH-02, RACE-EL-01). */
  readonly choices: readonly SetUpChoice[];
  readonly modifiers: RaceModifiers;
  /** RACE-PROD-06: buildings that only this race builds and uses. */
  readonly buildings: readonly string[];
  /** RACE-TUR-01: at the lower and at the full price; a weapon in neither list cannot be built. */
  readonly turretWeapons: { readonly preferred: readonly string[]; readonly allowed: readonly string[] };
  /** RACE-TUR-04; null = no AA-tower. */
  readonly aaTower: { readonly weapon: string; readonly bs: number } | null;
  /** RACE-TUR-05: immobile batteries that it may build. */
  readonly batteries: readonly string[];
  /** RACE-PROD-01, -02: what makes which unit. */
  readonly production: RaceProduction;
  /** RACE-PROD-14: short keys of units that see two hexes. */
  readonly scouts: readonly string[];
  /** RACE-PROD-07. */
  readonly limits: readonly ItemLimit[];
  /** RACE-PROD-09 … -13. The normal type is no part of it. */
  readonly specialDetachments: readonly SpecialDetachment[];
  /** RACE-CH-19: class of each type by demon god, with the type that is the player's normal one. */
  readonly detachmentsByGod?: Readonly<Record<DemonGod, GodDetachments>>;
  /** RACE-CH-06: demons possess its characters. */
  readonly possession?: true;
  /** RACE-CH-07, -08. */
  readonly shrine?: ShrineProfile;
  /** RACE-CH-12: what a model of a converted detachment becomes; null stays as it is, `LOST` goes. */
  readonly conversionEquivalents?: Readonly<Record<string, string | null>>;
  /** RACE-EL-05: aspects that a shrine may have, short keys of units. */
  readonly aspects?: readonly string[];
  /** RACE-EL-05: short key of the character who joins a squad of an Aspect, one to each. */
  readonly aspectLeader?: string;
}

export type RaceGroup = 'IMPERIUM';

export const DEMON_GODS = ['KHORNE', 'SLAANESH', 'NURGLE', 'TZEENTCH', 'UNDIVIDED'] as const;
export type DemonGod = (typeof DEMON_GODS)[number];

export const CRAFTWORLDS = [
  'STANDARD',
  'ULTHWE',
  'ALAITOC',
  'SAIM_HANN',
  'BIEL_TAN',
  'IYANDEN',
  'OTHER',
] as const;
export type Craftworld = (typeof CRAFTWORLDS)[number];

export type SetUpChoice =
  | {
      readonly name: 'demonGod';
      /** RACE-CH-02: pairs that hate each other. */
      readonly opposed: Readonly<Partial<Record<DemonGod, DemonGod>>>;
    }
  | { readonly name: 'craftworld'; readonly standard: Craftworld };

/** Player-level numbers follow the owner's race, unit-level ones the detachment's (RACE-GEN-06). */
export interface RaceModifiers {
  /** RACE-IG-04, RACE-DE-10. `unlessAttacking`: only without an own ATTACK or PLANNED_ATTACK this turn, as issued. */
  readonly battleInitiative: readonly { readonly add: number; readonly unlessAttacking: boolean }[];
  /** RACE-GEN-08: of a new village (RACE-CH-01, RACE-EL-02, RACE-DE-07, RACE-ORK-01). */
  readonly urbanBuildCost: Fraction;
  /** RACE-GEN-08: of each step up. */
  readonly urbanUpgradeCost: Fraction;
  /** RACE-IG-02. */
  readonly strongholdCost: Fraction;
  /** RACE-IG-03, by the key of the defence. */
  readonly defenceCost: Readonly<Record<string, Fraction>>;
  /** RACE-DE-01: of every maximum of a Stronghold and of its garrison, rounded up. */
  readonly strongholdMax: Fraction;
  /** RACE-DE-02: Strongholds per controlled Urban hex, rounded up; null = no limit. */
  readonly strongholdsPerUrban: Fraction | null;
  /** RACE-TY-03. */
  readonly buildsStrongholds: boolean;
  /** RACE-TY-03. */
  readonly capturedStrongholds: 'KEEP' | 'DESTROY';
  /** RACE-DE-08: added to a building's smallest size in every Urban hex that they control. */
  readonly buildingMinSize: Readonly<Record<string, number>>;
  /** RACE-DE-12; RACE-TY-02: BP per RP of a Resource hex that is consumed. */
  readonly resourceHex:
    | { readonly mode: 'TRANSPORT'; readonly rp: Fraction }
    | { readonly mode: 'CONSUME'; readonly bpPerRp: number };
  /** RACE-TY-04: BP per point of enemy models destroyed. */
  readonly winnerBp: { readonly win: Fraction; readonly draw: Fraction };
  readonly prison: {
    /** PLN-CPT-04: part of a captive's value at its first imprisonment. */
    readonly reward: Fraction;
    /** RACE-CH-10: matrix keys of captives that bring none. */
    readonly noRewardFor: readonly MatrixRace[];
    /** RACE-CH-11: of such captives; faces of a D6 that convert. */
    readonly conversion: {
      readonly of: readonly MatrixRace[];
      readonly costBp: number;
      readonly convertsOn: readonly number[];
    } | null;
  };
  /** RACE-DE-09, -11, -13: single models taken prisoner; battle victory points for each. */
  readonly prisoners: { readonly victoryPointsPerModel: number } | null;
  /** RACE-DE-05. */
  readonly raidRange: number;
  /** RACE-CONV-01. */
  readonly convoy: { readonly moveClass: MoveClass; readonly mv: number };
  /** RACE-DE-03. */
  readonly capitalMove: { readonly costBp: number } | null;
  /** PLN-TBL-02: its infantry with barrage weapons bombards other hexes. */
  readonly infantryBombards: boolean;
  /** RACE-SM-03. */
  readonly participation: 'HALF_STRENGTH' | 'ANY_STRENGTH_AFTER_FULL_UNITS';
  /** RACE-SM-01, -02, RACE-TY-01. `startTypes`: detachment types that may, null = every one; `ascends`: RACE-SM-02. */
  readonly orbit: {
    readonly startTypes: readonly string[] | null;
    /** Every model must be able to use a drop pod. */
    readonly dropPodsOnly: boolean;
    readonly ascends: boolean;
  } | null;
  /** RACE-IG-01: units with this flag are filled up in such Urban hexes without a building. */
  readonly reinforcedAnywhere: { readonly flag: 'guardsmen'; readonly hexRaces: readonly RaceKey[] } | null;
  /** RACE-EL-03: part of a squad's cost that its total loss takes from the Capital, rounded up per squad. */
  readonly squadLossPenalty: Fraction | null;
  /** RACE-DE-15: a detachment of such units only moves further; short keys of units or transports, or flags. */
  readonly speed: {
    readonly fromMv: number;
    readonly toMv: number;
    readonly mountedIn: readonly string[];
    readonly units: readonly string[];
    readonly flags: readonly 'jetbike'[];
  } | null;
}

export type Modifier = keyof RaceModifiers;

/** What a house rule may switch off altogether. */
export const SWITCHABLE = [
  'strongholdsPerUrban',
  'prisoners',
  'capitalMove',
  'orbit',
  'reinforcedAnywhere',
  'squadLossPenalty',
  'speed',
  'aaTower',
] as const;
export type Switchable = (typeof SWITCHABLE)[number];

/** RACE-PROD-01 Build check. */
export interface RaceProduction {
  /** RACE-PROD-02: races of the hexes in which the table works. */
  readonly hexRaces: readonly RaceKey[];
  /** By building; `NO_BUILDING` for what needs none. */
  readonly buildings: Readonly<Record<string, readonly ProductionEntry[]>>;
}

export interface ProductionEntry {
  /** Short key of a unit, or a choice among all of the race. */
  readonly unit?: string;
  readonly select?: UnitSelection;
  /** Instead of those of the table. */
  readonly hexRaces?: readonly RaceKey[];
  readonly capitalOnly?: boolean;
  /** Other buildings that must be active in the same hex. */
  readonly needs?: readonly string[];
  readonly condition?: ProductionCondition;
}

/** RACE-CH-13, RACE-CH-14. */
export type ProductionCondition =
  | 'IMPERIAL_PLAYER_AT_START'
  | 'ONLY_AS_HQ_OF_DETACHMENT_CREATED_HERE'
  | 'ADDED_TO_DETACHMENT_IN_HEX';

/** All that is told must hold. */
export interface UnitSelection {
  readonly any?: true;
  readonly moveClass?: readonly MoveClass[];
  readonly vehicle?: boolean;
  /** Kinds of demon (RACE-CH-17); `NONE` for what is no demon. */
  readonly demon?: readonly ('NONE' | 'LESSER' | 'GREATER')[];
  readonly except?: readonly string[];
  /** The one Aspect of the shrine (RACE-EL-05). */
  readonly aspectOfShrine?: true;
}

/** RACE-PROD-07 Rare and very rare items. */
export interface ItemLimit {
  /** Short key of a unit, or of a thing that a unit carries. */
  readonly item: string;
  readonly kind: 'unit' | 'wargear';
  readonly limit: 'RARE' | 'VERY_RARE';
  /** RACE-IMP-01: only while an active player has this race. */
  readonly whileInGame?: RaceKey;
}

/** RACE-PROD-13. */
export interface SpecialDetachment {
  readonly key: string;
  readonly name: string;
  /** Null where the player's demon god decides (RACE-CH-19). */
  readonly class: Extract<DetachmentClass, 'TYPE_I' | 'TYPE_II'> | null;
  readonly mv: number;
  /** Most of them that a player may have at any time. */
  readonly most?: number;
  /** False until it is defined for the campaign (RACE-EL-06). */
  readonly available?: false;
  readonly slots: DetachmentSlots;
}

/** RACE-PROD-09, -12: what a detachment of the type may hold. */
export type DetachmentSlots =
  /** The race's normal list, less these units, under these conditions. */
  | { readonly by: 'NORMAL_LIST'; readonly without?: readonly string[]; readonly filter?: UnitFilter }
  | { readonly by: 'TABLE'; readonly table: Readonly<Partial<Record<Slot, readonly SlotEntry[]>>> }
  /** RACE-CH-20: units of these pools. */
  | { readonly by: 'POOLS'; readonly pools: readonly string[] }
  /** A published list outside the rulebook: declared by the owner, confirmed by the arbiter. */
  | { readonly by: 'EXTERNAL' };

/** MECHANIZED, FAST and FAST_SKIMMER: what every model must be or ride (RACE-SM-08, RACE-PROD-12). */
export type UnitFilter = 'MECHANIZED' | 'FAST' | 'FAST_SKIMMER';

export interface SlotEntry {
  readonly unit?: string;
  /** Instead of one unit: any of the race's normal list for the slot that passes. */
  readonly filter?: UnitFilter;
  /** Every model rides one of these (RACE-PROD-10). */
  readonly in?: readonly string[];
  /** Or rides this itself. */
  readonly orOn?: 'jetbike';
  /** RACE-PROD-11. */
  readonly most?: 1;
}

export interface GodDetachments {
  readonly normal: string;
  readonly typeI: readonly string[];
}

export interface ShrineProfile {
  /** Short keys of units that may lead it. */
  readonly leaders: readonly string[];
  /** Defences that may be cursed. */
  readonly buildings: readonly string[];
  readonly costBp: { readonly ownGod: number; readonly otherGod: number; readonly general: number };
}
