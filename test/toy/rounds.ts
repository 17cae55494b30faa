import type { RollRequest } from '../../src/kernel/index.js';
import type { ToyRuleId } from './meta.js';
import { balance, cellAfter, isOnLine, unitsOf, type Measure, type ToyState } from './state.js';
import type { ToyTable } from './table.js';

const CARDS = ['FORAGE', 'VOLLEY', 'RUSE'].flatMap((kind) => [1, 2, 3, 4].map((copy) => `${kind}-${copy}`));

/** TOY-CRD-01: a shuffled deck is a row of rolls. The deck is shuffled anew each round, and hands do not outlast it. */
export function startRound(table: ToyTable): void {
  const { players, handSize } = table.state;
  const draws: readonly string[] = players.flatMap(({ id }) => Array.from({ length: handSize }, () => id));
  const faces = table.rollAll(
    draws.map((subject, drawn): RollRequest<ToyRuleId> => {
      return { count: 1, sides: CARDS.length - drawn, for: 'TOY-CRD-01', purpose: 'draw', subject };
    }),
  );
  const deck = [...CARDS];
  const drawn = faces.map(([face]) => deck.splice(face! - 1, 1)[0]!);
  for (const { id: seat } of players) {
    const cards = drawn.filter((_, at) => draws[at] === seat);
    table.emit({ type: 'toy.CardsDealt', data: { seat, cards } }, ['TOY-CRD-01']);
  }
}

/** TOY-ORD-01, TOY-ORD-02: all sheets are shown, then carried out in the order of the seats' numbers. */
export function revealOrders(table: ToyTable): void {
  const { sheets, players } = table.state;
  table.emit({ type: 'toy.OrdersRevealed', data: { sheets: bySeat(players, sheets, []) } }, ['TOY-ORD-01']);
  for (const { id } of players) {
    for (const { unit, order } of table.state.sheets[id] ?? []) {
      const piece = table.state.units[unit]!;
      const to = cellAfter(table.state, piece, order);
      if (to === piece.cell || !isOnLine(table.state, to)) continue;
      table.emit({ type: 'toy.UnitMoved', data: { unit, from: piece.cell, to } }, ['TOY-ORD-02']);
    }
  }
  beginActions(table);
}

/** TOY-ACT-01 */
function beginActions(table: ToyTable): void {
  const initiative = rollOff(
    table,
    table.state.players.map((each) => each.id),
  );
  table.emit({ type: 'toy.ActionsBegun', data: { initiative } }, ['TOY-ACT-01']);
  table.emit({ type: 'toy.SeatActivated', data: { seat: initiative[0]! } }, ['TOY-ACT-02']);
}

function rollOff(table: ToyTable, seats: readonly string[]): readonly string[] {
  const faces = table.rollAll(
    seats.map((subject) => ({ count: 1, sides: 6, for: 'TOY-ACT-01', purpose: 'initiative', subject })),
  );
  return [6, 5, 4, 3, 2, 1].flatMap((face) => {
    const level = seats.filter((_, at) => faces[at]![0] === face);
    return level.length > 1 ? rollOff(table, level) : level;
  });
}

/** TOY-ACT-02: the next seat that has not passed acts; when all have, the round ends. */
export function nextSeat(table: ToyTable): void {
  const { initiative, active, passed } = table.state;
  const from = initiative.indexOf(active ?? '');
  const seat = [...initiative.slice(from + 1), ...initiative.slice(0, from + 1)].find(
    (each) => !passed.includes(each),
  );
  if (seat === undefined) endRound(table);
  else table.emit({ type: 'toy.SeatActivated', data: { seat } }, ['TOY-ACT-02']);
}

/** TOY-SCO-01, TOY-END-01 */
export function endRound(table: ToyTable): void {
  const { round, rounds, length, players } = table.state;
  const centre = Math.floor(length / 2);
  for (const { id } of players) {
    const held = unitsOf(table.state, id).filter((unit) => unit.cell === centre).length;
    if (held > 0) score(table, id, 'VP', id, held, 'TOY-SCO-01', 'units in the centre');
  }
  if (round >= rounds) {
    decideCampaign(table);
    return;
  }
  table.emit({ type: 'toy.RoundEnded', data: { round } }, ['TOY-ACT-02']);
  startRound(table);
}

/** TOY-END-01: objectives are shown and scored; most victory points win. */
export function decideCampaign(table: ToyTable): void {
  const { objectives, players } = table.state;
  for (const { id } of players) {
    const held = unitsOf(table.state, id).some((unit) => unit.cell === objectives[id]);
    if (held) score(table, id, 'VP', id, 3, 'TOY-OBJ-01', 'secret objective held');
  }
  const total = (seat: string) => balance(table.state, 'VP', seat);
  const best = Math.max(...players.map((each) => total(each.id)));
  const winners = players.filter((each) => total(each.id) === best).map((each) => each.id);
  table.emit({ type: 'toy.CampaignDecided', data: { winners, objectives } }, ['TOY-END-01']);
}

export function score(
  table: ToyTable,
  seat: string,
  measure: Measure,
  owner: string,
  amount: number,
  rule: ToyRuleId,
  cause: string,
): void {
  table.emit({ type: 'toy.Scored', data: { seat, measure, owner, amount, rule, cause } }, [rule]);
}

/** The same record with an entry for every player, in their order. */
const bySeat = <T>(players: ToyState['players'], given: Readonly<Record<string, T>>, none: T) =>
  Object.fromEntries(players.map(({ id }) => [id, given[id] ?? none]));
