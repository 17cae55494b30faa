import { lookUp, type InputPath } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import { ALL_ORDERS, MOVEMENT_ORDERS, ORDERS_OF } from '../data/movement.js';
import type { MovementOrder, MovementOrderCode, Order } from '../sheets/orders.js';
import { readyValue } from '../pieces/armies.js';
import { battleOf } from '../battle/battles.js';
import { judgeCurse } from './cursing.js';
import { isMarchAllowed } from './garrison-march.js';
import { armiesIn, hexOf, neighbourKeys } from '../map/map.js';
import { refuseMarch, type MarchJudge } from './march-judge.js';
import { moverOf } from './movers.js';
import { judgeAscent } from './orbit.js';
import { judgePath } from './path-orders.js';
import { judgeBionics } from './recovering.js';
import { isEnemy } from '../state/relations.js';
import type { SheetView } from '../sheets/sheet-view.js';
import { chosenTarget, spyTargetsIn } from './spy-targets.js';
import { allSkimmers } from '../map/terrain.js';
import { isAllowedWhenWeak, isWeak } from './weak-detachments.js';

export const isMovementOrder = (order: Order): order is MovementOrder =>
  'piece' in order && (ALL_ORDERS as readonly string[]).includes(order.order);

/** All violations of one movement order by itself, in the order of the catalog. */
export function judgeMovementOrder(view: SheetView, order: Order, path: InputPath): readonly Violation[] {
  if (!isMovementOrder(order)) {
    return [violation('PLN-MOR-01', 'UNKNOWN_ORDER', [...path, 'order'], { order: order.order })];
  }
  const allowed = ordersOf(view, order);
  const detachment = lookUp(view.state.detachments, order.piece) ?? null;
  const judge: MarchJudge = { view, order, path, detachment, mover: moverOf(view.state, order.piece, order) };
  if (allowed === null) return refuseMarch(judge, 'PLN-MOR-01', 'NO_OWN_PIECE', 'piece');
  if (!allowed.orders.includes(order.order)) {
    const rule = allowed.who === 'IN_BATTLE' ? 'PLN-BAT-03' : 'PLN-MOR-01';
    return refuseMarch(judge, rule, 'ORDER_NOT_OPEN', 'order', {
      order: order.order,
      orders: allowed.orders,
    });
  }
  return [
    ...(MOVEMENT_ORDERS[order.order].path ? judgePath(judge) : []),
    ...(order.order === 'FOLLOW' ? judgeFollow(judge) : []),
    ...(order.order === 'RECOVER' ? judgeRecover(judge) : []),
    ...(order.order === 'ASCEND' ? judgeAscent(judge) : []),
    ...judgeConvoy(judge),
    ...judgeFlight(judge),
    ...judgeWeakness(judge),
    ...judgeGarrisonMarch(judge),
    ...judgeShift(judge),
    ...judgeBionics(judge),
    ...judgeShrine(judge),
  ];
}

/** RACE-CH-07: a defence is cursed by a detachment only. */
const judgeShrine = ({ view, order, path, detachment }: MarchJudge): readonly Violation[] => {
  if (order.shrine === undefined) return [];
  return detachment
    ? judgeCurse(view.state, detachment, order, path)
    : [violation('RACE-CH-07', 'NO_SHRINES', [...path, 'shrine'], { detachment: order.piece })];
};

interface Allowed {
  readonly who: keyof typeof ORDERS_OF;
  readonly orders: readonly MovementOrderCode[];
}

/** PLN-MOR-01 Who gets what; PLN-BAT-03 armies of a battle put off do nothing. Null when it is no piece of the seat's. */
function ordersOf({ state, seat }: SheetView, order: MovementOrder): Allowed | null {
  const who = roleOf({ state, seat }, order);
  return who === null ? null : { who, orders: ORDERS_OF[who] };
}

function roleOf(
  { state, seat }: Pick<SheetView, 'state' | 'seat'>,
  order: MovementOrder,
): keyof typeof ORDERS_OF | null {
  const { piece } = order;
  const isOwn = (found: { readonly owner: string } | undefined): boolean => found?.owner === seat;
  if (isOwn(lookUp(state.garrisons, piece))) return 'GARRISON';
  if (isOwn(lookUp(state.convoys, piece))) return 'CONVOY';
  if (isOwn(lookUp(state.spies, piece))) return 'SPY';
  if (isOwn(lookUp(state.diplomats, piece))) return 'DIPLOMAT';
  const detachment = lookUp(state.detachments, piece);
  if (detachment?.owner !== seat) return null;
  if (detachment.place.at === 'orbit') return 'ORBIT';
  if (detachment.place.at !== 'hex') return null;
  if (battleOf(state, piece)) return 'IN_BATTLE';
  if (detachment.class === 'GARRISON_DETACHMENT') return 'GARRISON_DETACHMENT';
  if (detachment.unarmed) return 'UNARMED';
  return order.flyHigh === true ? 'FLYING_HIGH' : 'DETACHMENT';
}

