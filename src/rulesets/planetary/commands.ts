import type { HexKey } from '../../engine/hex/index.js';
import type { Order, SideRole, Treatment } from './state.js';

export type BattleOrderCode =
  'ATTACK' | 'PLANNED_ATTACK' | 'WITHDRAW' | 'RAID' | 'PLANNED_RAID' | 'DEFEND' | 'GUARD' | 'SUPPORT';

/** A hex, or a detachment wherever it is when the order is carried out (PLN-BOR-02). */
export type BattleTarget =
  | { readonly kind: 'hex'; readonly hex: HexKey }
  | { readonly kind: 'detachment'; readonly detachment: string };

/** PLN-BOR-01. One per detachment. */
export interface BattleOrder {
  readonly order: BattleOrderCode;
  readonly detachment: string;
  /** ATTACK and RAID: the enemy; WITHDRAW: a hex; SUPPORT: a detachment. */
  readonly target?: BattleTarget;
  /** Among several own detachments that attack one target exactly one is primary (PLN-BOR-03). Default true. */
  readonly primary?: boolean;
  /** How an Urban hex is treated (PLN-TAK-01). */
  readonly onTake?: Treatment;
  readonly strongholdFate?: 'keep' | 'destroy';
  /** Directions 0…5, best first (PLN-WDR-03, -04). */
  readonly withdrawalPreference?: readonly number[];
}

/** PLN-BOR-11. */
export interface SpyOrder {
  readonly order: 'SPY_GUARD' | 'GAIN_INFORMATION';
  readonly spy: string;
}

/** One step of quick-battle casualties (PLN-QBT-06): half a unit, its second half, or a whole single piece. */
export interface CasualtyStep {
  readonly unit?: string;
  /** Of a squadron: the vehicle. */
  readonly model?: string;
  readonly defence?: string;
  readonly step: 'FIRST_HALF' | 'SECOND_HALF' | 'WHOLE';
  /** Which models fall; default the last ready ones. */
  readonly fallen?: readonly string[];
}

export type UnitEnd = 'onTable' | 'leftTable' | 'brokeOffTable' | 'wipedOut' | 'neverArrived' | 'offTable';

/** PLN-REP-01. */
export interface ReportedUnit {
  readonly unit: string;
  readonly role: 'initial' | 'reserve' | 'reinforcement' | 'bombarding';
  readonly arrivedGameTurn?: number;
  readonly modelsRemoved?: readonly string[];
  readonly survivorWoundsLost?: readonly { readonly model: string; readonly wounds: number }[];
  readonly vehicles?: readonly {
    readonly model: string;
    readonly fate: 'ok' | 'damaged' | 'immobilised' | 'destroyed';
  }[];
  readonly end: UnitEnd;
  readonly leadershipPassed?: boolean;
  readonly xpGained?: number;
}

export interface ReportedSide {
  /** WH40K victory points for enemy models destroyed, without the scenario bonus. */
  readonly victoryPoints: number;
  readonly surrendered?: boolean;
  readonly surrenderGameTurn?: number;
  readonly retreatDeclared?: boolean;
  readonly retreatGameTurn?: number;
  readonly retreatDeclaredFirst?: boolean;
  readonly units: readonly ReportedUnit[];
  readonly killCaptives?: boolean;
  readonly strongholdFate?: 'keep' | 'destroy';
  readonly urbanTreatment?: Treatment | 'MINIMUM';
  readonly withdrawalPreference?: readonly number[];
}

export interface BattleReport {
  readonly gameTurnsPlayed: number;
  readonly scenario: {
    readonly used: boolean;
    readonly name?: string;
    readonly fulfilledBy: readonly SideRole[];
  };
  readonly attacker: ReportedSide;
  readonly defender: ReportedSide;
  readonly defences: readonly {
    readonly defence: string;
    readonly result: 'intact' | 'unusable' | 'destroyed';
    readonly controlledBy: SideRole;
  }[];
}

/** What a seat may say. The seat itself comes with the envelope. */
export type PlanetaryCommand =
  /** The whole sheet of the seat for the phase; replaces an earlier one. */
  | { readonly type: 'SubmitOrders'; readonly orders: readonly Order[] }
  | { readonly type: 'WithdrawOrders' }
  | { readonly type: 'LockPhase' }
  /** Arbiter, or the service at a deadline: missing orders become the defaults (PLN-GEN-12). */
  | { readonly type: 'ClosePhase' }
  /** Rolls the dice of the battle sheet (PLN-PRE). */
  | {
      readonly type: 'IssueBattleBrief';
      readonly battle: string;
      /** Both agreed to leave the terrain roll out, on a number of turns, on (no) scenario, on sentries. */
      readonly agreed?: {
        readonly skipTerrain?: boolean;
        readonly gameTurns?: number;
        readonly scenario?: boolean;
        readonly mission?: string;
        readonly sentries?: boolean;
        readonly night?: boolean;
      };
    }
  | { readonly type: 'RerollTerrain'; readonly battle: string }
  /** A participant agrees, or the arbiter orders, that a battle is fought as a quick battle (PLN-BAT-01). */
  | { readonly type: 'AgreeQuickBattle'; readonly battle: string }
  | {
      readonly type: 'PickOpponentCasualties';
      readonly battle: string;
      /** Half-steps among the enemy's units; empty to pass. */
      readonly steps: readonly CasualtyStep[];
      /** Needed only where the arbiter answers for a side. */
      readonly side?: SideRole;
    }
  | {
      readonly type: 'ChooseCasualties';
      readonly battle: string;
      readonly steps: readonly CasualtyStep[];
      /** Winner only. */
      readonly killCaptives?: boolean;
      /** Needed only where the arbiter chooses for a side (an NPC, an absent player). */
      readonly side?: SideRole;
    }
  /** Order in which the own units of an army are filled up before the battle, best first (PLN-BAT-05). */
  | {
      readonly type: 'SetFillUpOrder';
      readonly battle: string;
      readonly army: string;
      readonly units: readonly string[];
    }
  | { readonly type: 'EnterBattleReport'; readonly battle: string; readonly report: BattleReport }
  | { readonly type: 'ConfirmBattleReport'; readonly battle: string }
  | { readonly type: 'DisputeBattleReport'; readonly battle: string; readonly reason: string }
  /** Arbiter: the report that holds; without one, the report entered. */
  | {
      readonly type: 'DecideDispute';
      readonly battle: string;
      readonly reason: string;
      readonly report?: BattleReport;
    }
  | { readonly type: 'PostponeBattle'; readonly battle: string }
  | { readonly type: 'ObjectPostponement'; readonly battle: string };
