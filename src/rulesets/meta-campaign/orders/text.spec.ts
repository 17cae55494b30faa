import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { completed, fits } from '../../../kernel/index.js';
import { order as shape, type Order } from './orders.js';
import { printOrder } from './printing.js';
import { readOrder } from './text.js';

const FOLDER = join(import.meta.dirname, '..');

/** A drop of nobody can be said as data alone, and is refused (EDCU-DRP-01). */
const dropsNobody = ({ action }: Order): boolean => action?.name === 'PARADROP' && action.units.length === 0;

/** Every order that is given in some case of the ruleset, and has the form of one. */
function ordersIn(value: unknown): readonly Order[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = value as Readonly<Record<string, unknown>>;
  const { type, order } = own as { readonly type?: unknown; readonly order?: unknown };
  const given =
    (type === 'SubmitOrder' || type === 'SubmitGmOrder') &&
    typeof order === 'object' &&
    fits(shape, completed(shape, order as never))
      ? [completed(shape, order as never) as Order]
      : [];
  return [...given, ...Object.values(own).flatMap(ordersIn)];
}

const ORDERS = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((each) => each.endsWith('.yaml'))
  .flatMap((each) => [...parseAllDocuments(readFileSync(join(FOLDER, each), 'utf8'))])
  .flatMap((each) => ordersIn(each.toJS()))
  .filter((each) => !dropsNobody(each));

const UNIT = { hex: '0,0', fs: 5, energy: 6, uses: { smokeLaunchers: 2 } };

const text = (changes: Readonly<Record<string, string | null>> = {}): string =>
  Object.entries({
    Unit: 'inf',
    Hex: '0,0',
    FS: '5',
    Energy: '6',
    Movement: '0,-1 0,-2; double time',
    Facing: 'N',
    Ability: 'n/a',
    Action: 'Attack; weapon rifle; unit h1',
    Equipment: '',
    ...changes,
  })
    .filter(([, value]) => value !== null)
    .map(([field, value]) => `${field}: ${value}`)
    .join('\n');

const faultsOf = (said: string) => {
  const read = readOrder(said);
  return 'faults' in read ? read.faults.map(({ code, params }) => ({ code, ...params })) : [];
};

it('reads what it has printed, of every order in the cases', () => {
  expect(ORDERS.length).toBeGreaterThan(150);
  for (const each of ORDERS) {
    const read = readOrder(printOrder(each, { id: each.unit, ...UNIT }));
    const { figures: _, ...said } = each;
    if (!('order' in read)) throw new Error(JSON.stringify(read.faults));
    const { figures, ...again } = read.order;
    expect(again).toEqual(said);
    expect(figures).toEqual({ hex: '0,0', fs: 5, energy: 6, equipment: { smokeLaunchers: 2 } });
  }
});

it('reads the nine fields as people write them', () => {
  expect(
    readOrder(
      text({ Ability: 'smoke; timing after movement', Action: 'melee_assault; hex 0,-2; weapon knives' }),
    ),
  ).toEqual({
    order: {
      unit: 'inf',
      figures: { hex: '0,0', fs: 5, energy: 6 },
      movement: {
        kind: 'MOVE',
        path: ['0,-1', '0,-2'],
        boarding: [],
        doubleTime: true,
        leaveStructure: false,
        attempt: false,
      },
      facing: 'N',
      actionFirst: false,
      ability: { name: 'SMOKE', timing: 'AFTER_MOVEMENT' },
      action: { name: 'MELEE_ASSAULT', hex: '0,-2', weapon: 'knives' },
    },
  });
});

it('puts an action first that is said to be', () => {
  const read = readOrder(text({ Action: 'Attack; weapon rifle; unit h1; first' }));
  if (!('order' in read)) throw new Error(JSON.stringify(read.faults));
  expect(read.order.actionFirst).toBe(true);
  expect(readOrder(printOrder(read.order, { id: 'inf', ...UNIT }))).toMatchObject({
    order: { actionFirst: true, action: read.order.action },
  });
});

it('says where it cannot read on, what was expected there, and what may have been meant', () => {
  expect(faultsOf(text({ Action: 'Atack; weapon rifle' }))).toEqual([
    { code: 'UNKNOWN_NAME', line: 8, column: 9, expected: 'a name', found: 'Atack', didYouMean: 'ATTACK' },
  ]);
  expect(faultsOf(text({ Action: 'Attack; wepon rifle' }))).toMatchObject([
    { code: 'UNKNOWN_MEMBER', line: 8, column: 17, found: 'wepon', didYouMean: 'weapon' },
  ]);
  expect(faultsOf(text({ Facing: null }))).toEqual([
    { code: 'FIELD_MISSING', line: 1, column: 1, expected: 'Facing', found: '' },
  ]);
  expect(faultsOf(`${text()}\nMoral: high`)).toMatchObject([
    { code: 'UNKNOWN_FIELD', line: 10, column: 1, found: 'Moral' },
  ]);
  expect(faultsOf(`${text()}\nUnit: tank`)).toMatchObject([{ code: 'FIELD_TWICE', line: 10 }]);
  expect(faultsOf(text({ Facing: 'West' }))).toMatchObject([{ line: 6, column: 9 }]);
  expect(faultsOf(text({ FS: 'many' }))).toMatchObject([{ line: 3, column: 5 }]);
});
