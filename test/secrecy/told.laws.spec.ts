/** @rulesets toy */
import { TOY_FACE } from '../api/toy-face.js';
import { openReceiver, type Received } from '../telling/receiver.js';
import { say, surely } from './story.js';
import { openWorld, type World } from './world.js';

/** What Bob, who leads Blue, keeps to himself. */
interface Secret {
  readonly objective: number;
  readonly order: 'ADVANCE' | 'HOLD';
}

const READERS = ['campaign', 'red', 'arbiter', 'blue'] as const;
type Sent = Readonly<Record<(typeof READERS)[number], readonly object[]>>;

const parts = {
  faces: [TOY_FACE],
  settings: { webhookNetworks: ['127.0.0.0/8'] },
  opening: {
    name: 'The long line',
    seats: [{ name: 'Rita' }, { name: 'Bob' }],
    ruleset: { toy: { start: { scenario: 'MEETING' } } },
  },
};

/** Headers that hang on the port of the receiver, or on when a timer of the process let the message go. */
const BY_CHANCE = ['host', 'webhook-timestamp', 'webhook-signature'];

const plain = ({ path, headers, body }: Received): object => ({
  path,
  headers: Object.entries(headers).filter(([name]) => !BY_CHANCE.includes(name)),
  body,
});

/** Everything that is posted in a world in which Bob has this secret. */
async function sentWith(
  secret: Secret,
  story: (world: World, secret: Secret) => Promise<void>,
): Promise<Sent> {
  const [world, receiver] = await Promise.all([openWorld(parts), openReceiver()]);
  try {
    for (const reader of READERS) {
      const of = reader === 'campaign' ? 'CAMPAIGN' : 'SEAT';
      const who = reader === 'campaign' ? 'arbiter' : reader;
      const url = `http://127.0.0.1:${new URL(receiver.url).port}/${reader}`;
      const input = { timeline: undefined, campaign: world.campaign, of, url, commandId: `add-${reader}` };
      expect(await say(world, who, 'addWebhook', input)).toContain('"WebhookAdded"');
    }
    await story(world, secret);
    await world.toldAll();
    const to = (reader: string) => receiver.received.filter(({ path }) => path === `/${reader}`).map(plain);
    return { campaign: to('campaign'), red: to('red'), arbiter: to('arbiter'), blue: to('blue') };
  } finally {
    await Promise.all([world.close(), receiver.close()]);
  }
}

const sealed = async (world: World, { order }: Secret): Promise<void> => {
  const sheet = { toy: { sheet: [{ unit: 'seat-2-guard', order }] } };
  await surely(world, 'blue', 'submitOrders', { commandId: 'blue-sheet', orders: sheet });
};
const chosen = async (world: World, { objective }: Secret): Promise<void> => {
  await surely(world, 'blue', 'submitOrders', { commandId: 'objective', orders: { toy: { objective } } });
};
const closed = async (world: World, commandId: string): Promise<void> => {
  await surely(world, 'arbiter', 'closePhase', { commandId });
  await world.toldAll();
};

describe('what is sent does not change when only what its reader may not know changes', () => {
  it('an objective, through a turn that is closed and reported', async () => {
    const story = async (world: World, secret: Secret): Promise<void> => {
      await chosen(world, secret);
      await closed(world, 'close-1');
      await closed(world, 'close-2');
    };
    const one = await sentWith({ objective: 1, order: 'HOLD' }, story);
    const other = await sentWith({ objective: 5, order: 'HOLD' }, story);
    expect([one.campaign.length, one.red.length, one.blue.length]).toEqual([2, 2, 2]);
    expect(other.campaign).toEqual(one.campaign);
    expect(other.red).toEqual(one.red);
    // Whoever may know it is told: there is something here to be kept.
    expect(other.blue).not.toEqual(one.blue);
    expect(JSON.stringify(one.blue)).toContain('bjective');
  });

  it('a sheet that is sealed while a turn before it is reported', async () => {
    const story = async (world: World, secret: Secret): Promise<void> => {
      await surely(world, 'arbiter', 'closePhase', { commandId: 'close-1' });
      await surely(world, 'arbiter', 'closePhase', { commandId: 'close-2' });
      await sealed(world, secret);
      await world.toldAll();
    };
    const one = await sentWith({ objective: 1, order: 'HOLD' }, story);
    const other = await sentWith({ objective: 1, order: 'ADVANCE' }, story);
    expect([one.campaign.length, one.red.length, one.arbiter.length]).toEqual([2, 2, 2]);
    for (const reader of ['campaign', 'red', 'arbiter'] as const) expect(other[reader]).toEqual(one[reader]);
  });
});
