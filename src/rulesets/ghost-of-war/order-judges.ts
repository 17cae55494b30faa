import type { Violation } from './catalog.js';
import type { Order } from './sheets/orders.js';
import { judgeHeroAction } from './characters/actions.js';
import { judgeAppointment, judgeAttachment, judgePromotion } from './characters/appointing.js';
import { judgePsykerTarget, judgeStanding } from './characters/instructions.js';
import { judgeAttack } from './combat/attacks.js';
import { judgeActivity } from './activities/activities.js';
import { judgePriority } from './administration/priorities.js';
import { judgeReserve, judgeSharing } from './administration/permissions.js';
import { judgeConfidence, judgeDeclaration } from './administration/relations.js';
import { judgeGift } from './goods/exchanges.js';
import { judgeForming, judgeJoining, judgeSplitting } from './formations/judging.js';
import { judgeMerging } from './formations/merging.js';
import { judgeSalvage } from './combat/salvaging.js';
import { judgeSuits } from './chapters/suits.js';
import { judgeBoost } from './planets/boosts.js';
import { judgeCancelling } from './projects/cancelling.js';
import { judgeRecoveryChoice } from './recovery/choosing.js';
import { judgeGroups } from './supply/groups.js';
import { judgeSubvention } from './chapters/subvention.js';
import { judgeStart } from './projects/starting.js';
import { judgeCancelLine } from './trade/cancelling.js';
import { judgeEstablishLine, judgeNotedLine } from './trade/establish-order.js';
import { judgeRaid } from './trade/raids.js';
import { judgeEmbark, judgeLand } from './travel/landing-orders.js';
import { judgeTravel } from './travel/travel-order.js';
import type { OrderContext, OrderJudge, OrderJudges } from './sheets/sheets.js';
import type { GhostOfWarState } from './state/index.js';

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
