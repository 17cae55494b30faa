import { violation, type Violation } from '../catalog.js';
import type { GowTable } from '../table.js';
import { isAllied, relationKey, relationOf } from '../general/factions.js';
import { failOrder, ordersOf, type InForce } from '../sheets/orders-taken-up.js';
import { judgeInForce, type OrderJudge } from '../sheets/sheets.js';
import { mustBeOther } from '../sheets/own.js';

/** GOW-GEN-08 */
export const judgeDeclaration: OrderJudge<'DECLARE_RELATION'> = (context, { faction: other, relation }) => {
  const barred = mustBeOther(context, other);
  if (barred.length > 0) return barred;
  const { state, faction, path } = context;
  return relationOf(state, faction, other) === relation
    ? [violation('GOW-GEN-08', 'RELATION_ALREADY', [...path, 'relation'], { faction: other, relation })]
    : [];
};

/** GOW-GEN-08: S2: to hostile by one side, first; to neutral or allied where both declare the same. */
export function settleRelations(table: GowTable): void {
  const declared = ordersOf(table.state, 'DECLARE_RELATION');
  const hostile = declared.filter((each) => each.order.relation === 'HOSTILE');
  const friendly = declared.filter((each) => each.order.relation !== 'HOSTILE');
  const done = new Set<string>();
  for (const each of hostile) declare(table, each, done);
  for (const each of friendly) {
    const consents = friendly.some(
      ({ faction, order }) =>
        faction === each.order.faction &&
        order.faction === each.faction &&
        order.relation === each.order.relation,
    );
    if (consents) declare(table, each, done);
    else failOrder(table, each, noConsent(each));
  }
}

type Declaration = InForce<'DECLARE_RELATION'>;

const noConsent = ({ order }: Declaration): readonly Violation[] => [
  violation('GOW-GEN-08', 'NO_CONSENT', ['faction'], { faction: order.faction, relation: order.relation }),
];

/** Both sides of an agreement, or of a mutual declaration, make one change. */
function declare(table: GowTable, each: Declaration, done: Set<string>): void {
  const { faction, order } = each;
  const key = relationKey(table.state, faction, order.faction);
  if (done.has(`${key}|${order.relation}`)) return;
  const violations = judgeInForce(table.state, each, judgeDeclaration);
  if (violations.length > 0) {
    failOrder(table, each, violations);
    return;
  }
  done.add(`${key}|${order.relation}`);
  const from = relationOf(table.state, faction, order.faction);
  // GOW-GEN-09: only allies are confided in.
  const endsConfidence = order.relation !== 'ALLIED';
  table.emit(
    {
      type: 'ghost-of-war.RelationChanged',
      data: { faction, other: order.faction, key, from, to: order.relation, endsConfidence },
    },
    ['GOW-GEN-08'],
  );
}

/** GOW-GEN-09: only allies are confided in. */
export const judgeConfidence: OrderJudge<'CONFIDE'> = (context, { faction: other, allow }) => {
  const barred = mustBeOther(context, other);
  if (barred.length > 0) return barred;
  return !allow || isAllied(context.state, context.faction, other)
    ? []
    : [violation('GOW-GEN-09', 'NOT_ALLIED', [...context.path, 'faction'], { faction: other })];
};

export function confide(table: GowTable): void {
  for (const each of ordersOf(table.state, 'CONFIDE')) {
    const violations = judgeInForce(table.state, each, judgeConfidence);
    if (violations.length > 0) {
      failOrder(table, each, violations);
      continue;
    }
    const { faction, order } = each;
    table.emit(
      {
        type: 'ghost-of-war.ConfidenceChanged',
        data: { faction, ally: order.faction, allow: order.allow },
      },
      ['GOW-GEN-09'],
    );
  }
}
