import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../rules-catalog/index.js';
import { PLANETARY } from '../rulesets/planetary/index.js';
import { TOY } from '../../test/toy/index.js';
import { runFiles } from './run-files.js';

const DUEL = join(packageRoot(), 'test', 'toy', 'cases', 'duel.base.yaml');
const ARMIES = join(packageRoot(), 'src', 'rulesets', 'planetary', 'cases', 'armies.base.yaml');

describe('a case that says what means nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'strict-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  async function run(files: Readonly<Record<string, string>>) {
    const place = mkdtempSync(join(folder, 'case-'));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(place, name), text);
    const lines: string[] = [];
    const tally = await runFiles([place], [TOY, PLANETARY], (line) => lines.push(line));
    return { tally, text: lines.join('\n') };
  }
  const runOne = (text: string) => run({ 'one.yaml': text });

  const duel = (step: string, then: string) => `rule: TOY-ORD-01
title: One
given: { base: ${DUEL} }
when:
  - ${step}
then:
  ${then}
`;
  const LOCK = '{ seat: Rita, command: { type: LockOrders } }';
  const armies = (given: string, when: string, then: string) => `rule: PLN-GEN-12
title: One
given:
  base: ${ARMIES}
  ${given}
when:
  - ${when}
then:
  ${then}
`;
  const BUILD = 'changes: { phase: BUILD }';
  const LOCK_PHASE = '{ seat: seat-1, command: { type: LockPhase } }';

  it.each([
    ['an unknown type in noEvents', duel(LOCK, 'noEvents: [OrdersLokced]'), 7, 'type of event OrdersLokced'],
    ['an unknown type in events', duel(LOCK, 'events: [OrdersLokced]'), 7, 'type of event OrdersLokced'],
    [
      'an unknown type in what a seat does not see',
      duel(LOCK, 'seenBy: { Bob: { noEvents: [LockAskd] } }'),
      7,
      'type of event LockAskd',
    ],
    ['an unknown root in absent', duel(LOCK, 'absent: [unts.guard]'), 7, 'member of the state unts'],
    ['an unknown root in state', duel(LOCK, 'state: { unts.guard: 1 }'), 7, 'member of the state unts'],
    ['an unknown root in views', duel(LOCK, 'views: { bord.turn: 1 }'), 7, 'member of the views bord'],
    [
      'an unknown command',
      duel('{ seat: Rita, command: { type: LookOrders } }', 'over: false'),
      5,
      'there is no type LookOrders',
    ],
    [
      'an unknown word in a command',
      duel('{ seat: Rita, command: { type: LockOrders, phase: ORDERS } }', 'over: false'),
      5,
      'there is no member phase',
    ],
    [
      'an unknown word in a command that is refused',
      duel('{ seat: Rita, command: { type: Pass, sulking: true } }', 'refusals: [TOY-ACT-02]'),
      5,
      'there is no member sulking',
    ],
    [
      'an unknown order',
      duel(
        '{ seat: Rita, command: { type: SubmitOrders, orders: [{ unit: guard, order: JUMP }] } }',
        'over: false',
      ),
      5,
      'orders.0.order JUMP',
    ],
    [
      'an order that nobody has',
      duel(LOCK, 'options: { Bob: { raiders: { hasNot: [JUMP] } } }'),
      7,
      'order JUMP',
    ],
    ['an unknown seat', duel('{ seat: Nobody, command: { type: Pass } }', 'over: false'), 5, 'seat Nobody'],
    ['an unknown seat that sees', duel(LOCK, 'seenBy: { Nobody: { absent: [units.x] } }'), 7, 'seat Nobody'],
    [
      'an unknown house rule',
      duel(LOCK, 'over: false').replace(' }\nwhen', ', parameters: { lenght: 5 } }\nwhen'),
      3,
      'house rule lenght',
    ],
    [
      'a place that a list has not',
      duel(LOCK, 'over: false').replace(' }\nwhen', ", changes: { 'units[7].cell': 5 } }\nwhen"),
      3,
      'no such element in a list of 2',
    ],
    [
      'a key into a list',
      duel(LOCK, 'over: false').replace(' }\nwhen', ', changes: { units.guard.cell: 5 } }\nwhen'),
      3,
      'no such element in a list of 2',
    ],
    [
      'an unknown word in a change',
      armies('changes: { phase: BUILD, hexs.3: 1 }', LOCK_PHASE, 'over: false'),
      5,
      'there is no member hexs',
    ],
    [
      'an unknown word in a position',
      armies('changes: { phase: BUILD, detachments: [{ id: a, ownr: seat-1 }] }', LOCK_PHASE, 'over: false'),
      5,
      'there is no member detachments.0.ownr',
    ],
    [
      'an unknown word in an event',
      armies(BUILD, LOCK_PHASE, 'events: [{ type: PhaseLocked, with: { seet: seat-1 } }]'),
      9,
      'there is no member of PhaseLocked: seet',
    ],
    [
      'an unknown word in a part of an event',
      armies(BUILD, LOCK_PHASE, 'events: [{ type: BattleCreated, with: { battle: { attaker: {} } } }]'),
      9,
      'there is no member of BattleCreated: battle.attaker',
    ],
    ['a thing in absent that there never was', duel(LOCK, 'absent: [units.gaurd]'), 7, 'thing called gaurd'],
    [
      'such a thing in what a seat does not see',
      duel(LOCK, 'seenBy: { Bob: { absent: [units.gaurd] } }'),
      7,
      'thing called gaurd',
    ],
    ['an account of nothing', duel(LOCK, 'balances: { TYPO: 0 }'), 7, 'thing called TYPO'],
    [
      'an account of a thing that there never was',
      armies(BUILD, LOCK_PHASE, "balances: { 'VP:seat-one': 0 }"),
      9,
      'thing called seat-one',
    ],
    [
      'an unknown member deep in absent',
      armies(BUILD, LOCK_PHASE, 'absent: [players.seat-1.movingCaptial]'),
      9,
      'member of the state movingCaptial',
    ],
    [
      'an unknown member by which an element is chosen',
      armies(BUILD, LOCK_PHASE, "absent: ['treaties[palyers=seat-1]']"),
      9,
      'member of the state palyers',
    ],
    [
      'an unknown member deep in state',
      armies(BUILD, LOCK_PHASE, 'state: { players.seat-1.vpp: 0 }'),
      9,
      'member of the state vpp',
    ],
    [
      'a member of what has none',
      armies(BUILD, LOCK_PHASE, 'absent: [players.seat-1.vp.last]'),
      9,
      'last is asked of a value without members',
    ],
  ])('is told %s with its line', async (_, text, line, said) => {
    const { tally, text: told } = await runOne(text);
    expect(tally).toEqual({ held: 0, failed: 1 });
    expect(told).toContain(`one.yaml:${line} `);
    expect(told).toContain(said);
    expect(told).not.toMatch(/\n\s+at |is not a function|Cannot read/);
  });

  it('is told the line of the base file that it stands in', async () => {
    const base = `base: ${DUEL}\nparameters:\n  lenght: 5\n`;
    const { text } = await run({
      'one.base.yaml': base,
      'one.yaml': `rule: TOY-ORD-01\ntitle: T\ngiven: { base: one.base.yaml }\nthen: { over: false }\n`,
    });
    expect(text).toContain('one.base.yaml:3 given.parameters.lenght');
  });

  it('may say that a bad command is refused', async () => {
    const jump = '{ seat: Rita, command: { type: SubmitOrders, orders: [{ unit: guard, order: JUMP }] } }';
    const { tally } = await runOne(
      duel(jump, 'refusals: [{ rule: TOY-ORD-02, code: NO_SUCH_ORDER, path: [orders, 0, order] }]'),
    );
    expect(tally).toEqual({ held: 1, failed: 0 });
    const without = '{ seat: Rita, command: { type: Attack, unit: guard, no: 1 } }';
    const missing = 'refusals: [{ rule: TOY-BTL-01, code: MISSING, path: [target] }]';
    expect((await runOne(duel(without, missing))).tally).toEqual({ held: 1, failed: 0 });
  });

  it('may leave `then` to its last command', async () => {
    const text = duel('{ seat: Rita, command: { type: LockOrders }, then: { events: [OrdersLocked] } }', 'X');
    const without = text.slice(0, text.indexOf('then:\n'));
    expect((await runOne(without)).tally).toEqual({ held: 1, failed: 0 });
    const wrong = without.replace('[OrdersLocked]', '[]');
    expect((await runOne(wrong)).tally).toEqual({ held: 0, failed: 1 });
    const silent = without.replace(', then: { events: [OrdersLocked] }', '');
    expect((await runOne(silent)).text).toContain('needs `then`');
  });

  it('holds that an account without a posting is empty', async () => {
    expect((await runOne(duel(LOCK, 'balances: { XP:guard: 0 }'))).tally.held).toBe(1);
    expect((await runOne(duel(LOCK, 'balances: { XP:guard: 1 }'))).tally.failed).toBe(1);
  });

  it('is told alone: other files are run, whatever is the matter with one', async () => {
    const good = duel(LOCK, 'events: [OrdersLocked]');
    const place = mkdtempSync(join(folder, 'many-'));
    mkdirSync(join(place, 'folder.yaml'));
    for (const [name, text] of Object.entries({
      'alias.yaml': 'rule: A\ntitle: *nobody\n',
      'merge.yaml': 'rule: A\ntitle: T\ngiven: { <<: 3 }\nthen: { over: true }\n',
      'base.yaml': `rule: A\ntitle: T\ngiven: { base: folder.yaml }\nthen: { over: true }\n`,
      'empty.yaml': '# nothing\n',
      'good.yaml': good,
    })) {
      writeFileSync(join(place, name), text);
    }
    const lines: string[] = [];
    const tally = await runFiles([place], [TOY], (line) => lines.push(line));
    expect(tally.held).toBe(1);
    for (const name of ['alias', 'merge', 'folder', 'empty']) {
      expect(lines.join('\n')).toMatch(new RegExp(`✗ \\S*${name}\\.yaml:\\d+ `));
    }
  });
});
