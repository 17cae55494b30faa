import { lookUp } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import { RECOVERY_ROWS } from '../data/recovery.js';
import type { Order } from '../sheets/orders.js';
import type { Unit } from '../state/index.js';
import type { GowTable } from '../table.js';
import { failOrder, ordersOf } from '../sheets/orders-taken-up.js';
import { systemOf } from '../map/places.js';
import { judgeInForce, type OrderContext, type OrderJudge } from '../sheets/sheets.js';
import { typeOf } from '../units/unit-types.js';
import { ownPartKeys } from './own-parts.js';

export type Choice = Extract<Order, { readonly order: 'CHOOSE_RECOVERY' }>;

/** GOW-RCV-08: units that give their CE to squads. */
export const SCOUTS = 'astartes-scouts';

/** GOW-RCV-03, -08, -09: a row of its class, parts of its own list, own Scouts that are there. */
export const judgeRecoveryChoice: OrderJudge<'CHOOSE_RECOVERY'> = (context, order) => {
  const { state, faction, path } = context;
  const unit = lookUp(state.units, order.unit);
  if (unit?.owner !== faction) {
    return [violation('GOW-GEN-01', 'NOT_YOUR_UNIT', [...path, 'unit'], { unit: order.unit })];
  }
  const { recoveryClass } = typeOf(state, unit);
  const row = RECOVERY_ROWS.find((each) => each.id === order.row);
  const fits = order.row === null || row?.recoveryClass === recoveryClass;
  const keys = ownPartKeys(unit.type);
  return [
    ...(fits
      ? []
      : [violation('GOW-RCV-03', 'NO_SUCH_ROW', [...path, 'row'], { row: order.row, recoveryClass })]),
    ...order.parts.flatMap((part, at) =>
      keys.includes(part)
        ? []
        : [violation('GOW-RCV-09', 'PART_DOES_NOT_FIT', [...path, 'parts', at], { part })],
    ),
    ...judgeScouts(context, unit, order.scouts),
  ];
};

function judgeScouts(
  { state, faction, path }: OrderContext,
  unit: Unit,
  scouts: readonly string[],
): readonly Violation[] {
  if (scouts.length === 0) return [];
  if (typeOf(state, unit).recoveryClass !== 'Astartes') {
    return [violation('GOW-RCV-08', 'NOT_ASTARTES', [...path, 'scouts'], { unit: unit.id })];
  }
  return scouts.flatMap((id, at) => {
    const each = lookUp(state.units, id);
    const place = [...path, 'scouts', at];
    if (each?.owner !== faction) return [violation('GOW-GEN-01', 'NOT_YOUR_UNIT', place, { unit: id })];
    const twice = scouts.indexOf(id) !== at || id === unit.id;
    if (each.type !== SCOUTS || twice) return [violation('GOW-RCV-08', 'NO_SCOUTS', place, { unit: id })];
    const away = state.step !== 'ORDERS' && systemOf(state, each.place) !== systemOf(state, unit.place);
    return away ? [violation('GOW-RCV-08', 'SCOUTS_ELSEWHERE', place, { unit: id })] : [];
  });
}

/** GOW-RCV-03: choices in force, by unit; of several the last. One that has become impossible leaves the default. */
export function choicesInForce(table: GowTable): ReadonlyMap<string, Choice> {
  const choices = new Map<string, Choice>();
  for (const entry of ordersOf(table.state, 'CHOOSE_RECOVERY')) {
    const faults = judgeInForce(table.state, entry, judgeRecoveryChoice);
    if (faults.length > 0) failOrder(table, entry, faults);
    else choices.set(entry.order.unit, entry.order);
  }
  return choices;
}
