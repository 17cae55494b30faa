import { entryAt, type InputPath, type JsonObject } from '../../../kernel/index.js';
import { violation, type Violation, type RuleId } from '../catalog.js';
import type { HexKey } from '../../../engine/hex/index.js';
import type { BattleOrder, BattleTarget } from '../commands.js';
import { ORBIT_ORDERS, WEAK_BELOW, WEAK_ORDERS } from '../data/orders.js';
import type { Army, Detachment, Order } from '../state/index.js';
import { readyValue } from '../pieces/armies.js';
import { judgeAirSupport, judgeSpyOrder } from './supporting-orders.js';
import { judgeDrops, judgePrimaries, judgeRaids, namedOnce } from '../sheets/sheet-checks.js';
import { battleAt, battleOf } from '../battle/battles.js';
import { armiesIn, armyOf, hexDistance, hexOf } from '../map/map.js';
import { hexesBetween, isOpenWay, reachOf } from './raid-ways.js';
import { isEnemy, isFriendly, isPartner } from '../state/relations.js';
import {
  isAttack,
  isBattleOrder,
  isInSight,
  isRaid,
  knownController,
  knownTargetHex,
  seenHexOf,
  type SheetView,
} from '../sheets/sheet-view.js';
import { mayLand, mayStepInBattle, moveClasses } from '../map/terrain.js';
import { withdrawalHexes } from './withdraw-order.js';
import { figure } from '../parameters.js';

/** All violations of an order sheet, rule after rule for each order, then those of orders taken together. */
export function judgeSheet(view: SheetView, orders: readonly Order[]): readonly Violation[] {
  const each = orders.flatMap((order, place) => judgeOrder(view, order, ['orders', place]));
  return [
    ...each,
    ...namedOnce(orders),
    ...judgePrimaries(orders),
    ...judgeRaids(orders),
    ...judgeDrops(view, orders),
  ];
}

/** All violations of one order by itself; `path` is where it stands. */
export function judgeOrder(view: SheetView, order: Order, path: InputPath): readonly Violation[] {
  if (order.order === 'AIR_SUPPORT') return judgeAirSupport(view, order, path);
  if (order.order === 'SPY_GUARD' || order.order === 'GAIN_INFORMATION')
    return judgeSpyOrder(view, order, path);
  if (!isBattleOrder(order)) {
    const { order: unknown } = order as { readonly order: string };
    const rule = 'spy' in order ? 'PLN-BOR-11' : 'PLN-BOR-01';
    return [violation(rule, 'UNKNOWN_ORDER', [...path, 'order'], { order: unknown })];
  }
  const army = armyOf(view.state, order.detachment);
  const commanded = army && army.owner === view.seat && (army.kind === 'garrison' || takesOrders(army));
  if (!commanded) {
    return [
      violation('PLN-BOR-01', 'NO_OWN_DETACHMENT', [...path, 'detachment'], { detachment: order.detachment }),
    ];
  }
  const judge: Judge = { view, order, path, army };
  return [
    ...judgeGuardOnly(judge),
    ...(order.order === 'WITHDRAW' ? judgeWithdraw(judge) : []),
    ...(order.order === 'SUPPORT' ? judgeSupport(judge) : []),
    ...(isAttack(order) || isRaid(order) ? judgeTarget(judge) : []),
    ...judgeVia(judge),
    ...judgeOrbit(judge),
    ...judgeWeak(judge),
    ...judgePreference(judge),
  ];
}

interface Judge {
  readonly view: SheetView;
  readonly order: BattleOrder;
  readonly path: InputPath;
  readonly army: Army;
}

const refuse = (
  { order, path }: Judge,
  rule: RuleId,
  code: string,
  field: string,
  params: JsonObject = {},
): readonly Violation[] => [
  violation(rule, code, [...path, field], { detachment: order.detachment, ...params }),
];

/** Captives and detachments under construction take no orders (PLN-CPT-01). */
const takesOrders = (detachment: Detachment): boolean =>
  detachment.place.at === 'hex' || detachment.place.at === 'orbit';

