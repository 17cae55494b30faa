import { violation, type Violation } from './catalog.js';
import { barredFromActing } from './barred.js';
import { decideCampaign, nextSeat, score } from './rounds.js';
import { cellAfter, isOnLine, pendingBattle, unitById, unitsOf, type Battle, type Unit } from './state.js';
import type { ToyTable } from './table.js';

/** TOY-CRD-02: forage brings supply, a volley costs an enemy strength, a ruse waits for the arbiter. */
export function playCard(card: string, target: string | null, table: ToyTable): readonly Violation[] {
  const seat = table.actor.seat;
  const illegal = barredFromActing(table);
  if (illegal.length > 0) return illegal;
  if (!table.state.hands[seat]?.includes(card))
    return [violation('TOY-CRD-02', 'NOT_IN_HAND', ['card'], { card })];
  const enemy = target === null ? null : (unitById(table.state, target) ?? null);
  const aims = card.startsWith('VOLLEY');
  if (aims && (enemy === null || enemy.seat === seat))
    return [violation('TOY-CRD-02', 'NOT_AN_ENEMY', ['target'])];
  table.emit({ type: 'toy.CardPlayed', data: { seat, card } }, ['TOY-CRD-02']);
  if (card.startsWith('RUSE')) {
    table.emit({ type: 'toy.RulingAwaited', data: { seat, card } }, ['TOY-CRD-03']);
    return [];
  }
  if (aims) lose(table, enemy!, 1, seat);
  else score(table, seat, 'SUPPLY', seat, 2, 'TOY-CRD-02', 'forage');
  goOn(table);
  return [];
}

/** TOY-CRD-03: play stops until the arbiter has ruled. */
export function rule(allowed: boolean, reason: string, table: ToyTable): readonly Violation[] {
  const { ruse } = table.state;
  if (table.actor.role !== 'arbiter') return [violation('TOY-CRD-03', 'ARBITER_ONLY')];
  if (ruse === null) return [violation('TOY-CRD-03', 'NOTHING_TO_RULE')];
  table.emit({ type: 'toy.RuseJudged', data: { allowed, reason } }, ['TOY-CRD-03']);
  if (allowed) score(table, ruse.seat, 'VP', ruse.seat, 1, 'TOY-CRD-03', 'plausible ruse');
  goOn(table);
  return [];
}

/** TOY-BTL-01 */
export function attack(unit: string, target: string, table: ToyTable): readonly Violation[] {
  const { state, actor } = table;
  const illegal = barredFromActing(table);
  if (illegal.length > 0) return illegal;
  const [own, enemy] = [unitById(state, unit), unitById(state, target)];
  const faults = [
    ...(own?.seat === actor.seat ? [] : [violation('TOY-BTL-01', 'UNIT_NOT_YOURS', ['unit'])]),
    ...(enemy && enemy.seat !== actor.seat ? [] : [violation('TOY-BTL-01', 'NOT_AN_ENEMY', ['target'])]),
  ];
  if (faults.length > 0 || !own || !enemy) return faults;
  if (Math.abs(own.cell - enemy.cell) > 1) return [violation('TOY-BTL-01', 'OUT_OF_REACH', ['target'])];
  const battle = `battle-${state.battles.length + 1}`;
  const data = {
    battle,
    cell: enemy.cell,
    attacker: unit,
    defender: target,
    seats: [own.seat, enemy.seat],
  } as const;
  table.emit({ type: 'toy.BattleOpened', data }, ['TOY-BTL-01']);
  return [];
}

/** TOY-BTL-02 */
export function answerAttack(stand: boolean, table: ToyTable): readonly Violation[] {
  const battle = pendingBattle(table.state);
  if (battle === null) return [violation('TOY-BTL-02', 'NO_ATTACK')];
  if (battle.seats[1] !== table.actor.seat) return [violation('TOY-BTL-02', 'NOT_THE_DEFENDER')];
  if (stand) shootItOut(table, battle);
  else withdraw(table, battle);
  goOn(table);
  return [];
}

function withdraw(table: ToyTable, battle: Battle): void {
  const unit = table.state.units[battle.defender]!;
  const data = { battle: battle.id, method: 'withdraw', losses: [0, 0] } as const;
  table.emit({ type: 'toy.BattleFought', data }, ['TOY-BTL-02']);
  const to = cellAfter(table.state, unit, 'RETIRE');
  if (!isOnLine(table.state, to)) return;
  table.emit({ type: 'toy.UnitMoved', data: { unit: unit.id, from: unit.cell, to } }, ['TOY-BTL-02']);
}

/** TOY-BTL-03: the defender's dice depend on who survived the attacker's. */
function shootItOut(table: ToyTable, battle: Battle): void {
  const attacker = table.state.units[battle.attacker]!;
  const defender = table.state.units[battle.defender]!;
  const suffered = Math.min(shots(table, attacker, attacker.strength), defender.strength);
  const survivors = defender.strength - suffered;
  const inflicted = survivors === 0 ? 0 : Math.min(shots(table, defender, survivors), attacker.strength);
  const data = { battle: battle.id, method: 'stand', losses: [inflicted, suffered] } as const;
  table.emit({ type: 'toy.BattleFought', data }, ['TOY-BTL-03']);
  lose(table, defender, suffered, attacker.seat);
  lose(table, attacker, inflicted, defender.seat);
  if (suffered > 0) score(table, attacker.seat, 'XP', attacker.id, 1, 'TOY-SCO-03', battle.id);
  if (inflicted > 0) score(table, defender.seat, 'XP', defender.id, 1, 'TOY-SCO-03', battle.id);
}

function shots(table: ToyTable, unit: Unit, count: number): number {
  const byHand = table.state.shotsByHand;
  const faces = table.roll({
    count,
    sides: 6,
    for: 'TOY-BTL-03',
    purpose: 'shots',
    subject: unit.id,
    byHand,
  });
  return faces.filter((face) => face >= table.state.hitOn).length;
}

/** TOY-SCO-02: whoever destroys a unit scores. */
function lose(table: ToyTable, unit: Unit, losses: number, to: string): void {
  if (losses === 0) return;
  const left = unit.strength - losses;
  table.emit({ type: 'toy.StrengthLost', data: { unit: unit.id, left } }, ['TOY-BTL-03']);
  if (left === 0) score(table, to, 'VP', to, 2, 'TOY-SCO-02', `destroyed ${unit.id}`);
}

/** TOY-END-01: the last player with units ends the campaign; else the next seat acts. */
function goOn(table: ToyTable): void {
  const alive = table.state.players.filter((each) => unitsOf(table.state, each.id).length > 0);
  if (alive.length <= 1) decideCampaign(table);
  else nextSeat(table);
}
