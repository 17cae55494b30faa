/** @rulesets ghost-of-war */
import { jest } from '@jest/globals';
import { expectTheSame, tell } from './story.js';
import { hearUnseen } from './unseen.js';
import { form, give, opened, packOf, sheet, workOf } from './three-worlds.js';
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

/** Orders and words about what the Guard does not see, given and as previews. */
const TRIES: readonly Command[] = [
  ...[
    'lurkers',
    'prowlers',
    'ghosts',
    'cache',
    'band',
    'reaver-foot',
    'formation2-1',
    'project2-1',
    'nothing',
  ].flatMap((id): readonly Command[] => [
    sheet('guard', { order: 'SET_ACTIVITY', entity: id, set: ['IDLE'] }),
    sheet('guard', { order: 'GIFT', giver: 'hastea', taker: id, goods: { GG: 1 } }),
    sheet('guard', { order: 'CANCEL_PROJECT', project: id }),
    sheet('guard', form('All', 'guard-foot', id)),
    {
      type: 'OfferExchange',
      faction: 'guard',
      giver: 'hastea',
      taker: id,
      given: { GG: 1 },
      asked: { Food: 6 },
    },
  ]),
  sheet('reavers', { order: 'SET_ACTIVITY', entity: 'lurkers', set: ['IDLE'] }),
  {
    type: 'OfferExchange',
    faction: 'guard',
    giver: 'guard',
    taker: 'reavers',
    given: {},
    asked: { Officers: 2 },
  },
  { type: 'AcceptExchange', faction: 'guard', offer: 'offer2-3-1' },
  { type: 'RerollFateDie', character: 'nobody', die: 0 },
];

describe('in the sector nobody counts what he does not see', () => {
  it('units, depots, groups, formations, journeys, projects, confidants and stocks of others, over a whole round', async () => {
    const secrets = [{ more: false }, { more: true }] as const;
    const heard = await tell(secrets, opened, (world, secret) =>
      hearUnseen(world, {
        give,
        own: [sheet('guard', form('First Army', 'guard-foot', 'guard-second'))],
        unseen: async () => {
          await give(world, 'blue', packOf(secret));
          await give(world, 'green', workOf(secret));
        },
        tries: TRIES,
        phases: 2,
        ownAfterwards: sheet('guard', { order: 'SET_ACTIVITY', entity: 'hastea', set: ['IDLE'] }),
        about: ABOUT,
      }),
    );
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
