/** @rulesets planetary */
import { jest } from '@jest/globals';
import { CLASH, HIDDEN, opened as atTheBorder, SHEETS } from './border-clash.js';
import { surely } from './story.js';
import { give, LESS, MORE, opened, type Secret } from './three-realms.js';
import { apart, closings, expectKept, expectTold, readersOf, type Step } from './told.js';

jest.setTimeout(900_000);

const sealing =
  (orders: object): Step =>
  (world) =>
    surely(world, 'blue', 'submitOrders', { commandId: 'blue-sheet', orders });
const locking: Step = (world) => surely(world, 'blue', 'lockPhase', { commandId: 'blue-lock' });

const outOfSight =
  ({ builds, deal }: Secret): Step =>
  async (world) => {
    await give(world, 'blue', { type: 'BuildBuilding', hex: '11,1', building: builds });
    await give(world, 'blue', { type: 'ProposeDeal', partner: 'seat-3', ...deal });
  };

describe('in the planetary campaign nothing that leaves the service changes when only what its reader may not know changes', () => {
  it('armies, stocks and buildings out of sight, through two turns that are reported', async () => {
    const told = await apart(HIDDEN, [atTheBorder, () => closings(5)]);
    expectTold(told.last, 'turn 2 is over');
    expectKept(told.apart, ['blue', 'arbiter']);
    expect(readersOf(told.apart.at(-1)!)).toEqual(expect.arrayContaining(['blue', 'arbiter']));
  });

  it('a sheet that is sealed and locked, until it is carried out; to the arbiter, too', async () => {
    const steps = (orders: object) => [sealing(orders), locking, ...closings(2)];
    const told = await apart(SHEETS, [() => atTheBorder(CLASH), steps]);
    expectTold(told.last, 'is closed');
    expectKept(told.apart.slice(0, 2), ['blue']);
    // What is carried out is seen: there was something here to be kept.
    expect(readersOf(told.apart.at(-1)!)).toEqual(expect.arrayContaining(['campaign', 'red', 'spectator']));
  });

  it('spies, armies, convoys, buildings, stocks and deals of others, over a whole turn', async () => {
    const told = await apart([LESS, MORE], [opened, (secret) => [outOfSight(secret), ...closings(9)]]);
    expectTold(told.last, 'turn 3 is over');
    expectKept(told.apart, ['blue', 'green', 'arbiter']);
    expect(readersOf(told.apart.at(-1)!)).toEqual(expect.arrayContaining(['blue', 'arbiter']));
  });
});
