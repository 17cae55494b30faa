/** @rulesets toy */
import { jest } from '@jest/globals';
import WebSocket, { type ClientOptions } from 'ws';
import { createClient } from 'graphql-ws';
import { openToyApplication, type ToyApplication } from './toy-application.js';

/** What was heard on a socket until it was closed. */
interface Heard {
  readonly messages: readonly { readonly type: string; readonly payload?: unknown }[];
  readonly code: number;
  readonly reason: string;
}

/** Not the 3 s that `graphql-ws` waits of itself. */
const INIT_SECONDS = 1;
const INIT = JSON.stringify({ type: 'connection_init' });
const subscribe = (id: string, query: string, variables: unknown = {}) =>
  JSON.stringify({ type: 'subscribe', id, payload: { query, variables } });
const DUE = 'subscription { due(campaign: "none") { seat { key } } }';

describe('manners over the socket', () => {
  let toy: ToyApplication;
  const said: unknown[][] = [];
  const spies = (['error', 'warn'] as const).map((name) =>
    jest.spyOn(console, name).mockImplementation((...words) => void said.push(words)),
  );
  beforeAll(async () => {
    toy = await openToyApplication({
      initSeconds: INIT_SECONDS,
      sockets: 3,
      messageBytes: 10_000,
      subscriptions: 3,
      addressSubscriptions: 4,
      values: 100,
    });
  });
  afterAll(async () => {
    await toy.close();
    spies.forEach((each) => each.mockRestore());
  });

  const url = () => `${toy.url.replace('http', 'ws')}/graphql`;
  const open = (options: ClientOptions = {}) => new WebSocket(url(), 'graphql-transport-ws', options);

  const talk = (
    texts: readonly string[],
    closeAfter?: number,
    afterwards: readonly string[] = [],
  ): Promise<Heard> =>
    new Promise((resolve, reject) => {
      const socket = open();
      const messages: { type: string }[] = [];
      socket.on('open', () => texts.forEach((each) => socket.send(each)));
      socket.on('message', (data) => {
        if (messages.length === 0) afterwards.forEach((each) => socket.send(each));
        messages.push(JSON.parse(String(data)) as { type: string });
      });
      socket.on('error', reject);
      socket.on('close', (code, reason) => resolve({ messages, code, reason: String(reason) }));
      if (closeAfter) setTimeout(() => socket.close(), closeAfter);
    });
  /** The status that an upgrade is refused with. */
  const refused = (options: ClientOptions, path = ''): Promise<number | undefined> =>
    new Promise((resolve) => {
      const socket = new WebSocket(`${url()}${path}`, 'graphql-transport-ws', options);
      socket.on('unexpected-response', (_request, response) => {
        resolve(response.statusCode);
        response.destroy();
      });
      socket.on('error', () => undefined);
      socket.on('open', () => {
        socket.close();
        resolve(undefined);
      });
    });

  it.each(['next', 'error', 'connection_ack'])(
    'closes on a client that sends `%s`, and logs nothing',
    async (type) => {
      const { code } = await talk([INIT, JSON.stringify({ type, id: '1', payload: {} })]);
      expect(code).toBe(4400);
      expect(said).toEqual([]);
    },
  );

  it.each([
    ['no JSON', 'hello'],
    ['no message', '{"type":"subscribe"}'],
    ['an unknown type', '{"type":"start"}'],
    ['JSON 3,000 deep', `{"type":"ping","payload":${'{"a":'.repeat(1500)}1${'}'.repeat(1501)}`],
    ['too many values', JSON.stringify({ type: 'ping', payload: { a: Array(200).fill(1) } })],
  ])('closes on %s', async (_what, text) => {
    expect((await talk([INIT, text])).code).toBe(4400);
    expect(said).toEqual([]);
  });

  it('refuses a message that is too large while it arrives', async () => {
    const { code } = await talk([`{"type":"connection_init","payload":{"a":"${'x'.repeat(2_000_000)}"}}`]);
    expect(code).toBe(1009);
    expect(said).toEqual([]);
  });

  it('refuses a bad token without an acknowledgement', async () => {
    const { messages, code, reason } = await talk([
      JSON.stringify({ type: 'connection_init', payload: { authorization: 'Bearer nobody' } }),
    ]);
    expect(messages).toEqual([]);
    expect(code).toBe(4403);
    expect(reason).toMatch(/opens nothing/);
  });

  it('acknowledges a good one, and nobody', async () => {
    for (const payload of [{ authorization: `Bearer ${toy.adminToken}` }, undefined]) {
      const { messages } = await talk([JSON.stringify({ type: 'connection_init', payload })], 200);
      expect(messages.map((each) => each.type)).toEqual(['connection_ack']);
    }
  });

  it('waits as long as it is set, and no longer, for who does not say who they are', async () => {
    const timers = jest.spyOn(globalThis, 'setTimeout');
    const greeted = open();
    greeted.on('open', () => greeted.send(INIT));
    await new Promise((resolve) => greeted.once('message', resolve));
    const before = timers.mock.calls.length;
    expect((await talk([])).code).toBe(4408);
    expect(timers.mock.calls.slice(before).map(([, wait]) => wait)).toContain(INIT_SECONDS * 1000);
    expect(greeted.readyState).toBe(WebSocket.OPEN);
    timers.mockRestore();
    greeted.close();
    await new Promise((resolve) => greeted.once('close', resolve));
  });

  it('closes on a subscription before that', async () => {
    expect((await talk([subscribe('1', DUE)])).code).toBe(4401);
  });

  it('lets pages of others open no socket', async () => {
    const { host } = new URL(toy.url);
    expect(await refused({ origin: 'https://evil.example' })).toBe(403);
    expect(await refused({ origin: 'null' })).toBe(403);
    expect(await refused({ origin: 'http://127.0.0.1:1' })).toBe(403);
    expect(await refused({ headers: { host: 'evil.example' } })).toBe(421);
    expect(await refused({ headers: { host: 'evil.example' }, origin: 'http://evil.example' })).toBe(421);
    expect(await refused({ origin: `http://${host}` })).toBeUndefined();
    expect(await refused({ headers: { host: 'localhost:9' }, origin: 'http://localhost:9' })).toBeUndefined();
  });

  it('answers upgrades of other paths', async () => expect(await refused({}, '/nothing')).toBe(404));

  it('bounds the sockets of an address, and forgets those that are closed', async () => {
    const sockets = [open(), open(), open()];
    await Promise.all(sockets.map((each) => new Promise((resolve) => each.once('open', resolve))));
    expect(await refused({})).toBe(429);
    await Promise.all(
      sockets.map((each) => {
        each.close();
        return new Promise((resolve) => each.once('close', resolve));
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await refused({})).toBeUndefined();
  });

  it('bounds the subscriptions of a socket, and of an address', async () => {
    const create = `mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) {
      ... on CampaignOpened { campaign { id } arbiterToken } } }`;
    const { data } = await toy.send(create, {
      input: {
        commandId: 'c',
        name: 'n',
        seats: [{ name: 'A' }, { name: 'B' }],
        ruleset: { toy: { start: { scenario: 'MEETING' } } },
      },
    });
    const { campaign, arbiterToken } = data.createCampaign;
    const query = `subscription { due(campaign: "${campaign.id}") { seat { key } } }`;
    const init = { type: 'connection_init', payload: { authorization: `Bearer ${arbiterToken}` } };
    const follow = (count: number, closeAfter: number) =>
      talk(
        [JSON.stringify(init)],
        closeAfter,
        Array.from({ length: count }, (_, n) => subscribe(`s${n}`, query)),
      );
    const refusals = (heard: Heard) => heard.messages.filter((each) => each.type === 'error').length;
    const [one, other] = await Promise.all([follow(5, 700), follow(3, 700)]);
    expect(refusals(one) + refusals(other)).toBe(4);
    expect(refusals(one)).toBeGreaterThanOrEqual(2);
    expect(refusals(await follow(3, 300))).toBe(0);
  });

  it('serves a client of `graphql-ws` as before', async () => {
    const client = createClient({ url: url(), webSocketImpl: WebSocket, retryAttempts: 0 });
    const errors = await new Promise((resolve) =>
      client.subscribe(
        { query: DUE },
        { next: (next) => resolve(next.errors), error: resolve, complete: () => resolve(null) },
      ),
    );
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    await client.dispose();
  });

  it('made no fault of its own in all of it, and wrote nothing beside the log', () => {
    expect(toy.faults).toEqual([]);
    expect(said).toEqual([]);
  });
});

describe('the rate limit of the socket', () => {
  it('is asked before a document is parsed', async () => {
    const toy = await openToyApplication({ requestsPerMinute: 4 });
    const heard = await new Promise<{ type: string; payload?: { extensions: { code: string } }[] }[]>(
      (resolve) => {
        const socket = new WebSocket(`${toy.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
        const messages: { type: string }[] = [];
        socket.on('open', () => socket.send(INIT));
        socket.on('message', (data) => {
          if (messages.length === 0)
            for (let n = 0; n < 6; n += 1) socket.send(subscribe(`s${n}`, '{ not a document'));
          messages.push(JSON.parse(String(data)) as { type: string });
          if (messages.length === 7) socket.close();
        });
        socket.on('close', () => resolve(messages));
      },
    );
    const codes = heard
      .filter((each) => each.type === 'error')
      .map((each) => each.payload![0]!.extensions.code);
    expect(codes.slice(-3)).toEqual(['RATE_LIMITED', 'RATE_LIMITED', 'RATE_LIMITED']);
    await toy.close();
  });
});