/** PLN-BOR-01 Orders: who may only GUARD; PLN-BAT-03 the armies of a battle that is still to be fought. */
function judgeGuardOnly(judge: Judge): readonly Violation[] {
  const { army, order, view } = judge;
  if (order.order === 'GUARD') return [];
  if (battleOf(view.state, army.id)) return refuse(judge, 'PLN-BAT-03', 'IN_BATTLE', 'order');
  const reason =
    army.kind === 'garrison'
      ? 'GARRISON'
      : army.class === 'GARRISON_DETACHMENT'
        ? 'GARRISON_DETACHMENT'
        : army.unarmed
          ? 'UNARMED'
          : view.state.movementOrders[army.id] === 'RESERVE_MOVEMENT'
            ? 'RESERVE_MOVEMENT'
            : view.state.ambushes[army.id]
              ? 'DISCOVERY'
              : null;
  return reason === null ? [] : refuse(judge, 'PLN-BOR-01', 'GUARD_ONLY', 'order', { reason });
}

/** PLN-BOR-02 Target: adjacent, seen, enemy, enterable. */
function judgeTarget(judge: Judge): readonly Violation[] {
  const { view, order, army } = judge;
  const { state, seat } = view;
  const { target } = order;
  if (!target) return refuse(judge, 'PLN-BOR-02', 'NEEDS_TARGET', 'target');
  const to = knownTargetHex(view, target);
  if (target.kind === 'detachment' && to === null) {
    return refuse(judge, 'PLN-BOR-02', 'UNSEEN_DETACHMENT', 'target', { target: target.detachment });
  }
  if (to === null) return refuse(judge, 'PLN-BOR-02', 'NO_SUCH_HEX', 'target');
  const from = hexOf(army);
  const found: Violation[] = [];
  const no = (rule: RuleId, code: string) => found.push(...refuse(judge, rule, code, 'target', { hex: to }));
  const steps = from === null ? 1 : hexDistance(from, to);
  const near = steps === 1 || steps === reachOf(state, seat, order);
  if (!near) no('PLN-BOR-02', 'NOT_ADJACENT');
  if (!isEnemyTarget(view, target, to) && !isDropOntoFriend(view, army, to)) no('PLN-BOR-02', 'NOT_AN_ENEMY');
  const hex = entryAt(state.hexes, to);
  if (hex.terrain === 'sea') no('PLN-BOR-02', 'SEA');
  else if (near && from !== null && !isOpenWay(state, army, from, to)) no('PLN-BOR-02', 'TERRAIN');
  const controller = knownController(view, to);
  if (controller !== null && isPartner(state, controller, seat)) no('PLN-BOR-02', 'PARTNER_CONTROLLED');
  if (battleAt(state, to)) no('PLN-BAT-03', 'BATTLE_THERE');
  return found;
}

/** RACE-DE-05: hexes to go over are for raids that reach two hexes; each lies between, is passable and no partner's. */
function judgeVia(judge: Judge): readonly Violation[] {
  const { view, order, army } = judge;
  const { state, seat } = view;
  const { via = [] } = order;
  if (via.length === 0) return [];
  const from = hexOf(army);
  const to = knownTargetHex(view, order.target);
  if (from === null || reachOf(state, seat, order) < 2)
    return refuse(judge, 'RACE-DE-05', 'NO_RAID_OVER_HEXES', 'via');
  return via.flatMap((key, place) => {
    const refused = (code: string) => [
      violation('RACE-DE-05', code, [...judge.path, 'via', place], { detachment: army.id, hex: key }),
    ];
    if (!state.hexes[key] || hexDistance(from, key) !== 1) return refused('NOT_ON_THE_WAY');
    // A detachment may be anywhere within reach when the raid is carried out.
    const between =
      order.target?.kind === 'detachment' || (to !== null && hexesBetween(state, from, to).includes(key));
    if (!between) return refused('NOT_ON_THE_WAY');
    const controller = knownController(view, key);
    if (controller !== null && isPartner(state, controller, seat)) return refused('WAY_OF_PARTNER');
    return mayStepInBattle(moveClasses(state, army), entryAt(state.hexes, from), state.hexes[key])
      ? []
      : refused('WAY_TOO_ROUGH');
  });
}

/** False for a friend's or partner's detachment, and for a hex where all armies that are seen are such. */
function isEnemyTarget(view: SheetView, target: BattleTarget, to: HexKey): boolean {
  const { state, seat, index } = view;
  if (target.kind === 'detachment')
    return isEnemy(state, entryAt(state.detachments, target.detachment).owner, seat);
  const armies = isInSight(view, to) ? armiesIn(index, to) : [];
  return armies.length === 0 || armies.some((each) => isEnemy(state, each.owner, seat));
}

/** PLN-BOR-05, RACE-ORB-04: over an own or allied detachment a drop stays in orbit, and may help it there. */
const isDropOntoFriend = ({ state, seat, index }: SheetView, army: Army, to: HexKey): boolean =>
  army.kind === 'detachment' &&
  army.place.at === 'orbit' &&
  armiesIn(index, to).some((each) => each.kind === 'detachment' && isFriendly(state, each.owner, seat));

