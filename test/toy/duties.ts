import { violation } from '../../src/kernel/index.js';
import type { Due, Option } from '../../src/engine/index.js';
import { cellAfter, isOnLine, ORDER_CODES, pendingBattle, unitById, type ToyState } from './state.js';

/** What is waited for. */
export function due(state: ToyState): readonly Due[] {
  if (state.winners !== null) return [];
  if (state.phase === 'ORDERS') {
    const late = state.players.filter((each) => !state.locked.includes(each.id));
    return late.map(({ id }): Due => {
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
export function options(state: ToyState, seat: string, piece: string): readonly Option[] | null {
  const unit = unitById(state, piece);
  if (unit?.seat !== seat) return null;
  if (state.phase === 'ORDERS') {
    return ORDER_CODES.map((order) => {
      const to = cellAfter(state, unit, order);
      const barred = isOnLine(state, to) ? [] : [violation('TOY-ORD-02', 'LEAVES_THE_LINE')];
      return { order, target: String(to), cost: null, barred };
    });
  }
  const enemies = Object.values(state.units).filter((each) => each.seat !== seat);
  return enemies.map((enemy) => {
    const near = Math.abs(enemy.cell - unit.cell) <= 1;
    const barred = near ? [] : [violation('TOY-BTL-01', 'OUT_OF_REACH')];
    return { order: 'ATTACK', target: enemy.id, cost: null, barred };
  });
}
