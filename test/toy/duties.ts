import type { Due, Option } from '../../src/engine/index.js';
import { barredFromActing } from './barred.js';
import { violation } from './catalog.js';
import type { ToyRuleId } from './meta.js';
import type { ToyCommand } from './commands.js';
import { cellAfter, isOnLine, ORDER_CODES, pendingBattle, unitById, type ToyState } from './state.js';

/** What is waited for. */
export function due(state: ToyState): readonly Due<ToyRuleId>[] {
  if (state.winners !== null) return [];
  if (state.phase === 'ORDERS') {
    const late = state.players.filter((each) => !state.locked.includes(each.id));
    return late.map(({ id }): Due<ToyRuleId> => {
      const code = state.sheets[id] ? 'LOCK_ORDERS' : 'ORDERS_MISSING';
      return { seat: id, code, mandatory: true, rule: 'TOY-ORD-01', subject: 'ORDERS', params: {} };
    });
  }
  const waiting = { mandatory: true, params: {} };
  if (state.ruse) {
    return [{ ...waiting, seat: 'arbiter', code: 'RULING', rule: 'TOY-CRD-03', subject: state.ruse.card }];
  }
  const battle = pendingBattle(state);
  if (battle) {
    return [
      { ...waiting, seat: battle.seats[1], code: 'ANSWER_ATTACK', rule: 'TOY-BTL-02', subject: battle.id },
    ];
  }
  return [{ ...waiting, seat: state.active!, code: 'ACT', rule: 'TOY-ACT-02', subject: 'ACTIONS' }];
}

/** Orders, or enemies to attack, of a unit. */
export function options(state: ToyState, seat: string, piece: string): readonly Option<ToyRuleId>[] | null {
  const unit = unitById(state, piece);
  if (unit?.seat !== seat) return null;
  if (state.winners !== null) return [];
  if (state.phase === 'ORDERS') {
    const late = state.locked.includes(seat) ? [violation('TOY-ORD-01', 'ORDERS_LOCKED')] : [];
    return ORDER_CODES.map((order) => {
      const to = cellAfter(state, unit, order);
      const barred = [...late, ...(isOnLine(state, to) ? [] : [violation('TOY-ORD-02', 'LEAVES_THE_LINE')])];
      const command: ToyCommand = { type: 'SubmitOrders', orders: [{ unit: piece, order }] };
      return { order, target: String(to), cost: null, barred, command };
    });
  }
  const closed = barredFromActing({ state, actor: { seat } });
  const enemies = Object.values(state.units).filter((each) => each.seat !== seat);
  return enemies.map((enemy) => {
    const near = Math.abs(enemy.cell - unit.cell) <= 1;
    const far = near ? [] : [violation('TOY-BTL-01', 'OUT_OF_REACH')];
    const barred = closed.length > 0 ? closed : far;
    const command: ToyCommand = { type: 'Attack', unit: piece, target: enemy.id };
    return { order: 'ATTACK', target: enemy.id, cost: null, barred, command };
  });
}
