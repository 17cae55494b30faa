import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Edit } from '../kernel/index.js';
import { violation } from '../kernel/index.js';
import type { Table } from '../engine/index.js';
import { packageRoot } from '../rules-catalog/index.js';
import { TOY, type ToyCommand, type ToyEvent, type ToyState } from '../../test/toy/index.js';
import { runFiles } from './run-files.js';

const BASE = join(packageRoot(), 'test', 'toy', 'cases', 'duel.base.yaml');
const SUBMIT = 'Rita, command: { type: SubmitOrders, orders: [{ unit: guard, order: HOLD }] }';
const LOCK = 'Rita, command: { type: LockOrders }';

/** The toy's evolve, and what is done to the state it gives. */
const evolving = (bend: (state: ToyState) => object) => ({
  evolve: (state: ToyState, event: ToyEvent, edit: Edit) => bend(TOY.evolve(state, event, edit)) as ToyState,
});

/** The toy with another answer to closing a phase. */
const closing = (answer: ReturnType<typeof TOY.decide>) => ({
  decide: (command: ToyCommand, table: Table<ToyState, ToyEvent>) =>
    command.type === 'ClosePhase' ? answer : TOY.decide(command, table),
});

/** The toy, with another rule named for every event. */
const naming = (...because: readonly string[]) => ({
  decide: (command: ToyCommand, table: Table<ToyState, ToyEvent>) =>
    TOY.decide(command, { ...table, state: table.state, emit: (event) => table.emit(event, because) }),
});

let counted = 0;

describe('the laws of every ruleset', () => {
  const folder = mkdtempSync(join(tmpdir(), 'laws-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  async function run(bent: Partial<typeof TOY>, step: string, then = '{ over: false }') {
    const file = join(folder, 'one.yaml');
    const given = `{ base: ${BASE}, parameters: { handSize: 2 }, dice: [1, 1, 1, 1] }`;
    writeFileSync(
      file,
      `rule: TOY-ORD-01\ntitle: One\ngiven: ${given}\nwhen: [{ seat: ${step} }]\nthen: ${then}\n`,
    );
    const lines: string[] = [];
    const tally = await runFiles([file], [{ ...TOY, ...bent }], (line) => lines.push(line));
    return { tally, text: lines.join('\n') };
  }

  it.each([SUBMIT, LOCK])('hold for the toy: %s', async (step) => {
    expect(await run({}, step)).toMatchObject({ tally: { held: 1, failed: 0 } });
  });

  it.each([
    ['a Set in the state', evolving((state) => ({ ...state, seen: new Set([1]) })), LOCK, 'seen is a Set'],
    ['a Map in the state', evolving((state) => ({ ...state, a: [new Map()] })), LOCK, 'a.0 is a Map'],
    ['undefined in the state', evolving((state) => ({ ...state, x: undefined })), LOCK, 'x is undefined'],
    ['a number that is none', evolving((state) => ({ ...state, x: { y: NaN } })), LOCK, 'x.y is NaN'],
    [
      'an evolve that changes what it is given',
      {
        evolve: (state: ToyState, event: ToyEvent, edit: Edit) => {
          if (event.type !== 'toy.OrdersLocked') return TOY.evolve(state, event, edit);
          (state.locked as string[]).push(event.data.seat);
          return state;
        },
      },
      LOCK,
      'toy.OrdersLocked: Cannot add property',
    ],
    [
      'an evolve that gives something else each time',
      evolving((state) => ({ ...state, round: state.round, again: (counted += 1) })),
      LOCK,
      'folding the events gives another state',
    ],
    [
      'books that do not balance',
      { balances: () => ({ 'SUPPLY:seat-1': 9 }) },
      LOCK,
      'SUPPLY:seat-1: postings 2',
    ],
    ['a rule that nobody knows', naming('TOY-ORD-99'), LOCK, 'toy.OrdersLocked names TOY-ORD-99'],
    ['an outcome without a rule', naming(), LOCK, 'toy.OrdersLocked names no rule'],
    [
      'a duty by a rule that nobody knows',
      { due: (state: ToyState) => TOY.due(state).map((each) => ({ ...each, rule: 'TOY-ORD-98' })) },
      LOCK,
      'due ORDERS_MISSING names TOY-ORD-98',
    ],
    [
      'hands that everybody sees',
      {
        redact: (state: ToyState, viewer: Parameters<typeof TOY.redact>[1]) =>
          viewer.kind === 'public' ? state : TOY.redact(state, viewer),
      },
      LOCK,
      'everybody sees .hands.seat-1[0], seat-2 does not',
    ],
    [
      'a seat that sees more than the arbiter',
      {
        redact: (state: ToyState, viewer: Parameters<typeof TOY.redact>[1]) =>
          TOY.redact(
            state,
            viewer.kind === 'seat' && viewer.role === 'arbiter' ? { kind: 'public' } : viewer,
          ),
      },
      LOCK,
      'seat-1 sees .hands.seat-1[0], the arbiter does not',
    ],
    [
      'a seat that sees more than the arbiter, while sheets are sealed from him',
      {
        redact: (state: ToyState, viewer: Parameters<typeof TOY.redact>[1]) =>
          TOY.redact(
            state,
            viewer.kind === 'seat' && viewer.role === 'arbiter' ? { kind: 'public' } : viewer,
          ),
      },
      SUBMIT,
      'seat-1 sees .hands.seat-1[0], the arbiter does not',
    ],
    [
      'options that are open and refused',
      {
        options: (...asked: Parameters<typeof TOY.options>) =>
          TOY.options(...asked)?.map((each) => ({ ...each, barred: [] })) ?? null,
      },
      LOCK,
      'is open; it is refused TOY-ORD-01 ORDERS_LOCKED',
    ],
    [
      'options that are barred and accepted',
      {
        options: (...asked: Parameters<typeof TOY.options>) =>
          TOY.options(...asked)?.map((each) => ({ ...each, barred: [violation('TOY-ORD-02', 'NO')] })) ??
          null,
      },
      SUBMIT,
      'is barred by TOY-ORD-02 NO; it is accepted',
    ],
    [
      'a phase that cannot be closed though nobody is waited for',
      { ...closing([violation('TOY-ORD-01', 'NO')]), due: () => [] },
      LOCK,
      'the phase ORDERS cannot be closed, and nobody is waited for',
    ],
    [
      'a phase that cannot be closed for another reason than that somebody is waited for',
      closing([violation('TOY-ORD-01', 'NO')]),
      LOCK,
      'the phase ORDERS cannot be closed, and the refusal names nobody who is waited for',
    ],
    ['a turn that never ends', closing([]), LOCK, 'turn 1 of the position does not end in 100 closings'],
  ])('are broken by %s', async (_, bent, step, said) => {
    const { tally, text } = await run(bent as Partial<typeof TOY>, step);
    expect(text).toContain(said);
    expect(tally).toEqual({ held: 0, failed: 1 });
  });

  it('are broken by a refusal that names no rule of the ruleset', async () => {
    const bent = { decide: () => [violation('TOY-ORD-97', 'NO')] };
    const { text } = await run(bent as never, LOCK, '{ refusals: [TOY-ORD-97] }');
    expect(text).toContain('refusal NO names TOY-ORD-97');
  });
});
