import type { HexKey } from '../../../engine/hex/index.js';
import type { RuleId } from '../catalog.js';
import type { BattleReport, CasualtyStep, ReportedSide, SideRole, Treatment } from '../sheets/orders.js';
import type { BattleBrief } from './briefs.js';

export type BattleStatus =
  /** Waits for a way to be resolved. */
  | 'pending'
  | 'postponed'
  /** Rolled; waits for casualties to be picked or chosen. */
  | 'quick'
  | 'reported'
  | 'disputed'
  /** Results applied to its own armies; withdrawals and captures wait for the other battles. */
  | 'judged'
  /** All done. */
  | 'resolved';

export interface Battle {
  readonly id: string;
  /** Turn in which it arose. */
  readonly turn: number;
  readonly hex: HexKey;
  readonly kind: 'ATTACK' | 'RAID';
  readonly planned: boolean;
  /** Order in which the battles of a turn arose (PLN-BMV-01). */
  readonly attackSeq: number;
  readonly attacker: BattleAttacker;
  readonly defender: BattleDefender;
  /** The defending detachment's order DEFEND stands. */
  readonly defenderDefends: boolean;
  readonly strongholdBattle: boolean;
  /** Detachments ordered to attack the same enemy that stayed where they were (PLN-BOR-03, PLN-BMV-06). */
  readonly supportingAttackers: readonly string[];
  readonly status: BattleStatus;
  /** Times it was postponed. */
  readonly postponements: number;
  /** Seats that ask for a postponement, and seats that agreed to a quick battle. */
  readonly postponeAskedBy: readonly string[];
  readonly quickAgreedBy: readonly string[];
  /** Seats that object, this turn, to a further postponement (PLN-BAT-03). */
  readonly objectedBy: readonly string[];
  /** The postponement in force was ordered by the arbiter. */
  readonly postponedByArbiter: boolean;
  /** Unit ids in the order in which their owner wants them filled up, by army (PLN-BAT-05). */
  readonly fillUpOrder: Readonly<Record<string, readonly string[]>>;
  readonly onTake: Treatment | null;
  readonly strongholdFate: 'keep' | 'destroy';
  readonly withdrawalPreference: Readonly<Record<SideRole, readonly number[]>>;
  /** Whether a side kills what it captures (PLN-AFT-05). */
  readonly killCaptives: Readonly<Record<SideRole, boolean>>;
  /** Marks the sides of which a viewer does not know what they mean to do: what is said of them holds nothing. */
  readonly unknownIntents?: readonly SideRole[];
  /** A captive of a quick battle of whom the winner has still to say whether it is killed (PLN-CPT-08). */
  readonly mercy?: { readonly side: SideRole; readonly detachment: string };
  readonly brief: BattleBrief | null;
  readonly quick: QuickBattle | null;
  /** Halves of the report that sides have said by themselves, until it is accepted (PLN-REP-01). */
  readonly halves?: Readonly<Partial<Record<SideRole, ReportHalf>>>;
  readonly report: {
    readonly by: string;
    readonly report: BattleReport;
    /** What it would lead to; null once it is accepted and the result stands. */
    readonly forecast: Forecast | null;
  } | null;
  readonly dispute: { readonly by: string; readonly reason: string } | null;
  readonly result: BattleResult | null;
}

export interface ReportHalf {
  /** Who said it. */
  readonly by: string;
  readonly half: ReportedSide;
  readonly gameTurnsPlayed?: number;
}

export interface BattleAttacker {
  readonly seat: string;
  readonly detachment: string;
  /** Adjacent hex it came from; null for orbit and for armies that came from nowhere. */
  readonly origin: HexKey | null;
  /** Of a raid two hexes away: where it started (RACE-DE-05). */
  readonly startHex?: HexKey;
  readonly fromOrbit: boolean;
}

export interface BattleDefender {
  readonly seat: string;
  readonly detachment: string | null;
  readonly garrison: string | null;
}

export interface QuickBattle {
  readonly attacker: QuickSide;
  readonly defender: QuickSide;
  readonly winner: SideRole | null;
}

export interface QuickSide {
  readonly dice: readonly number[];
  readonly percent: number;
  /** BV at the start, defences included (PLN-QBT-03). */
  readonly value: number;
  readonly inflicted: number;
  /** min(points inflicted by the enemy, own BV). */
  readonly toLose: number;
  /** May pick up to a quarter of the enemy's casualties (PLN-QBT-05). */
  readonly mayPick: boolean;
  /** Steps that this side picked among the enemy's units; null while not answered. */
  readonly pick: readonly CasualtyStep[] | null;
  /** Steps that this side chose among its own units; null while not answered. */
  readonly choice: readonly CasualtyStep[] | null;
  /** If it wins, its captives die (PLN-CPT-08). */
  readonly killCaptives: boolean;
}

export interface BattleResult {
  readonly method: 'quick' | 'full' | 'capture';
  readonly winner: SideRole | null;
  /** Rule that decided. */
  readonly rule: RuleId;
  readonly sides: Readonly<Record<SideRole, SideResult>>;
}

export interface SquadLost {
  readonly seat: string;
  readonly unit: string;
  readonly bp: number;
}

export interface SideResult {
  /** Value of PLN-VPS-03. */
  readonly value: number;
  /** Points of enemy models destroyed (PLN-WIN-06). */
  readonly destroyed: number;
  /** Own models that count as destroyed for the enemy. */
  readonly lostModels: readonly string[];
  /** Paid when all battles of the turn are done; 0 before. */
  readonly bp: number;
  readonly vp: number;
  readonly surrendered: boolean;
  readonly retreated: boolean;
  readonly noModelsLeft: boolean;
  readonly someLeftTable: boolean;
  readonly captured: boolean;
  /** BP of the models that it took prisoner (RACE-DE-09); part of `bp` where its army can keep them. */
  readonly prisonerBp?: number;
  /** Squads whose total loss costs their player BP unless they hold the hex (RACE-EL-03). */
  readonly squadsLost?: readonly SquadLost[];
  /** Its primary detachment has lost half its DXP for this battle (PLN-EXP-02), which happens once. */
  readonly dxpHalved: boolean;
  /** The figures are not for the viewer to know: 0 and empty. */
  readonly hidden?: true;
}

/** What a report leads to for one side, as far as no die decides it (PLN-REP-02). */
export interface SideForecast {
  readonly side: SideRole;
  readonly seat: string | null;
  /** PLN-VPS-03, points. */
  readonly value: number;
  readonly vp: number;
  /** Points of enemy models destroyed, without models captured later, and the BP they bring (PLN-WIN-06). */
  readonly destroyed: number;
  readonly bp: number;
  /** Experience of the primary detachment (PLN-EXP-02), before it is halved. */
  readonly dxp: number;
  readonly dxpHalved: boolean;
  /** Dice of PLN-CAS-02. */
  readonly casualtyDice: number;
  /** Lost without a die: own retreat, or a unit that broke off the table and failed its test. */
  readonly deadWithoutDice: number;
  readonly detachmentCaptured: boolean;
  readonly garrisonDestroyed: boolean;
  /** Its detachment leaves the battle hex (PLN-WDR-01). */
  readonly withdraws: boolean;
}

export interface Forecast {
  readonly winner: SideRole | null;
  readonly rule: RuleId;
  readonly sides: Readonly<Record<SideRole, SideForecast>>;
}
