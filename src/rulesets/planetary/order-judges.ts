import { lookUp } from '../../kernel/index.js';
import { violation, type Violation } from './catalog.js';
import type { Order, PlanetaryState } from './state/index.js';
import type { OrderPhase } from './sheets/may-act.js';
import { judgeAirMission } from './air/air-orders.js';
import { judgeSheet } from './battle-orders/battle-orders.js';
import { namedOnce } from './sheets/sheet-checks.js';
import { judgeMovementOrder } from './movement/movement-orders.js';
import { sheetView, type SheetView, orderView } from './sheets/sheet-view.js';

/** PLN-TRN-01: how the sheets of each order phase are judged, every violation of a sheet at once. */
const JUDGES: Readonly<
  Record<OrderPhase, (state: PlanetaryState, seat: string, orders: readonly Order[]) => readonly Violation[]>
> = {
  AIR_ORDERS: (state, seat, orders) => oneByOne(judgeAirMission, orderView(state, seat), orders),
  MOVEMENT_ORDERS: (state, seat, orders) => oneByOne(judgeMovementOrder, orderView(state, seat), orders),
  BATTLE_ORDERS: (state, seat, orders) => judgeSheet(sheetView(state, seat), orders),
};

const oneByOne = (
  judge: typeof judgeMovementOrder,
  view: SheetView,
  orders: readonly Order[],
): readonly Violation[] => [
  ...orders.flatMap((order, place) => judge(view, order, ['orders', place])),
  ...namedOnce(orders),
];

/** All violations of a sheet in the phase that is open; the phase must be one of orders. */
export const judgeOrders = (
  state: PlanetaryState,
  seat: string,
  orders: readonly Order[],
): readonly Violation[] =>
  lookUp<(typeof JUDGES)[OrderPhase]>(JUDGES, state.phase)?.(state, seat, orders) ?? [
    violation('PLN-TRN-01', 'WRONG_PHASE', [], { phase: state.phase, needed: 'BATTLE_ORDERS' }),
  ];
