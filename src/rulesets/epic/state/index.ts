import type { Seat } from '../../../kernel/index.js';
import type { EpicCommand } from '../commands.js';
import type { CombatResult } from '../data/tables.js';
import type {
  Ability,
  Infiltration,
  Kind,
  Mission,
  ObjectiveState,
  ObjectiveType,
  Order,
  Phase,
  Place,
  Step,
  WeaponType,
} from '../data/words.js';
import type { HouseRules } from '../house-rules/index.js';

export type * from '../data/words.js';

type Of<T> = Readonly<Record<string, T>>;

/** A super heavy weapon of a profile. */
export interface Weapon {
  readonly type: WeaponType;
  /** cm; 0 of weapons that are not fired. */
  readonly rangeCm: number;
  /** Times that it may be fired in a battle; null for as often as one likes. */
  readonly uses: number | null;
}

/** Printed values of a unit, before its abilities (EPC-GEN-04). */
export interface Profile {
  readonly name: string;
  readonly kind: Kind;
  readonly speedCm: number;
  readonly rangeCm: number;
  readonly firepower: number;
  readonly assault: number;
  /** 2 to 6: the die from which on it is hit. */
  readonly armour: number;
  readonly abilities: readonly Ability[];
  /** Infantry units that it carries. */
  readonly transportCapacity: number;
  /** Of war engines; 0 of others. */
  readonly damage: number;
  readonly shields: number;
  readonly superHeavyWeapons: readonly Weapon[];
}

export interface Army {
  /** Seat. */
  readonly id: string;
  readonly name: string;
  /** EPC-INI-01 */
  readonly strategyRating: number;
  /** EPC-SET-03; null before the battle starts, unless the scenario sets it. */
  readonly startingMorale: number | null;
  /** May fall below 0. */
  readonly morale: number;
  /** SETUP: whether its player has started the battle. */
  readonly started: boolean;
  /** Whether it has ended its shooting in this step. */
  readonly passed: boolean;
  readonly missionsDeclared: boolean;
  /** What it has declared, until both have; null to who may not know it, and where it has declared nothing. */
  readonly missions: readonly MissionOf[] | null;
}

/** What a flyer detachment does in a turn. */
export interface MissionOf {
  readonly detachment: string;
  readonly mission: Mission;
}

export interface Detachment {
  readonly id: string;
  /** Seat of its army. */
  readonly army: string;
  readonly name: string;
  readonly points: number;
  /** EPC-SET-03 */
  readonly moraleValue: number;
  /** EPC-MOR-01 */
  readonly moraleLost: number;
  /** In the order of its list. */
  readonly units: readonly string[];
  readonly hq: string;
  /** EPC-GEN-05: whether its HQ was lost in this phase, so that another may be named. */
  readonly hqLost: boolean;
  readonly blastMarkers: number;
  readonly broken: boolean;
  readonly order: Order;
  readonly place: Place;
  readonly isFlyer: boolean;
  readonly mission: Mission;
  readonly missionDone: boolean;
  /** EPC-MOV-01: in this turn. */
  readonly moved: boolean;
  /** EPC-SHO-01: in this turn. */
  readonly shot: boolean;
  /** EPC-ASL-01: in this turn. */
  readonly assaultMoved: boolean;
  /** EPC-ASL-02, EPC-ASL-04: in this sub-phase. */
  readonly fought: 'CLOSE_COMBAT' | 'FIREFIGHT' | null;
  readonly firstMoveDone: boolean;
  readonly infiltration: Infiltration | null;
  /** EPC-GEN-06: units out of command in this phase; null until its first order in the phase. */
  readonly outOfCommand: readonly string[] | null;
}

export interface Unit {
  readonly id: string;
  readonly detachment: string;
  /** Name of its profile. */
  readonly profile: string;
  readonly kind: Kind;
  readonly status: 'OK' | 'DESTROYED';
  /** Transport that carries it. */
  readonly mountedIn: string | null;
  /** Of war engines; 0 of others. */
  readonly damageLeft: number;
  readonly shieldsUp: number;
  readonly immobilised: boolean;
  /** Places of super heavy weapons in its profile. */
  readonly knockedOut: readonly number[];
  /** By place in its profile; null for as often as one likes. */
  readonly usesLeft: readonly (number | null)[];
  /** EPC-SHO-03: until the end of the turn. */
  readonly popUp: boolean;
  /** EPC-TRA-01: what mounting and dismounting has cost it in this phase, cm, and how far it moved. */
  readonly mountingCm: number;
  readonly movedCm: number;
  /** EPC-FLY-03: set down by flyers in this phase. */
  readonly landed: boolean;
  /** How far it might have moved with its own last move, cm; null before it. */
  readonly allowanceCm: number | null;
}

export interface Objective {
  readonly id: string;
  readonly type: ObjectiveType;
  /** Side that must be robbed of it. */
  readonly owner: string | null;
  /** Side that held it at the last check. */
  readonly holder: string | null;
  readonly state: ObjectiveState;
  /** EPC-RAL-06: what is declared of it and waits for its owner. */
  readonly declared: { readonly how: 'CAPTURED' | 'DESTROYED'; readonly by: string } | null;
}

