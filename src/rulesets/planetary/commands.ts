import type { FunBattleCommand } from './build/armies/commands.js';
import type { NewUnit } from './build/armies/commands.js';
import type { ArbiterCommand } from './start/commands.js';
import type { TabletopOption } from './data/battle.js';
import type { BuildCommand } from './build/commands.js';
import type { BattleReport, CasualtyStep, Order, SideRole } from './sheets/orders.js';

export type * from './start/commands.js';
export type * from './build/armies/commands.js';
export type * from './build/commands.js';
export type * from './sheets/orders.js';

/** What a seat may say. The seat itself comes with the envelope. */
export type PlanetaryCommand =
  | BuildCommand
  | ArbiterCommand
  | FunBattleCommand
  /** PLN-DSC-04, -05: units taken for an offer, none to let it go; unused points are lost. */
  | { readonly type: 'EnterFollowers'; readonly offer: string; readonly units: readonly NewUnit[] }
  | { readonly type: 'EnterMercenaries'; readonly offer: string; readonly units: readonly NewUnit[] }
  /** The whole sheet of the seat for the phase; replaces an earlier one. */
  | { readonly type: 'SubmitOrders'; readonly orders: readonly Order[] }
  | { readonly type: 'WithdrawOrders' }
  | { readonly type: 'LockPhase' }
  | { readonly type: 'UnlockPhase' }
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
        /** PLN-OPT-02: for this battle, beside those of the campaign. */
        readonly tabletopOptions?: readonly TabletopOption[];
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