/** RACE-CONV-02: a damaged convoy does not move. */
function judgeConvoy(judge: MarchJudge): readonly Violation[] {
  const { view, order } = judge;
  const halted = lookUp(view.state.convoys, order.piece)?.haltedTurn === view.state.turn;
  return halted && order.order !== 'GUARD'
    ? refuseMarch(judge, 'RACE-CONV-02', 'CONVOY_DAMAGED', 'order')
    : [];
}

/** PLN-MOR-03 FOLLOW: any detachment, own or other, seen now or earlier. */
function judgeFollow(judge: MarchJudge): readonly Violation[] {
  const { view, order } = judge;
  const { target } = order;
  if (target === undefined) return refuseMarch(judge, 'PLN-MOR-03', 'NEEDS_TARGET_DETACHMENT', 'target');
  const known =
    lookUp(view.state.detachments, target) ?? lookUp(view.state.lastSeen[view.seat] ?? {}, target);
  return known === undefined || target === order.piece
    ? refuseMarch(judge, 'PLN-MOR-03', 'NEVER_SEEN', 'target', { target })
    : [];
}

/** PLN-MOR-06 RECOVER: not with an enemy army adjacent. */
function judgeRecover(judge: MarchJudge): readonly Violation[] {
  const { state, index, seat } = judge.view;
  const at = judge.detachment ? hexOf(judge.detachment) : null;
  const enemy =
    at !== null &&
    neighbourKeys(state, at).some((hex) =>
      armiesIn(index, hex).some((each) => isEnemy(state, each.owner, seat)),
    );
  return enemy ? refuseMarch(judge, 'PLN-MOR-06', 'ENEMY_ADJACENT', 'order') : [];
}

/** PLN-MOR-10 Flying high: only skimmers and what they carry, captives included. */
function judgeFlight(judge: MarchJudge): readonly Violation[] {
  const { order, mover } = judge;
  if (order.flyHigh !== true) return [];
  const able = mover?.kind === 'detachment' && allSkimmers(mover.classes);
  return able ? [] : refuseMarch(judge, 'PLN-MOR-10', 'CANNOT_FLY_HIGH', 'flyHigh');
}

/** PLN-MOR-11 Weak detachments (option). */
function judgeWeakness(judge: MarchJudge): readonly Violation[] {
  const { view, order, detachment } = judge;
  const at = detachment ? hexOf(detachment) : null;
  if (!detachment || at === null || battleOf(view.state, detachment.id)) return [];
  if (!isWeak(view.state, detachment)) return [];
  return isAllowedWhenWeak(view.state, view.index, detachment, at, order)
    ? []
    : refuseMarch(judge, 'PLN-MOR-11', 'WEAK_ON_THE_MARCH', 'order', { ready: readyValue(detachment) });
}

/** PLN-GAR-06 March: a garrison-detachment goes to its Stronghold as fast as it can. */
function judgeGarrisonMarch(judge: MarchJudge): readonly Violation[] {
  const { view, order, detachment } = judge;
  if (detachment?.class !== 'GARRISON_DETACHMENT' || battleOf(view.state, detachment.id)) return [];
  return isMarchAllowed(view.state, view.index, detachment, order)
    ? []
    : refuseMarch(judge, 'PLN-GAR-06', 'MUST_MARCH', 'order', { target: detachment.targetStronghold });
}

/** PLN-SPY-04: a spy on guard shifts from its target to another one in the same hex. */
function judgeShift(judge: MarchJudge): readonly Violation[] {
  const { view, order } = judge;
  const spy = lookUp(view.state.spies, order.piece);
  if (order.spyTarget === undefined) return [];
  if (!spy) return refuseMarch(judge, 'PLN-SPY-02', 'NO_SPY', 'spyTarget');
  if (order.order !== 'GUARD') return [];
  if (!spy.infiltrating) return refuseMarch(judge, 'PLN-SPY-04', 'NOTHING_INFILTRATED', 'spyTarget');
  const there = spyTargetsIn(view.state, spy.hex, spy.owner);
  return chosenTarget(there, order.spyTarget)
    ? []
    : refuseMarch(judge, 'PLN-SPY-04', 'NO_SUCH_TARGET_HERE', 'spyTarget', { hex: spy.hex });
}
