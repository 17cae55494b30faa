import fc from 'fast-check';
import type { ToyCommand, ToyState } from './index.js';
import { ORDER_CODES, pendingBattle, unitsOf, type Order } from './state.js';

/** A move that a test makes up: which of the moves that make sense, and figures to fill it with. */
export interface Whim {
  readonly which: number;
  readonly figures: readonly number[];
  /** Said by whoever and whenever; usually illegal. */
  readonly wild: boolean;
}

export interface Said {
  readonly seat: string;
  readonly command: ToyCommand;
}

export const whims = (maxLength: number): fc.Arbitrary<readonly Whim[]> =>
  fc.array(
    fc.record({
      which: fc.nat({ max: 999 }),
      figures: fc.array(fc.nat({ max: 8 }), { minLength: 2, maxLength: 4 }),
      wild: fc.nat({ max: 9 }).map((one) => one === 0),
    }),
    { minLength: 1, maxLength, size: 'max' },
  );

/** What a whim comes to in a state. */
export function saidIn(state: ToyState, { which, figures, wild }: Whim): Said {
  const moves = wild ? wildMoves(state, figures) : sensibleMoves(state, figures);
  return moves[which % moves.length]!;
}

export const sheet = (state: ToyState, seat: string, figures: readonly number[]): readonly Order[] =>
  unitsOf(state, seat).map(({ id }, at) => ({
    unit: id,
    order: ORDER_CODES[figures[at % figures.length]! % 3]!,
  }));

function sensibleMoves(state: ToyState, figures: readonly number[]): readonly Said[] {
  if (state.phase === 'ORDERS') {
    return state.players
      .filter(({ id }) => !state.locked.includes(id))
      .flatMap(({ id: seat }) => [
        { seat, command: { type: 'SubmitOrders', orders: sheet(state, seat, figures) } },
        { seat, command: { type: 'ChooseObjective', cell: figures[0]! % state.length } },
        { seat, command: { type: 'LockOrders' } },
        { seat, command: { type: 'LockOrders' } },
      ]);
  }
  const ruling = { type: 'Rule', allow: figures[0]! % 2 === 0, reason: 'So it was' } as const;
  if (state.ruse) return [{ seat: 'arbiter', command: ruling }];
  const battle = pendingBattle(state);
  if (battle) return [{ seat: battle.seats[1], command: { type: 'AnswerAttack', stand: figures[0]! > 1 } }];
  return state.active === null ? wildMoves(state, figures) : activeMoves(state, state.active);
}

function activeMoves(state: ToyState, seat: string): readonly Said[] {
  const enemies = Object.values(state.units).filter((each) => each.seat !== seat);
  const attacks = unitsOf(state, seat).flatMap((unit) =>
    enemies
      .filter((enemy) => Math.abs(enemy.cell - unit.cell) <= 1)
      .map((enemy): ToyCommand => ({ type: 'Attack', unit: unit.id, target: enemy.id })),
  );
  const cards = (state.hands[seat] ?? []).map((card): ToyCommand => ({
    type: 'PlayCard',
    card,
    target: enemies[0]!.id,
  }));
  return [...attacks, ...cards, { type: 'Pass' } as const].map((command) => ({ seat, command }));
}

function wildMoves(state: ToyState, figures: readonly number[]): readonly Said[] {
  const [first, second] = figures as [number, number];
  const seat = ['red', 'blue', 'arbiter', 'nobody'][first % 4]!;
  const unit = ['red-guard', 'blue-guard', 'blue-scouts', 'constructor'][second % 4]!;
  const commands: readonly ToyCommand[] = [
    { type: 'SubmitOrders', orders: [...sheet(state, 'red', figures), ...sheet(state, 'blue', figures)] },
    { type: 'SubmitOrders', orders: [{ unit, order: 'ADVANCE' }] },
    { type: 'LockOrders' },
    { type: 'ChooseObjective', cell: first * 2 - 3 },
    { type: 'ClosePhase' },
    { type: 'PlayCard', card: 'RUSE-1' },
    { type: 'PlayCard', card: 'VOLLEY-2', target: unit },
    { type: 'Attack', unit, target: 'blue-guard' },
    { type: 'AnswerAttack', stand: true },
    { type: 'Pass' },
    { type: 'Rule', allow: true, reason: '' },
  ];
  return commands.map((command) => ({ seat, command }));
}
