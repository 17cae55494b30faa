import { lookUp } from '../../../kernel/index.js';
import { violation } from '../catalog.js';
import type { GhostOfWarState } from '../state/index.js';
import type { GowTable } from '../table.js';
import { failOrder, ordersOf } from '../sheets/orders-taken-up.js';
import { judgeInForce, type OrderJudge } from '../sheets/sheets.js';
import { factionsBySeq } from '../general/factions.js';
import { mustOwn } from '../sheets/own.js';

/** GOW-GEN-04: kinds of things that have a priority. */
const RANKED = ['planets', 'formations', 'units', 'projects'] as const;

const kindOf = (state: GhostOfWarState, id: string): (typeof RANKED)[number] | undefined =>
  RANKED.find((each) => lookUp<object>(state[each], id) !== undefined);

/** GOW-GEN-04: 1 first … 9 last. */
export const judgePriority: OrderJudge<'SET_PRIORITY'> = (context, { subject, priority }) => {
  const { state, path } = context;
  const barred = mustOwn(context, 'subject', subject);
  if (barred.length > 0) return barred;
  if (!kindOf(state, subject)) {
    return [violation('GOW-GEN-04', 'NO_PRIORITY', [...path, 'subject'], { entity: subject })];
  }
  return Number.isInteger(priority) && priority >= 1 && priority <= 9
    ? []
    : [
        violation('GOW-GEN-04', 'PRIORITY_OUT_OF_RANGE', [...path, 'priority'], {
          priority,
          least: 1,
          most: 9,
        }),
      ];
};

/** S2: priorities hold from now on. */
export function setPriorities(table: GowTable): void {
  const orders = ordersOf(table.state, 'SET_PRIORITY').filter((each) => {
    const violations = judgeInForce(table.state, each, judgePriority);
    if (violations.length > 0) failOrder(table, each, violations);
    return violations.length === 0;
  });
  for (const { id } of factionsBySeq(table.state)) {
    const rows = orders
      .filter((each) => each.faction === id)
      .flatMap(({ order: { subject, priority } }) => {
        const kind = kindOf(table.state, subject);
        return kind ? [{ kind, entity: subject, priority }] : [];
      });
    if (rows.length === 0) continue;
    table.emit({ type: 'ghost-of-war.PrioritiesSet', data: { faction: id, rows } }, ['GOW-GEN-04']);
  }
}
