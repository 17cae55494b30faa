/** @rulesets planetary */
import { jest } from '@jest/globals';
import { battleOrder, CLASH, HIDDEN, opened, sheet, SHEETS } from './border-clash.js';
import { askEverything, masked, type Heard } from './everything.js';
import { pry as pryAll } from './prying.js';
import { everythingFor, expectTheSame, say, schemaIn, surely, tell } from './story.js';
import { FORKS, forkOf, MAIN, openWorld, type World } from './world.js';

jest.setTimeout(600_000);

/** West (seat-1, `red` here) looks; East (seat-2, `blue`) has secrets. */
const PIECES = ['west-1', 'east-1', 'east-2', 'east-fort', 'constructor'];
const FILTERS = [
  'piece: "east-1"',
  'command: "blue-sheet"',
  'actor: "seat-2"',
  'type: "planetary.OrdersSubmitted"',
  'type: "planetary.PositionEntered"',
  'rule: "PLN-GEN-12"',
  'kind: OUTCOME',
];
const about = (timelines: readonly string[]) => ({ timelines, pieces: PIECES, filters: FILTERS });

/** A preview throws example dice, other ones each time: what follows them is left out. */
function beforeDice(answer: string): string {
  const { data } = JSON.parse(answer) as {
    data?: Record<string, { preview?: boolean; events?: { kind: string }[] }>;
  };
  const [said] = Object.values(data ?? {});
  if (!said?.preview || !said.events) return answer;
  const rolled = said.events.findIndex((each) => each.kind === 'ROLL');
  const events = rolled < 0 ? said.events : said.events.slice(0, rolled);
  return JSON.stringify(events.map((each) => ({ ...each, causes: [], effects: [] })));
}

const withoutExamples = (each: Heard): Heard => ({ ...each, answer: beforeDice(each.answer) });

/** What West and the arbiter try in order to see what East has sealed. None of it is stored. */
async function pry(world: World, whos: readonly string[]): Promise<readonly Heard[]> {
  const tries: readonly (readonly [mutation: string, input: object])[] = [
    ['closePhase', { commandId: 'pry-1', preview: true }],
    ['lockPhase', { commandId: 'pry-2', preview: true }],
    ['submitOrders', { commandId: 'pry-3', orders: sheet(battleOrder('east-1', 'GUARD')) }],
    [
      'submitOrders',
      {
        commandId: 'pry-4',
        preview: true,
        orders: sheet(battleOrder('west-1', 'ATTACK', { detachment: 'east-1' })),
      },
    ],
    [
      'submitOrders',
      { commandId: 'pry-5', preview: true, orders: sheet(battleOrder('west-1', 'ATTACK', { hex: '6,3' })) },
    ],
    ['withdrawOrders', { commandId: 'blue-sheet', preview: true }],
    ['forkTimeline', { commandId: 'pry-6', name: 'A look', dice: 'NONE', reason: 'To see' }],
    [
      'amendTimeline',
      { commandId: 'pry-7', revision: 2, amendment: { drop: true }, preview: true, reason: 'To see' },
    ],
  ];
  const heard: Heard[] = [];
  for (const who of whos) {
    for (const [mutation, input] of tries) {
      heard.push({ asked: `${who} ${mutation}`, answer: beforeDice(await say(world, who, mutation, input)) });
    }
  }
  return heard;
}

