import { lookUp } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import type { GowTable } from '../table.js';
import { isHostile } from '../general/factions.js';
import { failOrder, ordersOf } from '../sheets/orders-taken-up.js';
import { judgeInForce, type OrderContext, type OrderJudge } from '../sheets/sheets.js';
import { mustBeOther, mustOwnPlanet } from '../sheets/own.js';

interface Permission {
  readonly planet: string;
  readonly faction: string;
  readonly allow: boolean;
}

/** GOW-BUF-08, GOW-TRD-03: nothing is allowed to hostile factions. */
function judgePermission(
  context: OrderContext,
  rule: 'GOW-BUF-08' | 'GOW-TRD-03',
  { planet, faction: other, allow }: Permission,
): readonly Violation[] {
  const { state, faction, path } = context;
  const barred = [...mustOwnPlanet(context, planet), ...mustBeOther(context, other)];
  if (barred.length > 0) return barred;
  return allow && isHostile(state, faction, other)
    ? [violation(rule, 'HOSTILE_FACTION', [...path, 'faction'], { faction: other })]
    : [];
}

export const judgeSharing = (
  context: OrderContext,
  order: Permission & { readonly order: 'SET_SHARING' | 'SET_TRADE_CONSENT' },
): readonly Violation[] =>
  judgePermission(context, order.order === 'SET_SHARING' ? 'GOW-BUF-08' : 'GOW-TRD-03', order);

/** S2: what planets share, and whose lines they admit. */
export function setPermissions(table: GowTable): void {
  for (const each of ordersOf(table.state, 'SET_SHARING', 'SET_TRADE_CONSENT')) {
    const violations = judgeInForce(table.state, each, judgeSharing);
    if (violations.length > 0) {
      failOrder(table, each, violations);
      continue;
    }
    const { faction, order } = each;
    const data = { faction, planet: order.planet, partner: order.faction, allow: order.allow };
    if (order.order === 'SET_SHARING') {
      table.emit({ type: 'ghost-of-war.SharingChanged', data }, ['GOW-BUF-08']);
    } else {
      table.emit({ type: 'ghost-of-war.TradeConsentChanged', data }, ['GOW-TRD-03']);
    }
  }
}

/** GOW-BUF-07: no more than the planet can hold. */
export const judgeReserve: OrderJudge<'SET_RESERVE'> = (context, { planet: id, resource, amount }) => {
  const { state, path } = context;
  const barred = mustOwnPlanet(context, id);
  if (barred.length > 0) return barred;
  const most = lookUp(state.planets, id)?.buffer[resource].max ?? 0;
  return Number.isInteger(amount) && amount >= 0 && amount <= most
    ? []
    : [violation('GOW-BUF-07', 'RESERVE_OUT_OF_RANGE', [...path, 'amount'], { amount, least: 0, most })];
};

export function setReserves(table: GowTable): void {
  for (const each of ordersOf(table.state, 'SET_RESERVE')) {
    const violations = judgeInForce(table.state, each, judgeReserve);
    if (violations.length > 0) {
      failOrder(table, each, violations);
      continue;
    }
    const { planet, resource, amount } = each.order;
    table.emit(
      { type: 'ghost-of-war.ReserveSet', data: { faction: each.faction, planet, resource, amount } },
      ['GOW-BUF-07'],
    );
  }
}
