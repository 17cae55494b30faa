import { violation, type Violation } from '../../../kernel/index.js';
import type { Order, Phase, PlanetaryState } from '../state.js';
import { judgeAirMission } from './air-orders.js';
import { judgeSheet } from './battle-orders.js';
import { namedOnce } from './battle-orders-together.js';
import { knownTo } from './known.js';
import { judgeMovementOrder } from './movement-orders.js';
import { sheetView, type SheetView } from './sheet-view.js';

/** What a seat may know when orders of the air and of movement are judged. */
export const orderView = (state: PlanetaryState, seat: string): SheetView =>
  sheetView(knownTo(state, seat), seat);

/** PLN-TRN-01: how the sheets of each order phase are judged, every violation of a sheet at once. */
const JUDGES: Readonly<
  Partial<
    Record<Phase, (state: PlanetaryState, seat: string, orders: readonly Order[]) => readonly Violation[]>
  >
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

/** Phases in which sheets of orders are handed in. */
export const ORDER_PHASES = Object.keys(JUDGES) as readonly Phase[];

/** All violations of a sheet in the phase that is open; the phase must be one of orders. */
export const judgeOrders = (
  state: PlanetaryState,
  seat: string,
  orders: readonly Order[],
): readonly Violation[] =>
  JUDGES[state.phase]?.(state, seat, orders) ?? [
    violation('PLN-TRN-01', 'WRONG_PHASE', [], { phase: state.phase, needed: 'BATTLE_ORDERS' }),
  ];
