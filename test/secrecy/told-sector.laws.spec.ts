/** @rulesets ghost-of-war */
import { jest } from '@jest/globals';
import { form, give, opened, packOf, sheet, workOf, type Secret } from './three-worlds.js';
import { apart, closings, expectKept, expectTold, readersOf, type Step } from './told.js';

jest.setTimeout(900_000);

/** Two sheets of the Reavers, of which one is sealed. */
const SHEETS = [
  { order: 'SET_ACTIVITY', entity: 'reaver-foot', set: ['RECOVER'] },
  form('The Pack', 'reaver-foot', 'reaver-second'),
] as const;
const sealing =
  (order: object): Step =>
  (world) =>
    give(world, 'blue', sheet('reavers', order));

const outOfSight =
  (secret: Secret): Step =>
  async (world) => {
    await give(world, 'blue', packOf(secret));
    await give(world, 'green', workOf(secret));
  };

describe('in the sector nothing that leaves the service changes when only what its reader may not know changes', () => {
  it('a sheet that is sealed, until it is carried out; to the arbiter, too', async () => {
    const steps = (order: object) => [sealing(order), ...closings(2)];
    const told = await apart(SHEETS, [() => opened({ more: false }), steps]);
    expectKept(told.apart.slice(0, 1), ['blue']);
    // It is carried out: there was something here to be kept.
    expect(readersOf(told.apart.at(-1)!)).toEqual(expect.arrayContaining(['blue', 'arbiter']));
  });

  it('units, depots, groups, formations, journeys, projects and stocks of others, over rounds', async () => {
    const steps = (secret: Secret) => [outOfSight(secret), ...closings(2)];
    const told = await apart([{ more: false }, { more: true }], [opened, steps]);
    expectTold(told.last, 'turn 1 is over');
    expectKept(told.apart, ['blue', 'green', 'arbiter']);
    expect(readersOf(told.apart.at(-1)!)).toEqual(expect.arrayContaining(['blue', 'arbiter']));
  });
});
