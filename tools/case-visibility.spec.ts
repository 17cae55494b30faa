import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../src/rules-catalog/index.js';
import { TOY } from '../test/toy/index.js';
import { measureVisibility } from './case-visibility.js';

const BASE = join(packageRoot(), 'test', 'toy', 'cases', 'duel.base.yaml');
const SUBMIT = '{ seat: Rita, command: { type: SubmitOrders, orders: [{ unit: guard, order: HOLD }] } }';
const LOCK = '{ seat: Rita, command: { type: LockOrders } }';

describe('measureVisibility', () => {
  const folder = mkdtempSync(join(tmpdir(), 'visibility-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  async function measure(when: string, then: string, after = '[]') {
    const given = `{ base: ${BASE}, after: ${after} }`;
    const text = `rule: TOY-ORD-01\ntitle: One\ngiven: ${given}\nwhen: [${when}]\nthen: ${then}\n`;
    writeFileSync(join(folder, 'one.yaml'), text);
    return measureVisibility(TOY, folder);
  }

  it('tells inputs that no case gives and outcomes that no case expects', async () => {
    const { types, unnamed } = await measure(SUBMIT, '{ over: false }');
    expect(types).toBe(TOY.eventTypes.length);
    expect(unnamed).toEqual(expect.arrayContaining(['OrdersSealed', 'LockAsked']));
    expect(unnamed).not.toContain('OrdersSubmitted');
    const named = await measure(SUBMIT, '{ events: { contains: [OrdersSealed] } }');
    expect(named.unnamed).not.toContain('OrdersSealed');
  });

  it('tells hidden events that no case keeps from anybody', async () => {
    const { unguarded } = await measure(SUBMIT, '{ events: [OrdersSealed] }');
    expect(unguarded).toEqual(['OrdersSubmitted', 'CardsDealt', 'OrdersSealed']);
    const kept = await measure(SUBMIT, '{ seenBy: { Bob: { noEvents: [OrdersSealed, OrdersSubmitted] } } }');
    expect(kept.unguarded).toEqual(['CardsDealt']);
  });

  it('takes nothing for held that did not happen', async () => {
    const then = '{ seenBy: { Bob: { noEvents: [OrdersSealed, OrdersSubmitted] } } }';
    const { unguarded } = await measure(LOCK, then, `[${SUBMIT}]`);
    expect(unguarded).toEqual(['OrdersSubmitted', 'CardsDealt', 'OrdersSealed']);
  });
});
