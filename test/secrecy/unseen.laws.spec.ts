import { jest } from '@jest/globals';
import type { Heard } from './everything.js';
import { everythingFor, expectTheSame, tell } from './story.js';
import { army, give, LESS, MORE, opened } from './three-realms.js';
import type { Command } from './voice.js';
import { untrue } from './told-true.js';
import { MAIN } from './world.js';

jest.setTimeout(900_000);

const PIECES = [
  'd1',
  'd2',
  'sp1',
  'sp2',
  'squadron-1',
  'east-guard',
  '2,3',
  '11,1',
  'seat-2',
  'seat-3',
  'constructor',
];
const FILTERS = [
  'actor: "seat-2"',
  'kind: OUTCOME',
  'kind: ROLL',
  'piece: "east-guard"',
  'rule: "PLN-UPK-01"',
  'turn: 3',
];
const MOMENTS = ['turn: 3', 'turn: 3, phase: "BUILD"', 'turn: 3, phase: "BATTLE"', 'turn: 4', 'turn: 2'];
const ABOUT = { timelines: [MAIN], pieces: PIECES, filters: FILTERS, moments: MOMENTS };

describe('in the planetary campaign nobody counts what he does not see', () => {
  it('spies, armies, convoys, buildings, stocks and deals of others, over a whole turn', async () => {
    const heard = await tell([LESS, MORE], opened, async (world, secret) => {
      const own: Heard[] = [];
      const asWest = async (command: Command): Promise<void> =>
        void own.push({ asked: JSON.stringify(command), answer: await give(world, 'red', command) });
      await asWest({ type: 'BuildSpy', hex: '2,3' });
      await asWest({ type: 'BuildBuilding', hex: '2,3', building: 'MINOR_AIRBASE' });
      await asWest({ type: 'BuildDetachment', hex: '2,3', units: army });
      await asWest({ type: 'CreateConvoy', hex: '2,3', bp: 60 });
      await give(world, 'blue', { type: 'BuildBuilding', hex: '11,1', building: secret.builds });
      await give(world, 'blue', { type: 'ProposeDeal', partner: 'seat-3', ...secret.deal });
      const before = await everythingFor(world, ['red', 'nobody'], ABOUT);
      for (let phase = 0; phase < 4; phase += 1) await give(world, 'arbiter', { type: 'ClosePhase' });
      await asWest({ type: 'BuildSpy', hex: '2,3' });
      return [...own, ...before, ...(await everythingFor(world, ['red', 'nobody'], ABOUT))];
    });
    expectTheSame(heard);
  });

  it('what he may not know is null: nothing false is told in its place', async () => {
    expect(await untrue(opened(MORE), async () => {})).toEqual([]);
  });
});