describe('in the planetary campaign no answer changes when only what another keeps secret changes', () => {
  it('sealed battle orders, to the other player, the public and the arbiter', async () => {
    const others = ['red', 'nobody', 'arbiter'];
    const heard = await tell(
      SHEETS,
      () => opened(CLASH),
      async (world, orders) => {
        await surely(world, 'blue', 'submitOrders', { commandId: 'blue-sheet', orders });
        await surely(world, 'red', 'submitOrders', {
          commandId: 'red-sheet',
          orders: sheet(battleOrder('west-1', 'GUARD')),
        });
        await surely(world, 'arbiter', 'forkTimeline', {
          commandId: FORKS[0],
          name: 'Same',
          dice: 'SAME',
          reason: 'A look',
        });
        await surely(world, 'blue', 'lockPhase', { commandId: 'blue-lock' });
        return [
          ...(await everythingFor(world, others, about([MAIN, forkOf(FORKS[0])]))),
          ...(await pry(world, others)),
        ];
      },
    );
    expectTheSame(heard);
  });

  it.each(['TABLE', 'MIXED'] as const)('sealed battle orders, where dice are %s', async (diceMode) => {
    const others = ['red', 'nobody', 'arbiter'];
    const heard = await tell(
      SHEETS,
      () => opened(CLASH, { diceMode }),
      async (world, orders) => {
        await surely(world, 'blue', 'submitOrders', { commandId: 'blue-sheet', orders });
        await surely(world, 'blue', 'lockPhase', { commandId: 'blue-lock' });
        const pried = [...(await pry(world, others)), ...(await pryAll(world, others)).map(withoutExamples)];
        if (diceMode === 'MIXED') return pried;
        return [...pried, ...(await everythingFor(world, ['red'], about([MAIN])))];
      },
    );
    expectTheSame(heard);
  });

  it('armies, stocks and buildings out of sight, to the other player and the public', async () => {
    const others = ['red', 'nobody'];
    const heard = await tell(
      HIDDEN,
      (position) => opened(position),
      async (world) => {
        await surely(world, 'arbiter', 'closePhase', { commandId: 'close-1' });
        return [...(await everythingFor(world, others, about([MAIN]))), ...(await pry(world, others))];
      },
    );
    expectTheSame(heard);
  });
});

describe('a fork of a turn that hides something from players', () => {
  /** A world whose first turn is over, with a fork of its start. */
  async function forkedBefore(): Promise<World> {
    const world = await openWorld(opened(CLASH));
    await surely(world, 'arbiter', 'closePhase', { commandId: 'c-1' });
    await surely(world, 'arbiter', 'forkTimeline', {
      commandId: FORKS[0],
      revision: 0,
      name: 'From the start',
      dice: 'FRESH',
      reason: 'A look',
    });
    return world;
  }

  it('is listed for the arbiter alone, and not for who drops his token', async () => {
    const world = await forkedBefore();
    const listed = async (who: string): Promise<readonly string[]> => {
      const { data } = await world.send(
        `{ campaign(id: "${world.campaign}") { timelines { id } } }`,
        {},
        who,
      );
      return (data.campaign.timelines as { id: string }[]).map((each) => each.id);
    };
    expect(await listed('arbiter')).toContain(forkOf(FORKS[0]));
    for (const who of ['nobody', 'red', 'blue']) expect([who, await listed(who)]).toEqual([who, [MAIN]]);
    await world.close();
  });

  it('is for players as one that there is not, whatever they ask of it or try with it', async () => {
    const world = await forkedBefore();
    const schema = await schemaIn(world);
    const hidden = forkOf(FORKS[0]);
    const made = 't'.repeat(hidden.length);
    const heardOf = async (timeline: string, who: string): Promise<string> => {
      const asking = { who, timelines: [timeline], upTo: 2, pieces: ['west-1'], filters: ['kind: ROLL'] };
      const asked = await askEverything(world, schema, asking);
      const against = await world.send(
        `{ timeline(id: "${MAIN}") { compare(with: "${timeline}") { __typename } forks(first: 5, after: "${timeline}") { id } } }`,
        {},
        who,
      );
      const tried = await pryAll(world, [who], timeline);
      const heard = [
        ...asked.map(({ answer }) => answer),
        masked(against),
        ...tried.map(({ answer }) => answer),
      ];
      return heard.join('\n').replaceAll(timeline, 'it');
    };
    for (const who of ['red', 'nobody']) expect(await heardOf(hidden, who)).toBe(await heardOf(made, who));
    await world.close();
  });
});
