/** @rulesets space-empires ghost-of-war */
import { jest } from '@jest/globals';
import { FROM_THE_MOVE, give, ONE, opened, OTHER, toTheMoveBy, type Secret } from './three-fleets.js';
import { apart, expectKept, expectTold, readersOf, type Step } from './told.js';

jest.setTimeout(900_000);

const story = (secret: Secret): readonly Step[] =>
  [...toTheMoveBy(secret), ...FROM_THE_MOVE].map(
    ([who, command]) =>
      (world) =>
        give(world, who, command),
  );

describe('in Space Empires nothing that leaves the service changes when only what its reader may not know changes', () => {
  it('hands, the deck, lower chits, sights, a hidden move and who fights, to a third player and the public', async () => {
    const told = await apart([ONE, OTHER], [opened, story]);
    expectTold(told.last, 'is closed');
    expectKept(told.apart, ['blue', 'green', 'arbiter']);
    expect(readersOf(told.apart.at(-1)!)).toEqual(expect.arrayContaining(['blue', 'arbiter']));
  });
});
