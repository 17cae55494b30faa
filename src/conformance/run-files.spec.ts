import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../rules-catalog/index.js';
import { TOY } from '../../test/toy/index.js';
import { runFiles, type RunOptions } from './run-files.js';

const BASE = join(packageRoot(), 'test', 'toy', 'cases', 'duel.base.yaml');

describe('runFiles', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cases-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  async function run(text: string, options?: RunOptions) {
    const file = join(folder, 'one.yaml');
    writeFileSync(file, text);
    const lines: string[] = [];
    const tally = await runFiles([file], [TOY], (line) => lines.push(line), options);
    return { tally, text: lines.join('\n') };
  }

  const holding = (then: string, when = '- { seat: Rita, command: { type: LockOrders } }') => `
rule: TOY-ORD-01
title: One
given: { base: ${BASE} }
when:
  ${when}
then: ${then}
`;

  it('counts what holds', async () => {
    const { tally, text } = await run(holding('{ events: [OrdersLocked] }'));
    expect(tally).toEqual({ held: 1, failed: 0 });
    expect(text).toContain('✓ TOY-ORD-01 One');
  });

  it('names the case, its rule and place, what was expected and what was found', async () => {
    const { tally, text } = await run(
      holding('{ state: { units.guard.cell: 4 }, moment: { turn: 2, phase: ORDERS } }'),
    );
    expect(tally).toEqual({ held: 0, failed: 1 });
    expect(text).toMatch(/✗ \S*one\.yaml:2 TOY-ORD-01 One/);
    expect(text).toMatch(/state units\.guard\.cell\n {2}- Expected: 4\n {2}\+ Found: 1\n/);
    expect(text).toMatch(/moment\n[\s\S]*-\s+"turn": 2,\n\s+\+\s+"turn": 1,/);
  });

  it.each([
    ['an event too many', '{ events: [] }', 'OrdersLocked'],
    ['an event too few', '{ events: [OrdersLocked, OrdersRevealed] }', 'OrdersRevealed'],
    ['events in another order', '{ events: { contains: [OrdersRevealed, OrdersLocked] } }', 'in this order'],
    ['other data', '{ events: [{ type: OrdersLocked, data: { seat: seat-2 } }] }', 'seat-2'],
    ['data with more fields', '{ events: [{ type: OrdersLocked, data: {} }] }', '"seat": "seat-1"'],
    ['another cause', '{ events: [{ type: OrdersLocked, because: [TOY-ORD-02] }] }', 'TOY-ORD-02'],
    ['an event that should not be', '{ noEvents: [OrdersLocked] }', 'no event OrdersLocked'],
    ['a refusal that does not come', '{ refusals: [TOY-ORD-01] }', '"kind": "accepted"'],
    ['rolls that are not needed', '{ rollsNeeded: [{ rule: TOY-ORD-01 }] }', 'rollsNeeded'],
    ['a wrong balance', '{ balances: { SUPPLY:seat-1: 3 } }', 'balance SUPPLY:seat-1'],
    ['something that should not be', '{ absent: [units.guard] }', 'absent units.guard'],
    ['a wrong duty', '{ due: { seat-1: [ORDERS_MISSING] } }', 'due seat-1'],
    ['an option that is not there', '{ options: { Rita: { guard: { has: [ATTACK] } } } }', 'guard: has'],
    [
      'an option that is barred',
      "{ options: { Rita: { guard: { has: [{ order: ADVANCE, target: '2' }] } } } }",
      'ORDERS_LOCKED',
    ],
    [
      'another reason',
      '{ options: { Rita: { guard: { has: [{ order: HOLD, barred: [TOY-ORD-02] }] } } } }',
      'TOY-ORD-01',
    ],
    ['a reason too few', '{ options: { Rita: { guard: { has: [HOLD] } } } }', 'TOY-ORD-01'],
    ['an option too many', '{ options: { Bob: { raiders: { hasNot: [HOLD] } } } }', 'hasNot "HOLD"'],
    [
      'an option with another figure',
      "{ options: { Bob: { raiders: [{ order: ADVANCE, target: '4' }] } } }",
      'raiders',
    ],
    ['options in another order', '{ options: { Bob: { raiders: [RETIRE, HOLD, ADVANCE] } } }', 'raiders'],
    ["options of another's unit", '{ options: { Bob: { guard: [] } } }', 'options Bob guard'],
    ["a unit of one's own without options", '{ options: { Bob: { raiders: null } } }', 'options Bob raiders'],
    ['a campaign that goes on', '{ over: true }', 'over'],
    [
      'a viewer who sees too much',
      '{ seenBy: { Bob: { noEvents: [OrdersLocked] } } }',
      'seenBy Bob: no event',
    ],
    ['a wrong view', "{ views: { 'standings.seats[seat=seat-1].total': 7 } }", 'view standings'],
  ])('fails on %s', async (_, then, said) => {
    const { tally, text } = await run(holding(then));
    expect(tally.failed).toBe(1);
    expect(text).toContain(said);
  });

  it.each([
    [
      'a refusal that nobody expected',
      'Bob, command: { type: Attack, unit: raiders, target: guard }',
      'WRONG_PHASE',
    ],
    ['dice that nobody throws', 'Rita, command: { type: LockOrders }, dice: [3]', 'diceLeftOver'],
    [
      'dice for a roll that nobody throws',
      'Rita, command: { type: LockOrders }, dice: [{ rule: X-1, purpose: p, subject: s, faces: [1] }]',
      'UNUSED_DICE',
    ],
    ['dice that are missing', 'arbiter, command: { type: ClosePhase }', 'rollsNeeded'],
    ['a seat that does not exist', 'Nobody, command: { type: LockOrders }', 'there is no seat Nobody'],
  ])('fails on %s', async (_, step, said) => {
    const { tally, text } = await run(holding('{ over: false }', `- { seat: ${step} }`));
    expect(tally.failed).toBe(1);
    expect(text).toContain(said);
  });

  it('fails on a refusal with another code, path or figure', async () => {
    const attack = '- { seat: Rita, command: { type: Attack, unit: guard, target: raiders } }';
    const right = '{ rule: TOY-ACT-02, code: WRONG_PHASE, path: [], params: { phase: ORDERS } }';
    expect((await run(holding(`{ refusals: [${right}] }`, attack))).tally.held).toBe(1);
    for (const wrong of [
      right.replace('WRONG_PHASE', 'LATE'),
      right.replace('[]', '[unit]'),
      right.replace('phase: ORDERS', 'phase: ACTIONS'),
      `${right}, TOY-ORD-01`,
    ]) {
      expect((await run(holding(`{ refusals: [${wrong}] }`, attack))).tally.failed).toBe(1);
    }
  });

  it.each(['seenBy: { arbiter: { noEvents: [LockAsked] } }', 'noEvents: [LockAsked]'])(
    'fails on an input that should not be seen: %s',
    async (then) => {
      const { tally, text } = await run(holding(`{ ${then} }`));
      expect(tally.failed).toBe(1);
      expect(text).toContain('no event LockAsked');
    },
  );

  it('fails on what nobody should be told where somebody is, or where it does not happen', async () => {
    const lines = await run(holding('{ seenBy: { nobody: { events: { contains: [OrdersLocked] } } } }'));
    expect(lines.text).toContain('told to somebody');
    const never = await run(holding('{ seenBy: { nobody: { events: { contains: [UnitMoved] } } } }'));
    expect(never.text).toContain('seenBy nobody: events');
    const state = await run(holding('{ seenBy: { nobody: { state: { turn: 1 } } } }'));
    expect(state.text).toContain('nobody has events only');
  });

  const TWO_CASES = `
- rule: TOY-ORD-01
  title: Wrong
  given: { base: ${BASE} }
  when: [{ seat: Rita, command: { type: LockOrders } }]
  then: { over: true }
- rule: TOY-ACT-02
  title: Right
  given: { base: ${BASE} }
  when: [{ seat: Rita, command: { type: LockOrders } }]
  then: { over: false }
`;

  it('prints what fails after everything that holds', async () => {
    const { text } = await run(TWO_CASES);
    expect(text).toMatch(/^✓ TOY-ACT-02 Right\n✗ \S+ TOY-ORD-01 Wrong\n[\s\S]*\n1 held, 1 failed$/);
  });

  it('says nothing of what holds where it is asked to be quiet', async () => {
    const { text, tally } = await run(TWO_CASES, { quiet: true });
    expect(tally).toEqual({ held: 1, failed: 1 });
    expect(text).not.toContain('Right');
    expect(text).toContain('Wrong');
  });

  it.each([
    ['TOY-ACT-02', { held: 1, failed: 0 }],
    ['TOY-ACT', { held: 1, failed: 0 }],
    ['TOY', { held: 1, failed: 1 }],
    // No rule and no chapter: a part of a word.
    ['TOY-A', { held: 0, failed: 1 }],
    ['TOY-ACT-03', { held: 0, failed: 1 }],
  ])('runs the cases of %s alone', async (rule, expected) => {
    expect((await run(TWO_CASES, { rule })).tally).toEqual(expected);
  });

  it('knows the rules that a case may name', async () => {
    const { text } = await run(holding('{ over: false }').replace('rule: TOY-ORD-01', 'rule: TOY-ORD-99'));
    expect(text).toContain('TOY-ORD-99');
    expect(text).toContain('rule ids that the ruleset knows');
  });

  it.each([
    [
      'an unknown word',
      '\nrule: A\ntitle: T\nthen: { over: true }\nwhenn: []\n',
      'one.yaml:2 Unrecognized key: "whenn"',
    ],
    [
      'an expectation of a wrong type',
      '\nrule: A\ntitle: T\nthen:\n  over: true\n  moment: { turn: one, phase: X }\n',
      'one.yaml:6 then.moment.turn: ',
    ],
    ['an empty expectation', '\nrule: A\ntitle: T\nthen: {}\n', 'one.yaml:4 then: says nothing'],
    ['no rule', 'title: T\nthen: { over: true }\n', 'one.yaml:1 needs `rule` or `rules`'],
    [
      'a mistake deep in a list',
      'given: {}\ncases:\n  - rule: A\n    title: T\n    then:\n      events:\n        - { type: X, becuse: [] }\n',
      'one.yaml:7 ',
    ],
    ['broken YAML', 'rule: A\ntitle: [\n', 'one.yaml:3 '],
    [
      'a base that is missing',
      'rule: A\ntitle: T\ngiven: { base: no.base.yaml }\nthen: { over: true }\n',
      'one.yaml:1 there is no base no.base.yaml',
    ],
  ])('says where a file has %s', async (_, text, said) => {
    const result = await run(text);
    expect(result.tally.failed).toBeGreaterThan(0);
    expect(result.text).toContain(said);
  });

  it('fails on paths without cases', async () => {
    const empty = join(folder, 'empty');
    mkdirSync(empty);
    const lines: string[] = [];
    const tally = await runFiles([empty, join(folder, 'none.yaml')], [TOY], (line) => lines.push(line));
    expect(tally).toEqual({ held: 0, failed: 2 });
  });

  it('fails when the books do not balance or a replay differs, whatever the case is about', async () => {
    const file = join(folder, 'one.yaml');
    writeFileSync(file, holding('{ over: false }'));
    const lines: string[] = [];
    const crooked = { ...TOY, balances: () => ({ 'SUPPLY:seat-1': 2, 'SUPPLY:seat-2': 99 }) };
    const tally = await runFiles([file], [crooked], (line) => lines.push(line));
    expect(tally.failed).toBe(1);
    expect(lines.join('\n')).toContain('SUPPLY:seat-2: postings 1, balance 99');
  });
});
