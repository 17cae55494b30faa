import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCases } from '../src/conformance/index.js';
import {
  choice,
  flat,
  id,
  list,
  named,
  oneOfThese,
  optional,
  record,
  said,
  table,
  tagged,
  whole,
  words,
} from '../src/kernel/index.js';
import { TOY } from '../test/toy/index.js';
import { pagesOf } from './reference/pages.js';

const code = words('OrderCode', 'What a unit does.', { ADVANCE: 'It goes on.', HOLD: 'It stays.' });
const unit = record({ unit: said('Which unit.', id), haste: said('How fast.', optional(whole(1, 3))) });
const order = named(
  'UnitOrder',
  'An order of a unit.',
  flat('order', said('What it does.', code), choice('order', { ADVANCE: unit, HOLD: unit })),
);
const stand = named(
  'Stand',
  'A unit on the line.',
  record({ id, seat: id, cell: whole(), strength: whole() }),
);
const RULESET = {
  ...TOY,
  inputs: {
    orders: oneOfThese({
      sheet: said(
        'The sheet (TOY-ORD-02).',
        tagged('type', 'SubmitOrders', record({ orders: said('The orders.', list(order)) })),
      ),
    }),
    battleResult: null,
    position: named(
      'Position',
      'A line-up.',
      record({
        units: said('Who stands where.', list(stand)),
        supply: table(whole()),
      }),
    ),
    common: {
      withdrawOrders: null,
      lockPhase: { type: 'LockOrders' },
      unlockPhase: null,
      closePhase: null,
      confirmBattle: null,
      disputeBattle: null,
    },
  },
};

const CASES = `
given:
  ruleset: toy
  seats: [Rita, Bob]
  parameters: { length: 5, handSize: 0 }
  position:
    units: [{ id: guard, seat: seat-1, cell: 1, strength: 3 }, { id: raiders, seat: seat-2, cell: 3, strength: 2 }]
    supply: { seat-1: 2, seat-2: 1 }
cases:
  - rule: TOY-ORD-01
    title: Locked
    when: [{ seat: Rita, command: { type: LockOrders } }]
    then: { events: [OrdersLocked] }
  - rule: TOY-ORD-02
    title: Two orders
    when:
      - seat: Bob
        command: { type: SubmitOrders, orders: [{ unit: raiders, order: HOLD }] }
      - seat: Rita
        command: { type: SubmitOrders, orders: [{ unit: guard, order: HOLD }, { unit: guard, order: HOLD }] }
    then: { refusals: [TOY-ORD-02] }
`;

describe('the pages of reference', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reference-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  let pages: ReadonlyMap<string, string>;
  beforeAll(async () => {
    const file = join(folder, 'one.yaml');
    writeFileSync(file, CASES);
    pages = await pagesOf({
      ruleset: RULESET,
      cases: readCases(file).cases,
      shapes: {
        events: { 'toy.OrdersLocked': { members: { seat: 'string' } } },
        parts: { Order: { members: { unit: 'string' } } },
      },
      chapterOf: (type) => (type === 'toy.OrdersLocked' ? 'orders' : 'others'),
    });
  });

  it.each([
    ['README.md', '[SubmitOrders](commands.md#submitorders)'],
    ['README.md', '[OrdersLocked](events-orders.md#orderslocked)'],
    // A command: its sentence, where the API takes it, its members, its rules, its shortest example.
    ['commands.md', '## SubmitOrders\n\nThe sheet (TOY-ORD-02).\n\nAPI: `orders.sheet`'],
    ['commands.md', '- `orders` (list: [UnitOrderInput]): The orders.'],
    ['commands.md', '{ type: SubmitOrders, orders: [ { unit: raiders, order: HOLD } ] }'],
    ['commands.md', '## LockOrders\n\nAPI: `lockPhase`\n\nRules: TOY-ORD-01'],
    ['commands.md', '[UnitOrderInput]: orders.md#unitorderinput'],
    // An order: its words, members with types and bounds, and an example of each word that a case gives.
    ['orders.md', '## UnitOrderInput\n\nAn order of a unit.\n\n- `order: ADVANCE`, `order: HOLD`'],
    ['orders.md', '  - `unit` (id): Which unit.\n  - `haste` (whole number 1…3, may be left out): How fast.'],
    ['orders.md', '`order: HOLD`\n\nRules: TOY-ORD-02\n\n```yaml\n{ unit: guard, order: HOLD }\n```'],
    ['words.md', '## OrderCode\n\nWhat a unit does.\n\n- `ADVANCE`: It goes on.\n- `HOLD`: It stays.'],
    ['position.md', '## PositionInput\n\nA line-up.\n\n- `units` (list: [StandInput]): Who stands where.'],
    ['position.md', '## StandInput\n\nA unit on the line.'],
    ['house-rules.md', '## length\n'],
    ['house-rules.md', '{ length: 5 }'],
    // An event: its sentence as it happened, its members, why, and how it is stored.
    ['events-orders.md', '## OrdersLocked\n\nE.g. “OrdersLocked {"seat":"seat-1"}”\n\n- `seat`: `string`'],
    ['events-orders.md', 'Rules: TOY-ORD-01'],
    ['events-orders.md', '{ type: toy.OrdersLocked, data: { seat: seat-1 } }'],
    ['events-others.md', '## LockAsked\n\nE.g. “'],
    ['events-others.md', '## BattleFought\n\nNo case shows it yet.'],
    ['event-parts.md', '## Order\n\n- `unit`: `string`'],
  ])('%s has %j', (page, text) => {
    expect(pages.get(page)).toContain(text);
  });

  it('have every type of event once', () => {
    const headings = [...pages].flatMap(([file, text]) =>
      file.startsWith('events-') ? [...text.matchAll(/^## (\w+)$/gm)].map(([, name]) => `toy.${name}`) : [],
    );
    expect(headings.toSorted()).toEqual(RULESET.eventTypes.toSorted());
  });
});
