import { hexKey } from '../../../engine/hex/index.js';
import { existing, lookUp } from '../../../kernel/index.js';
import { ALL_ORDERS, MOVEMENT_ORDERS } from '../data/movement.js';
import type { Choice } from '../build/choice.js';
import type { MovementOrder, MovementOrderCode } from '../sheets/orders.js';
import { profileOfSeat } from '../races/profile-of.js';
import { leadersOf } from './cursing.js';
import { mayPayFor, ownUrbanHexes } from '../money/paying.js';
import { judgeAirMission } from '../air/air-orders.js';
import { airspaces } from '../air/interception.js';
import { canonicalHexes, compareHexKeys, hexOf, inOrder } from '../map/map.js';
import { judgeMovementOrder } from './movement-orders.js';
import { moverOf } from './movers.js';
import { reachable } from './paths.js';
import { isEnemy } from '../state/relations.js';
import { orderView } from '../sheets/sheet-view.js';
import type { SheetView } from '../sheets/sheet-view.js';
import { allSkimmers } from '../map/terrain.js';
import type { Order, PlanetaryState } from '../state/index.js';

const PATH = ['orders', 0] as const;

/** Movement orders of a piece: every hex it can reach, by which path and for how many MP, and what it can do where it is. */
export function marchChoices(state: PlanetaryState, seat: string, piece: string): readonly Choice[] {
  const view = orderView(state, seat);
  const follow = (flight: Flight) =>
    quarries(view, piece).map((target) =>
      judged(view, { order: 'FOLLOW', piece, target, ...flight }, target),
    );
  return [
    ...ALL_ORDERS.flatMap((order) => {
      if (MOVEMENT_ORDERS[order].path) return waysOut(view, piece, order);
      return order === 'FOLLOW' ? follow({}) : [judged(view, { order, piece }, null)];
    }),
    ...(mayFlyHigh(view, piece)
      ? [...waysOut(view, piece, 'SPECIFIED_PATH', { flyHigh: true }), ...follow({ flyHigh: true })]
      : []),
    ...shrineOrders(view, piece).map((order) =>
      judged(view, order, existing(order.shrine, 'shrine').building),
    ),
  ];
}

/** RACE-CH-07: a claim that curses a defence: each building, by each leader, paid by each Urban hex that may. */
function shrineOrders({ state, seat }: SheetView, piece: string): readonly MovementOrder[] {
  const army = lookUp(state.detachments, piece);
  const profile = profileOfSeat(state, seat)?.shrine;
  const at = army ? hexOf(army) : null;
  const place = at === null ? undefined : state.hexes[at];
  if (!army || !profile || at === null || place?.controller !== seat) return [];
  const payers = ownUrbanHexes(state, seat).filter((each) => mayPayFor(state, seat, each, [at]));
  return (place.stronghold?.defences ?? [])
    .filter((each) => profile.buildings.includes(each.type))
    .flatMap(({ id: building }) =>
      leadersOf(state, profile, army).flatMap(({ id: leader }) =>
        payers.map((payFrom): MovementOrder => ({
          order: 'CLAIM_AREA',
          piece,
          shrine: { building, leader, payFrom },
        })),
      ),
    );
}

type Flight = Pick<MovementOrder, 'flyHigh'>;

/** PLN-MOR-10. */
function mayFlyHigh({ state }: SheetView, piece: string): boolean {
  const mover = moverOf(state, piece);
  return mover?.kind === 'detachment' && allSkimmers(mover.classes);
}

/** The cheapest path to each hex in which a path order can end. */
function waysOut(
  view: SheetView,
  piece: string,
  order: MovementOrderCode,
  flight: Flight = {},
): readonly Choice[] {
  const mover = moverOf(view.state, piece, { order, piece, ...flight });
  if (!mover) return [];
  return [...reachable(view.state, view.index, mover)]
    .sort((a, b) => compareHexKeys(a.hex, b.hex))
    .map(({ hex, cost, path }) => judged(view, { order, piece, path, ...flight }, hex, cost));
}

/** Detachments that can be followed: those seen now, and those seen earlier. */
const quarries = ({ state, seat }: SheetView, piece: string): readonly string[] => {
  const now = inOrder(Object.values(state.detachments))
    .filter((each) => hexOf(each) !== null)
    .map((each) => each.id);
  return [...new Set([...now, ...Object.keys(state.lastSeen[seat] ?? {})])].filter((each) => each !== piece);
};

const judged = (
  view: SheetView,
  order: MovementOrder,
  target: string | null,
  cost: number | null = null,
): Choice => ({
  order: order.order,
  target,
  ...(order.flyHigh === true ? { how: 'FLY_HIGH' } : {}),
  ...(order.shrine ? { how: `shrine by ${order.shrine.leader}, paid by ${order.shrine.payFrom}` } : {}),
  ...(order.path === undefined ? {} : { path: order.path }),
  cost: cost === null ? null : { amount: cost, measure: 'MP' },
  barred: judgeMovementOrder(view, order, PATH),
  command: { type: 'SubmitOrders', orders: [order] },
});

/** Missions of a squadron: in every Airspace, and against every enemy Urban hex that the seat knows of. */
export function missionChoices(state: PlanetaryState, seat: string, squadron: string): readonly Choice[] {
  const view = orderView(state, seat);
  const option = (order: Extract<Order, { readonly airspace: string }>, target: string): Choice => ({
    order: order.order,
    target,
    cost: null,
    barred: judgeAirMission(view, order, PATH),
    command: { type: 'SubmitOrders', orders: [order] },
  });
  const targets = canonicalHexes(view.state).filter(
    ({ urban, controller }) => urban && controller !== null && isEnemy(view.state, controller, seat),
  );
  return [
    ...(['INTERCEPT', 'RECON', 'TACTICAL_BOMBARDMENT'] as const).flatMap((order) =>
      airspaces(view.state).map((airspace) => option({ order, squadron, airspace }, airspace)),
    ),
    ...targets.map((hex) => {
      const targetHex = hexKey(hex);
      return option(
        { order: 'STRATEGIC_BOMBARDMENT', squadron, airspace: hex.airspace, targetHex },
        targetHex,
      );
    }),
  ];
}
