import { violation, type Violation } from './catalog.js';
import { answerAttack, attack, playCard, rule } from './actions.js';
import type { ToyCommand } from './commands.js';
import { barred, barredFromActing, isArbiter } from './barred.js';
import { endRound, nextSeat, revealOrders } from './rounds.js';
import { cellAfter, isOnLine, ORDER_CODES, unitById, type Order, type ToyState } from './state.js';
import type { ToyTable } from './table.js';

export function decide(command: ToyCommand, table: ToyTable): readonly Violation[] {
  switch (command.type) {
    case 'SubmitOrders':
      return submitOrders(command.orders, table);
    case 'LockOrders':
      return lockOrders(table);
    case 'ChooseObjective':
      return chooseObjective(command.cell, table);
    case 'ClosePhase':
      return closePhase(table);
    case 'PlayCard':
      return playCard(command.card, command.target ?? null, table);
    case 'Attack':
      return attack(command.unit, command.target, table);
    case 'AnswerAttack':
      return answerAttack(command.stand, table);
    case 'Pass':
      return pass(table);
    case 'Rule':
      return rule(command.allow, command.reason, table);
  }
}

/** TOY-ORD-01, TOY-ORD-02 */
function submitOrders(orders: readonly Order[], table: ToyTable): readonly Violation[] {
  const { state, actor } = table;
  const illegal = [
    ...barred(table, 'TOY-ORD-01', 'ORDERS'),
    ...(state.locked.includes(actor.seat) ? [violation('TOY-ORD-01', 'ORDERS_LOCKED')] : []),
    ...orders.flatMap((order, at) => checkOrder(state, actor.seat, orders, order, at)),
  ];
  if (illegal.length > 0) return illegal;
  table.emit({ type: 'toy.OrdersSealed', data: { seat: actor.seat, orders } }, ['TOY-ORD-01']);
  return [];
}

function checkOrder(
  state: ToyState,
  seat: string,
  orders: readonly Order[],
  order: Order,
  at: number,
): readonly Violation[] {
  const unit = unitById(state, order.unit);
  const fault = (code: string, field: string) => [violation('TOY-ORD-02', code, ['orders', at, field])];
  if (unit?.seat !== seat) return fault('UNIT_NOT_YOURS', 'unit');
  if (orders.findIndex((each) => each.unit === order.unit) !== at) return fault('ORDERED_TWICE', 'unit');
  if (!ORDER_CODES.includes(order.order)) return fault('NO_SUCH_ORDER', 'order');
  return isOnLine(state, cellAfter(state, unit, order.order)) ? [] : fault('LEAVES_THE_LINE', 'order');
}

/** TOY-ORD-01: the last lock reveals. */
function lockOrders(table: ToyTable): readonly Violation[] {
  const { state, actor } = table;
  const illegal = barred(table, 'TOY-ORD-01', 'ORDERS');
  if (illegal.length > 0) return illegal;
  if (state.locked.includes(actor.seat)) return [violation('TOY-ORD-01', 'ORDERS_LOCKED')];
  table.emit({ type: 'toy.OrdersLocked', data: { seat: actor.seat } }, ['TOY-ORD-01']);
  if (table.state.locked.length === state.players.length) revealOrders(table);
  return [];
}

/** TOY-OBJ-01 */
function chooseObjective(cell: number, table: ToyTable): readonly Violation[] {
  const { state, actor } = table;
  const illegal = [
    ...barred(table, 'TOY-OBJ-01', null),
    ...(state.objectives[actor.seat] === undefined ? [] : [violation('TOY-OBJ-01', 'CHOSEN_ALREADY')]),
    ...(isOnLine(state, cell) ? [] : [violation('TOY-OBJ-01', 'OFF_THE_LINE', ['cell'], { cell })]),
  ];
  if (illegal.length > 0) return illegal;
  table.emit({ type: 'toy.ObjectiveChosen', data: { seat: actor.seat, cell } }, ['TOY-OBJ-01']);
  return [];
}

/** TOY-ORD-01, TOY-ACT-02: the arbiter need not wait for anybody, except for a defender or for a ruling. */
function closePhase(table: ToyTable): readonly Violation[] {
  const { state } = table;
  if (state.winners !== null) return [violation('TOY-END-01', 'CAMPAIGN_OVER')];
  if (!isArbiter(table)) return [violation('TOY-ORD-01', 'ARBITER_ONLY')];
  if (state.ruse !== null) return [violation('TOY-CRD-03', 'RULING_AWAITED')];
  if (state.fighting !== null) return [violation('TOY-BTL-02', 'ATTACK_NOT_ANSWERED')];
  if (state.phase === 'ORDERS') revealOrders(table);
  else endRound(table);
  return [];
}

/** TOY-ACT-02 */
function pass(table: ToyTable): readonly Violation[] {
  const illegal = barredFromActing(table);
  if (illegal.length > 0) return illegal;
  table.emit({ type: 'toy.SeatPassed', data: { seat: table.actor.seat } }, ['TOY-ACT-02']);
  nextSeat(table);
  return [];
}
