/** @rulesets toy */
import { Webhook } from 'standardwebhooks';
import { channelStream } from '../../src/read-model/index.js';
import { TOY_FACE } from '../api/toy-face.js';
import { House } from './house.js';
import { answering, hanging, openReceiver, taking, type Received, type Receiver } from './receiver.js';

const TOY = { toy: { start: { scenario: 'MEETING' } } };
const MINUTES = 1 / 60;

describe('webhooks', () => {
  let house: House;
  let receiver: Receiver;
  const others: { close(): Promise<void> }[] = [];

  beforeEach(async () => {
    [house, receiver] = await Promise.all([House.open({ faces: [TOY_FACE] }), openReceiver()]);
    await house.openCampaign(TOY);
  });
  afterEach(async () => {
    await Promise.all([...others.splice(0), receiver].map((each) => each.close()));
    await house.close();
  });

  const also = async <T extends { close(): Promise<void> }>(opened: Promise<T>): Promise<T> => {
    const one = await opened;
    others.push(one);
    return one;
  };
  const closePhase = () => house.say('arbiter', 'closePhase', { timeline: house.timeline });
  const keys = ({ received }: Receiver) => received.map(({ headers }) => headers['idempotency-key']);
  const bodies = ({ received }: Receiver) =>
    received.map(({ body }) => JSON.parse(body) as Record<string, unknown>);

  it('are posted the phase that has closed, signed so that a library of receivers knows it', async () => {
    const { secret, channel } = await house.webhook('arbiter', `${receiver.url}/hook`);
    await closePhase();
    const [received] = await receiver.count(1);
    expect(received!.path).toBe('/hook');
    const { headers, body } = received!;
    const at = new Date(Number(headers['webhook-timestamp']) * 1000);
    expect(headers['webhook-signature']).toBe(
      new Webhook(secret).sign(String(headers['webhook-id']), at, body),
    );
    expect(at.toISOString()).toBe('2026-03-01T18:00:00.000Z');
    expect(JSON.parse(body)).toMatchObject({
      kind: 'PHASE_CLOSED',
      campaign: { id: house.campaign, name: 'The long line' },
      seat: null,
      closed: { turn: 1, phase: 'ORDERS' },
      now: { turn: 1, phase: 'ACTIONS' },
      due: [{ seat: expect.stringMatching(/^seat-[12]$/), code: 'ACT', mandatory: true, until: null }],
      title: 'The long line: turn 1, Sealed orders is closed. Now: turn 1, Actions in turn.',
      link: `https://wars.example.org/app/c/${house.campaign}`,
    });
    expect(headers['idempotency-key']).toMatch(new RegExp(`^${channel.key}-`));
  });

  it('are sent it again, under the same key, until it is taken; also after a restart', async () => {
    await house.webhook('arbiter', receiver.url);
    receiver.manner = answering(500);
    await closePhase();
    await house.tell();
    expect(await house.channels('arbiter')).toMatchObject([
      { state: 'ON', failures: 1, lastFailure: { reason: 'It answered 500' } },
    ]);
    await house.restart();
    await house.tell();
    expect(receiver.received).toHaveLength(1);
    receiver.manner = taking;
    await house.later(1 * MINUTES);
    await house.later(1);
    expect(receiver.received).toHaveLength(2);
    expect(keys(receiver)[1]).toBe(keys(receiver)[0]);
    expect(await house.channels('arbiter')).toMatchObject([{ failures: 0 }]);
  });

  it('are sent it again by another node where the one that was sending has been killed', async () => {
    await house.webhook('arbiter', receiver.url);
    receiver.manner = hanging;
    await closePhase();
    house.teller.look();
    await receiver.count(1);
    // The first node hangs from here on, as one does that was killed: nothing notes how it went.
    const node = await also(house.beside());
    receiver.manner = taking;
    await node.tell();
    expect(receiver.received).toHaveLength(1);
    await node.later(1.1 * MINUTES);
    expect(receiver.received).toHaveLength(2);
    expect(keys(receiver)[1]).toBe(keys(receiver)[0]);
  });

  it('are sent it once where several nodes look at the same time', async () => {
    await house.webhook('arbiter', receiver.url);
    const nodes = [house, await also(house.beside()), await also(house.beside())];
    await closePhase();
    await Promise.all(nodes.map((node) => node.tell()));
    await house.later(24);
    expect(receiver.received).toHaveLength(1);
  });

  it('keep nobody waiting where one of them hangs', async () => {
    const slow = await also(openReceiver(hanging));
    await house.webhook('arbiter', slow.url);
    await house.webhook('arbiter', receiver.url);
    await closePhase();
    house.teller.look();
    await Promise.all([slow.count(1), receiver.count(1)]);
    expect(await house.say('arbiter', 'recordRuling', ruling())).toMatchObject({
      __typename: 'RulingAccepted',
    });
  });

  it('are switched off after a day of failures, and say why; a test that is taken switches them on again', async () => {
    await house.webhook('arbiter', receiver.url);
    receiver.manner = answering(404);
    await closePhase();
    await house.tell();
    for (let attempt = 1; attempt < 12; attempt++) await house.later(6);
    const off = {
      state: 'OFF',
      why: 'UNREACHABLE',
      failures: 12,
      lastFailure: { reason: 'It answered 404' },
    };
    const [channel] = await house.channels('arbiter');
    expect(channel).toMatchObject(off);
    await house.later(24);
    expect(receiver.received).toHaveLength(12);

    expect(await tried(channel.key)).toMatchObject({ failure: 'It answered 404', channel: { state: 'OFF' } });
    receiver.manner = taking;
    expect(await tried(channel.key)).toMatchObject({ failure: null, channel: { state: 'ON' } });
    await house.later(1);
    expect(bodies(receiver).map(({ kind }) => kind)).toEqual([
      ...Array.from({ length: 12 }, () => 'PHASE_CLOSED'),
      'TEST',
      'TEST',
    ]);
  });

  it('are tried under any commandId, which is no part of what is sent', async () => {
    const { channel } = await house.webhook('arbiter', receiver.url);
    const input = { campaign: house.campaign, channel: channel.key, commandId: 'Grüße →\r\nx-evil: 1' };
    expect(await house.say('arbiter', 'testChannel', input, '...on ChannelTested { failure }')).toMatchObject(
      { failure: null },
    );
    const [{ headers }] = receiver.received as [Received];
    expect(headers['webhook-id']).toMatch(new RegExp(`^${channel.key}-test-[0-9a-f]{16}$`));
    expect(headers).not.toHaveProperty('x-evil');
  });

  it('are switched off at once by an address that says it is gone', async () => {
    await house.webhook('arbiter', receiver.url);
    receiver.manner = answering(410);
    await closePhase();
    await house.tell();
    await house.later(24);
    expect(receiver.received).toHaveLength(1);
    expect(await house.channels('arbiter')).toMatchObject([{ state: 'OFF', why: 'GONE' }]);
  });

  it('fall silent when their seat is taken from whoever added them', async () => {
    await house.webhook('red', receiver.url);
    await house.say('arbiter', 'revokeSeat', { campaign: house.campaign, seat: 'seat-1' });
    house.tokens['red'] = await house.claim('seat-1');
    await closePhase();
    await house.tell();
    expect(receiver.received).toEqual([]);
    expect(await house.channels('red')).toEqual([]);
  });

  it('fall silent for whoever left a seat that they shared, and go on for the others', async () => {
    const { code } = await house.say(
      'red',
      'inviteToSeat',
      { campaign: house.campaign, seat: 'seat-1' },
      '...on SeatInvited { code }',
    );
    const claimed = await house.say(null, 'claimSeat', { code }, '...on SeatClaimed { token }');
    house.tokens['rosa'] = claimed.token;
    await house.webhook('red', `${receiver.url}/red`);
    await house.webhook('rosa', `${receiver.url}/rosa`);
    expect(await house.channels('rosa')).toHaveLength(1);
    await closePhase();
    await house.tell();
    const leaving = { campaign: house.campaign, seat: 'seat-1', token: 'seat-1-2' };
    expect(await house.say('rosa', 'revokeSeat', leaving)).toMatchObject({ __typename: 'SeatRevoked' });
    await closePhase();
    await house.tell();
    expect(receiver.received.map(({ path }) => path).sort()).toEqual(['/red', '/red', '/rosa']);
  });

  it('are for the arbiter and the admin where they are the campaign’s, for the holder where they are a seat’s', async () => {
    const input = { campaign: house.campaign, of: 'CAMPAIGN', url: receiver.url };
    expect(await house.say('red', 'addWebhook', input)).toMatchObject({
      violations: [{ code: 'FORBIDDEN' }],
    });
    await expect(house.say(null, 'addWebhook', { ...input, of: 'SEAT' })).rejects.toThrow(
      'needs the token of a seat',
    );
    const { channel } = await house.webhook('red', receiver.url);
    await house.webhook('arbiter', receiver.url);
    const shown = async (who: string) => (await house.channels(who)).map(({ seat }) => seat?.name ?? null);
    expect(await shown('red')).toEqual(['Rita']);
    expect(await shown('blue')).toEqual([]);
    expect(await shown('nobody')).toEqual([]);
    expect(await shown('arbiter')).toEqual([null]);
    expect(await shown('admin')).toEqual([null]);
    for (const who of ['blue', 'arbiter', 'admin'])
      for (const mutation of ['removeChannel', 'testChannel'])
        expect(
          await house.say(who, mutation, { campaign: house.campaign, channel: channel.key }),
        ).toMatchObject({ violations: [{ code: 'NOT_FOUND' }] });
  });

  it('answer a repeated command as the first time, and refuse its id for something else', async () => {
    const twice = { commandId: 'mine' };
    const first = await house.webhook('red', receiver.url, twice);
    expect(await house.webhook('red', receiver.url, twice)).toEqual(first);
    expect(await house.webhook('red', `${receiver.url}/other`, twice)).toMatchObject({
      violations: [{ code: 'COMMAND_ID_REUSED' }],
    });
    expect(await house.channels('red')).toHaveLength(1);
  });

  it('are ten at once at most', async () => {
    for (let each = 0; each < 10; each++) await house.webhook('red', receiver.url);
    expect(await house.webhook('red', receiver.url)).toMatchObject({ violations: [{ code: 'CONFLICT' }] });
    expect(await house.webhook('blue', receiver.url)).toMatchObject({ __typename: 'WebhookAdded' });
  });

  it('leave nothing behind when they are removed', async () => {
    const { channel } = await house.webhook('red', receiver.url);
    await house.say('arbiter', 'recordRuling', ruling());
    await house.say('red', 'removeChannel', { campaign: house.campaign, channel: channel.key });
    // What is the newest of all stays until something follows it, and the next start.
    await closePhase();
    await house.restart();
    await house.tell();
    expect(await house.store.length(channelStream(channel.key))).toBe(0);
    expect(await house.channels('red')).toEqual([]);
    expect(receiver.received).toEqual([]);
  });

  it('tell their address and secret to no log, no answer and no file', async () => {
    const { secret } = await house.webhook('red', `${receiver.url}/hidden-part`);
    receiver.manner = answering(500);
    await closePhase();
    await house.tell();
    expect(receiver.received).toHaveLength(1);
    let stored = '';
    for await (const { body } of house.store.readAll(null)) stored += body;
    const told = [house.logged, stored, JSON.stringify(await house.channels('red'))];
    expect(house.logged).toContain('It answered 500');
    for (const text of told) expect(text).not.toMatch(new RegExp(`hidden-part|${secret.slice(6, 20)}`));
  });

  it('report a turn that has ended, in place of the close of its last phase', async () => {
    await house.webhook('arbiter', receiver.url, { topics: ['TURN_REPORT'] });
    await closePhase();
    await closePhase();
    await house.tell();
    expect(bodies(receiver)).toMatchObject([
      {
        kind: 'TURN_REPORT',
        closed: { turn: 1, phase: 'ACTIONS' },
        now: { turn: 2, phase: 'ORDERS' },
        title: 'The long line: turn 1 is over. Now: turn 2, Sealed orders.',
      },
    ]);
    expect(bodies(receiver)[0]!['lines']).toEqual(
      expect.arrayContaining([expect.stringContaining('for everybody'), 'STANDINGS', '- Turn 1 ended.']),
    );
  });

  it('tell each phase that closed while nobody could be told, in order', async () => {
    await house.webhook('arbiter', receiver.url, { topics: ['PHASE_CLOSED'] });
    receiver.manner = answering(500);
    for (let phase = 0; phase < 3; phase++) await closePhase();
    await house.tell();
    receiver.manner = taking;
    receiver.received.length = 0;
    await house.later(1);
    expect(bodies(receiver).map(({ closed }) => closed)).toEqual([
      { turn: 1, phase: 'ORDERS' },
      { turn: 1, phase: 'ACTIONS' },
      { turn: 2, phase: 'ORDERS' },
    ]);
  });

  it('tell nothing of what was before they were added', async () => {
    await closePhase();
    await house.webhook('arbiter', receiver.url);
    await house.later(1);
    expect(receiver.received).toEqual([]);
  });

  it('say that another timeline has become the main one, and go on with it', async () => {
    await house.webhook('arbiter', receiver.url);
    const fork = { timeline: house.timeline, name: 'Another evening', dice: 'FRESH', reason: 'A slip' };
    const forked = await house.say(
      'arbiter',
      'forkTimeline',
      fork,
      '...on TimelineForked { timeline { id } }',
    );
    const promoted = { timeline: forked.timeline.id, reason: 'The right one' };
    await house.say('arbiter', 'promoteTimeline', promoted);
    await house.tell();
    house.timeline = forked.timeline.id;
    await closePhase();
    await house.tell();
    expect(bodies(receiver)).toMatchObject([
      { kind: 'PROMOTED', lines: ['Reason: The right one'], timeline: house.timeline },
      { kind: 'PHASE_CLOSED', timeline: house.timeline },
    ]);
  });

  it.each([
    ['DISCORD', 'content', 'The long @everyone <line> & more'],
    ['SLACK', 'text', 'The long @everyone &lt;line&gt; &amp; more'],
  ])('speak as %s takes it, and call nobody by a name', async (format, member, name) => {
    await house.openCampaign(TOY, { name: 'The long @everyone <line> & more' });
    await house.webhook('arbiter', receiver.url, { format });
    await closePhase();
    await house.tell();
    const [body] = bodies(receiver);
    expect(String(body![member]).split('\n')).toEqual([
      `${name}: turn 1, Sealed orders is closed. Now: turn 1, Actions in turn.`,
      expect.stringMatching(/^(Rita|Bob): Players act in turn until all have passed: act\.$/),
      `https://wars.example.org/app/c/${house.campaign}`,
    ]);
    expect(body!['allowed_mentions']).toEqual(format === 'DISCORD' ? { parse: [] } : undefined);
  });

  const ruling = () => ({ timeline: house.timeline, ruling: 'So be it', reason: 'To go on' });
  const tried = (channel: string) =>
    house.say(
      'arbiter',
      'testChannel',
      { campaign: house.campaign, channel },
      '...on ChannelTested { failure channel { state } }',
    );
});
