import { jest } from '@jest/globals';
import type { Heard } from './everything.js';
import { everythingFor, expectTheSame, tell } from './story.js';
import { form, give, opened, sheet } from './three-worlds.js';
import type { Command } from './voice.js';
import { untrue } from './told-true.js';
import { MAIN, openWorld } from './world.js';

jest.setTimeout(900_000);

const PIECES = [
  'guard-foot',
  'reaver-foot',
  'lurkers',
  'hastea',
  'atria',
  'guard',
  'formation-1',
  'unit-1',
  'line-1',
];
const FILTERS = ['actor: "seat-2"', 'kind: OUTCOME', 'kind: ROLL', 'piece: "reaver-foot"', 'turn: 1'];
const MOMENTS = ['turn: 1', 'turn: 1, phase: "ORDERS"', 'turn: 1, phase: "UPKEEP"', 'turn: 2', 'turn: 0'];
const ABOUT = { timelines: [MAIN], pieces: PIECES, filters: FILTERS, moments: MOMENTS };

describe('in the sector nobody counts what he does not see', () => {
  it('units, depots, groups, formations, offers and stocks of others, over a whole round', async () => {
    const secrets = [{ more: false }, { more: true }] as const;
    const heard = await tell(secrets, opened, async (world, { more }) => {
      const own: Heard[] = [];
      const asGuard = async (command: Command): Promise<void> =>
        void own.push({ asked: JSON.stringify(command), answer: await give(world, 'red', command) });
      await asGuard(sheet('guard', form('First Army', 'guard-foot', 'guard-second')));
      await give(
        world,
        'blue',
        sheet(
          'reavers',
          more
            ? form('The Pack', 'lurkers', 'prowlers')
            : { order: 'SET_ACTIVITY', entity: 'reaver-foot', set: ['RECOVER'] },
        ),
      );
      const before = await everythingFor(world, ['red', 'nobody'], ABOUT);
      for (let phase = 0; phase < 2; phase += 1) await give(world, 'arbiter', { type: 'ClosePhase' });
      await asGuard(sheet('guard', { order: 'SET_ACTIVITY', entity: 'hastea', set: ['IDLE'] }));
      return [...own, ...before, ...(await everythingFor(world, ['red', 'nobody'], ABOUT))];
    });
    expectTheSame(heard);
  });

  it('what he may not know is null: nothing false is told in its place', async () => {
    const told = await untrue(opened({ more: true }), async (world) => {
      await give(world, 'blue', sheet('reavers', form('The Pack', 'reaver-foot', 'reaver-second')));
      await give(world, 'arbiter', { type: 'ClosePhase' });
    });
    expect(told).toEqual([]);
  });

  it('experience and rank of units that are not his are null, not 0', async () => {
    const world = await openWorld(opened({ more: true }));
    const asked = `{ timeline(id: "${MAIN}") { at { units { edges { node { key experience rank } } }
      details { ... on GhostOfWarDetails { units { key hidden xp } } } } } }`;
    const seen = async (who: string) => {
      const { units, details } = (await world.send(asked, {}, who)).data.timeline.at;
      const keyed = ({ key, ...rest }: { key: string }) => [key, rest] as const;
      const one = new Map(units.edges.map(({ node }: { node: { key: string } }) => keyed(node)));
      return [one.get('reaver-foot'), new Map(details.units.map(keyed)).get('reaver-foot')];
    };
    for (const who of ['red', 'nobody']) {
      expect(await seen(who)).toEqual([
        { experience: null, rank: null },
        { hidden: true, xp: null },
      ]);
    }
    expect(await seen('blue')).toEqual([
      { experience: 3, rank: expect.stringMatching(/./) },
      { hidden: false, xp: 3 },
    ]);
    await world.close();
  });
});
