import type { Violation } from './catalog.js';
import type { Order } from './orders.js';
import { judgeHeroAction } from './rules/characters/actions.js';
import {
  judgeAppointment,
  judgeAttachment,
  judgePromotion,
  judgePsykerTarget,
  judgeStanding,
} from './rules/characters/appointing.js';
import { judgeAttack } from './rules/combat/attacks.js';
import { judgeActivity } from './rules/activities.js';
import { judgePriority } from './rules/administration/priorities.js';
import { judgeReserve, judgeSharing } from './rules/administration/permissions.js';
import { judgeConfidence, judgeDeclaration } from './rules/administration/relations.js';
import { judgeGift } from './rules/exchanges.js';
import { judgeForming, judgeJoining, judgeSplitting } from './rules/formations/judging.js';
import { judgeMerging } from './rules/formations/merging.js';
import { judgeSalvage } from './rules/formations/salvaging.js';
import { judgeSuits } from './rules/formations/suits.js';
import { judgeBoost } from './rules/planets/boosts.js';
import { judgeCancelling } from './rules/projects/cancelling.js';
import { judgeRecoveryChoice } from './rules/recovery/choosing.js';
import { judgeGroups } from './rules/supply/groups.js';
import { judgeSubvention } from './rules/chapters/subvention.js';
import { judgeStart } from './rules/projects/starting.js';
import { judgeCancelLine } from './rules/trade/cancelling.js';
import { judgeEstablishLine, judgeNotedLine } from './rules/trade/establish-order.js';
import { judgeRaid } from './rules/trade/raids.js';
import { judgeEmbark, judgeLand } from './rules/travel/landing-orders.js';
import { judgeTravel } from './rules/travel/travel-order.js';
import type { OrderContext, OrderJudge, OrderJudges } from './rules/sheets.js';
import type { GhostOfWarState } from './state.js';

/** Which function judges which order: complete by its type. */
const ORDER_JUDGES: OrderJudges<Order> = {
  SET_ACTIVITY: judgeActivity,
  SET_PRIORITY: judgePriority,
  SET_RESERVE: judgeReserve,
  SET_SHARING: judgeSharing,
  SET_TRADE_CONSENT: judgeSharing,
  CONFIDE: judgeConfidence,
  DECLARE_RELATION: judgeDeclaration,
  GIFT: judgeGift,
  ESTABLISH_LINE: judgeEstablishLine,
  NOTE_LINE: judgeNotedLine,
  CANCEL_LINE: judgeCancelLine,
  RAID: judgeRaid,
  START_PROJECT: judgeStart,
  CANCEL_PROJECT: judgeCancelling,
  BOOST: judgeBoost,
  FORM_FORMATION: judgeForming,
  JOIN_FORMATION: judgeJoining,
  SPLIT_FORMATION: judgeSplitting,
  MERGE_UNITS: judgeMerging,
  SET_SUPPLY_GROUPS: judgeGroups,
  TRAVEL: judgeTravel,
  LAND: judgeLand,
  EMBARK: judgeEmbark,
  ATTACK: judgeAttack,
  CHOOSE_RECOVERY: judgeRecoveryChoice,
  SALVAGE: judgeSalvage,
  ASSIGN_SUITS: judgeSuits,
  APPOINT_COMMANDER: judgeAppointment,
  ATTACH_HERO: judgeAttachment,
  PROMOTE_HERO: judgePromotion,
  HERO_ACTION: judgeHeroAction,
  SUBVENTION: judgeSubvention,
  STANDING_REROLL: judgeStanding,
  PSYKER_TARGET: judgePsykerTarget,
};

/** Every violation of one order. */
export const judgeOrder = (context: OrderContext, order: Order): readonly Violation[] =>
  (ORDER_JUDGES[order.order] as OrderJudge<Order['order']>)(context, order);

/** Every violation of a sheet, each with its path. */
export const judgeSheet = (
  state: GhostOfWarState,
  faction: string,
  sheet: readonly Order[],
): readonly Violation[] =>
  sheet.flatMap((order, index) =>
    judgeOrder({ state, faction, path: ['orders', index], sheet, index }, order),
  );