/** A mission that the other side may react to (EPC-FLY-04, EPC-FLY-05). */
export interface OpenMission {
  readonly detachment: string;
  readonly stage: 'INTERCEPT' | 'FLAK';
  /** Detachments that have fired flak at it. */
  readonly flakFired: readonly string[];
  /** What is carried out when nobody reacts any more. */
  readonly command: EpicCommand;
}

/** What a side brings into a combat. */
export interface CombatSide {
  readonly seat: string;
  readonly detachments: readonly string[];
  /** Units in contact, or counted, as declared. */
  readonly units: readonly string[];
  readonly supporting: readonly string[];
  readonly total: number;
  readonly modifiers: readonly CombatModifier[];
  /** EPC-ASL-08, when it began. */
  readonly killDice: number;
  /** Detachments that were broken when it began (EPC-ASL-10). */
  readonly brokenBefore: readonly string[];
  /** EPC-ASL-06: whether its Supreme Commander may roll its die again yet. */
  readonly mayReroll: boolean;
  readonly die: number;
  /** Hits on it, to be taken. */
  readonly hits: number;
  /** Whom they hit, when that is settled. */
  readonly allocated: readonly string[] | null;
  /** EPC-SHW-11: usable Close Combat Weapons and whom each destroys. */
  readonly closeCombatWeapons: readonly { readonly unit: string; readonly warEngine: string }[];
}

export interface CombatModifier {
  readonly what: 'ENEMY_FIVE_MARKERS' | 'ENEMY_MORE_MARKERS' | 'MORE_PSYKERS' | 'TOTAL';
  readonly value: number;
}

/** The close combat or firefight that is being fought (EPC-ASL-12). */
export interface Combat {
  readonly kind: 'CLOSE_COMBAT' | 'FIREFIGHT';
  /** Seat of the active player. */
  readonly active: string;
  readonly sides: readonly [CombatSide, CombatSide];
  readonly stage: 'ROLL' | 'REROLL' | 'ALLOCATE' | 'AFTERMATH';
  /** Seat that is asked. */
  readonly asked: string | null;
  readonly winner: string | null;
  readonly difference: number;
  readonly result: CombatResult | null;
}

/** How a Firepower total comes about. */
export interface FirepowerTotal {
  readonly sum: number;
  readonly halved: boolean;
  /** What blast markers take. */
  readonly markers: number;
  readonly total: number;
}

/** What kind of attack is made. */
export type AttackKind = 'SHOOTING' | 'BOMBARDMENT' | 'INTERCEPTION' | 'FLAK';

/** A declaration that the other player may object to. */
export interface Declaration {
  readonly by: string;
  readonly command: EpicCommand;
}

/** The last move, as long as it may be taken back: detachments and units as they were. */
export interface LastMove {
  readonly by: string;
  readonly detachment: string;
  readonly detachments: readonly Detachment[];
  readonly units: readonly Unit[];
  readonly retreats: readonly string[];
  readonly contacts: readonly Contact[];
}

/** A unit of the active player and the enemy that it touches. */
export type Contact = readonly [unit: string, enemy: string];

/** EPC-VIC-01 to EPC-VIC-04 */
export type EndCause = 'MORALE' | 'ANNIHILATION' | 'TURN_LIMIT' | 'CONCESSION';

/** A battle. */
export interface EpicState {
  readonly seats: readonly Seat[];
  readonly rules: HouseRules;
  /** From 1; 0 before the battle. */
  readonly turn: number;
  readonly phase: Phase;
  readonly step: Step;
  /** First player by the initiative in force. */
  readonly first: string | null;
  /** Whose turn it is in the step; null where it is nobody's, or both sides'. */
  readonly active: string | null;
  /** EPC-INI-01: who chooses; null where nothing is to be chosen. */
  readonly chooser: string | null;
  /** Seat, `DRAW`, or null while the battle goes on. */
  readonly winner: string | null;
  /** EPC-VIC-01 to EPC-VIC-04: why it ended; null while it goes on. */
  readonly endedBy: EndCause | null;
  readonly deployment: string;
  readonly profiles: Of<Profile>;
  readonly armies: Of<Army>;
  readonly detachments: Of<Detachment>;
  readonly units: Of<Unit>;
  readonly objectives: Of<Objective>;
  /** EPC-ASL-02, EPC-ASL-04: how far the sub-phase has come. */
  readonly assaultStage: 'MOVES' | 'CLOSE_COMBATS' | 'FIREFIGHTS';
  /** Contacts made in this sub-phase that are not fought yet. */
  readonly contacts: readonly Contact[];
  readonly mission: OpenMission | null;
  readonly combat: Combat | null;
  /** EPC-ASL-10: detachments that retreat now. */
  readonly retreats: readonly string[];
  /** EPC-RAL-02: sides that have said who is near their Supreme Commander, with those detachments. */
  readonly stubborn: Of<readonly string[]>;
  /** Whether the holders of objectives are declared in this turn. */
  readonly objectivesDeclared: boolean;
  readonly declaration: Declaration | null;
  readonly lastMove: LastMove | null;
}
