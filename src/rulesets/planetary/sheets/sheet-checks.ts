import { itemAt } from '../../../kernel/index.js';
import { pieceOf } from '../state/ordered-pieces.js';
import { violation, type Violation } from '../catalog.js';
import type { HexKey } from '../../../engine/hex/index.js';
import type { BattleOrder } from '../commands.js';
import type { PlnRuleId } from '../rule-ids.js';
import type { Order } from '../state/index.js';
import { isAttack, isBattleOrder, isRaid, knownTargetHex, type SheetView } from './sheet-view.js';

/** PLN-AIR-01, PLN-MOR-01, PLN-BOR-01, -10, -11: one order for each piece. */
export function namedOnce(orders: readonly Order[]): readonly Violation[] {
  const pieces = orders.map(pieceOf);
  return orders.flatMap((order, place) =>
    pieces.indexOf(itemAt(pieces, place)) === place
      ? []
      : [violation(ruleOf(order), 'SECOND_ORDER', ['orders', place], { piece: itemAt(pieces, place) })],
  );
}

const ruleOf = (order: Order): PlnRuleId =>
  'detachment' in order
    ? 'PLN-BOR-01'
    : 'spy' in order
      ? 'PLN-BOR-11'
      : 'piece' in order
        ? 'PLN-MOR-01'
        : order.order === 'AIR_SUPPORT'
          ? 'PLN-BOR-10'
          : 'PLN-AIR-01';

const targetKey = ({ target }: BattleOrder): string =>
  !target ? '' : target.kind === 'hex' ? `hex ${target.hex}` : `detachment ${target.detachment}`;

/** Orders of a kind with the same target, with their places; targets in the order first named. */
function byTarget(orders: readonly Order[], kind: (order: BattleOrder) => boolean) {
  const groups = new Map<string, { readonly order: BattleOrder; readonly place: number }[]>();
  orders.forEach((order, place) => {
    if (!isBattleOrder(order) || !kind(order) || !order.target) return;
    const group = groups.get(targetKey(order)) ?? [];
    groups.set(targetKey(order), [...group, { order, place }]);
  });
  return [...groups.values()];
}

/** PLN-BOR-03 Primary attacker: exactly one among those who attack one target. */
export function judgePrimaries(orders: readonly Order[]): readonly Violation[] {
  return byTarget(orders, isAttack).flatMap((group) => {
    const primaries = group.filter(({ order }) => order.primary !== false);
    if (primaries.length === 0) {
      return [violation('PLN-BOR-03', 'NO_PRIMARY', ['orders', itemAt(group, 0).place, 'primary'])];
    }
    return primaries.slice(1).map(({ order, place }) =>
      violation('PLN-BOR-03', 'SECOND_PRIMARY', ['orders', place, 'primary'], {
        detachment: order.detachment,
        primary: itemAt(primaries, 0).order.detachment,
      }),
    );
  });
}

/** PLN-BOR-04 One raid: no two own raids on one target. */
export const judgeRaids = (orders: readonly Order[]): readonly Violation[] =>
  byTarget(orders, isRaid).flatMap((group) =>
    group
      .slice(1)
      .map(({ order, place }) =>
        violation('PLN-BOR-04', 'SECOND_RAID', ['orders', place, 'target'], { detachment: order.detachment }),
      ),
  );

/** PLN-BOR-05: one drop per player and hex. */
export function judgeDrops(view: SheetView, orders: readonly Order[]): readonly Violation[] {
  const hexes = new Set<HexKey>();
  return orders.flatMap((order, place) => {
    if (!isBattleOrder(order) || !isAttack(order)) return [];
    const dropping = view.state.detachments[order.detachment];
    if (dropping?.owner !== view.seat || dropping.place.at !== 'orbit') return [];
    const to = knownTargetHex(view, order.target);
    if (to === null || !hexes.has(to)) {
      if (to !== null) hexes.add(to);
      return [];
    }
    return [violation('PLN-BOR-05', 'SECOND_DROP', ['orders', place, 'target'], { hex: to })];
  });
}