/** PLN-BOR-05 Orbit, RACE-ORB-03: who is able to drop may attack any hex, or stay; not who ascended this turn. */
function judgeOrbit(judge: Judge): readonly Violation[] {
  const { army, order, view } = judge;
  if (army.kind === 'garrison' || army.place.at !== 'orbit' || order.order === 'GUARD') return [];
  if (!ORBIT_ORDERS.includes(order.order)) return refuse(judge, 'PLN-BOR-05', 'NOT_FROM_ORBIT', 'order');
  if (view.state.movementOrders[army.id] === 'ASCEND')
    return refuse(judge, 'RACE-SM-02', 'JUST_ASCENDED', 'order');
  if (!army.canDrop) return refuse(judge, 'PLN-BOR-05', 'CANNOT_DROP', 'order');
  const to = knownTargetHex(view, order.target);
  const hex = to === null ? undefined : view.state.hexes[to];
  if (!hex || hex.terrain === 'sea' || mayLand(moveClasses(view.state, army), hex)) return [];
  return refuse(judge, 'PLN-BOR-05', 'TERRAIN', 'target', { hex: to });
}

/** PLN-BOR-06 WITHDRAW: with a seen enemy detachment within 2, to a legal hex. */
function judgeWithdraw(judge: Judge): readonly Violation[] {
  const { army, order, view } = judge;
  const { state, seat, seen, flown, index } = view;
  const { target } = order;
  if (target?.kind !== 'hex') return refuse(judge, 'PLN-BOR-06', 'NEEDS_HEX', 'target');
  const from = hexOf(army);
  if (army.kind === 'garrison' || from === null) return [];
  const threat = [...seen, ...flown].some(
    (key) =>
      hexDistance(from, key) <= 2 &&
      armiesIn(index, key).some((each) => each.kind === 'detachment' && isEnemy(state, each.owner, seat)),
  );
  const legal = withdrawalHexes(state, index, army, new Set([...seen, ...flown]));
  return [
    ...(threat ? [] : refuse(judge, 'PLN-BOR-06', 'NO_ENEMY_NEAR', 'order')),
    ...(legal.includes(target.hex)
      ? []
      : refuse(judge, 'PLN-BOR-06', 'HEX_NOT_LEGAL', 'target', { hex: target.hex, legal })),
  ];
}

/** PLN-BOR-07 SUPPORT: an own or allied detachment within 2. */
function judgeSupport(judge: Judge): readonly Violation[] {
  const { army, order, view } = judge;
  const { state, seat } = view;
  if (order.target?.kind !== 'detachment') return refuse(judge, 'PLN-BOR-07', 'NEEDS_DETACHMENT', 'target');
  const target = state.detachments[order.target.detachment];
  const to = target ? seenHexOf(view, target.id) : null;
  if (!target || to === null || !isFriendly(state, target.owner, seat) || target.id === army.id) {
    return refuse(judge, 'PLN-BOR-07', 'NO_FRIEND', 'target', { target: order.target.detachment });
  }
  const from = hexOf(army);
  const within = from === null || hexDistance(from, to) <= 2;
  return within ? [] : refuse(judge, 'PLN-BOR-07', 'TOO_FAR', 'target', { target: target.id, most: 2 });
}

/** PLN-BOR-08 Weak detachments (option): RV below 500. */
function judgeWeak(judge: Judge): readonly Violation[] {
  const { army, order, view } = judge;
  const inForce = figure(view.state, 'weakDetachmentRule');
  if (!inForce || army.kind === 'garrison' || WEAK_ORDERS.includes(order.order)) return [];
  if (army.class === 'GARRISON_DETACHMENT' || army.unarmed) return [];
  const ready = readyValue(army);
  return ready < WEAK_BELOW
    ? refuse(judge, 'PLN-BOR-08', 'WEAK_DETACHMENT', 'order', { ready, least: WEAK_BELOW })
    : [];
}

/** PLN-WDR-03, -04: a preference names directions 0…5, each once. */
export const areDirections = (preference: readonly number[]): boolean =>
  new Set(preference).size === preference.length &&
  preference.every((each) => Number.isInteger(each) && each >= 0 && each <= 5);

const judgePreference = (judge: Judge): readonly Violation[] =>
  areDirections(judge.order.withdrawalPreference ?? [])
    ? []
    : refuse(judge, 'PLN-WDR-03', 'NO_DIRECTIONS', 'withdrawalPreference');
