import type { Json } from '../../kernel/index.js';
import type { GmChange } from './game-master/changes.js';
import type { Order } from './state/orders.js';
import type { Goods, BattleMethod, BattleReport } from './state/index.js';

export type * from './game-master/changes.js';
export type * from './state/orders.js';

/** What seats may say. `faction` says for which of their factions a player speaks; the arbiter for those without a player. */
export type GhostOfWarCommand =
  /** S1: the whole sheet; it replaces the one before (GOW-RND-02). */
  | { readonly type: 'SubmitOrders'; readonly faction: string; readonly orders: readonly Order[] }
  /** Null: all for which the actor speaks. */
  | { readonly type: 'LockOrders'; readonly faction: string | null }
  /** Takes a lock back; null for all factions of the seat. */
  | { readonly type: 'UnlockOrders'; readonly faction: string | null }
  /** S1: at the deadline; S9: battles nobody has answered are rolled (GOW-CBT-04). Arbiter. */
  | { readonly type: 'ClosePhase' }
  /** GOW-BUF-09 */
  | {
      readonly type: 'OfferExchange';
      readonly faction: string;
      readonly giver: string;
      readonly taker: string;
      readonly given: Goods;
      readonly asked: Goods;
    }
  | { readonly type: 'AcceptExchange'; readonly faction: string; readonly offer: string }
  | { readonly type: 'WithdrawExchange'; readonly faction: string; readonly offer: string }
  /** GOW-CBT-04 */
  | {
      readonly type: 'ChooseMethod';
      readonly faction: string;
      readonly battle: string;
      readonly method: BattleMethod;
    }
  /** GOW-CBT-10. `faction` null: the arbiter; of who confirms or disputes, the faction of theirs that fights. */
  | {
      readonly type: 'SubmitReport';
      readonly faction: string | null;
      readonly battle: string;
      readonly report: BattleReport;
    }
  | { readonly type: 'ConfirmReport'; readonly faction: string | null; readonly battle: string }
  | {
      readonly type: 'DisputeReport';
      readonly faction: string | null;
      readonly battle: string;
      readonly reason: string;
    }
  | {
      readonly type: 'ResolveDispute';
      readonly battle: string;
      readonly report: BattleReport;
      readonly reason: string;
    }
  | { readonly type: 'ForceAuto'; readonly battle: string }
  /** GOW-DIC-03: the character whose right is used, and the die, 0-based. */
  | { readonly type: 'RerollFateDie'; readonly character: string; readonly die: number }
  | { readonly type: 'PassReroll'; readonly character: string }
  /** GOW-GEN-05 */
  | {
      readonly type: 'SetHouseRule';
      readonly parameter: string;
      readonly value: Json;
      readonly reason: string;
    }
  /** GOW-GEN-07: all of the changes, or none. */
  | { readonly type: 'MakeGmChanges'; readonly changes: readonly GmChange[]; readonly reason: string }
  /** GOW-GEN-10 */
  | { readonly type: 'EndCampaign'; readonly reason: string };
