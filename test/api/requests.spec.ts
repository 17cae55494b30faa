/** @rulesets toy */
import { pino } from 'pino';
import { jest } from '@jest/globals';
import { TimelineAccess } from '../../src/service/play/timeline-access.js';
import { settingsOf, ServiceModule } from '../../src/service/wiring/index.js';
import { TOY } from '../toy/index.js';
import { openToyApplication, type Answer, type ToyApplication } from './toy-application.js';

const OPEN = `mutation ($name: String!) {
  createCampaign(input: { commandId: "open", name: $name, ruleset: { toy: { start: { scenario: MEETING } } },
    seats: [{ name: "Red", role: PLAYER }, { name: "Blue", role: PLAYER }] }) {
    ... on CampaignOpened { arbiterToken timeline { id } }
  }
}`;
const MUCH = `query ($id: ID!) {
  timeline(id: $id) { head { revision } turns { turn } due { message } events(first: 5) { edges { node { type } } }
    at { over ledger(first: 5) { edges { node { amount } } } } dice { mode } }
}`;

describe('a request', () => {
  let toy: ToyApplication;
  let lines: Record<string, unknown>[];
  let timeline: string;
  let arbiter: string;
  beforeAll(async () => {
    lines = [];
    const settings = settingsOf({
      store: 'memory',
      dataDir: '/nonexistent',
      limits: { requestsPerMinute: 0 },
    });
    const log = pino({}, { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
    toy = await openToyApplication({}, { core: ServiceModule.forRoot(settings, { rulesets: [TOY], log }) });
    const { data } = await toy.send(OPEN, { name: 'The secret name' });
    ({
      arbiterToken: arbiter,
      timeline: { id: timeline },
    } = data.createCampaign);
  });
  afterAll(() => toy.close());

  it('has an id, in its answer and in its line of the log', async () => {
    const answer = await fetch(`${toy.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${arbiter}`,
        'x-request-id': 'mine',
      },
      body: JSON.stringify({ query: '{ me { admin } }' }),
    });
    const id = answer.headers.get('x-request-id');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(lines.filter((each) => each['requestId'] === id)).toEqual([
      expect.objectContaining({
        msg: 'Answered',
        method: 'POST',
        route: '/graphql',
        status: 200,
        caller: expect.stringMatching(/^token-/),
      }),
    ]);
  });

  it('that meets a fault is told it under its id, and it is logged under it', async () => {
    const look = jest.spyOn(TimelineAccess.prototype, 'require').mockRejectedValue(new Error('broken'));
    const ask = `{ timeline(id: "${timeline}") { dice { mode } } }`;
    const answers = [
      await fetch(`${toy.url}/graphql?query=${encodeURIComponent(ask)}`, {
        headers: { authorization: `Bearer ${arbiter}`, 'apollo-require-preflight': 'yes' },
      }),
      await fetch(`${toy.url}/timelines/${timeline}/export`, {
        headers: { authorization: `Bearer ${arbiter}` },
      }),
    ];
    look.mockRestore();
    for (const answer of answers) {
      const { errors } = (await answer.json()) as Answer;
      const id = answer.headers.get('x-request-id');
      expect(errors).toMatchObject([{ extensions: { code: 'INTERNAL', correlationId: id } }]);
      expect(toy.faultIds.splice(0, 1)).toEqual([id]);
    }
    expect(toy.faults.splice(0)).toEqual([new Error('broken'), new Error('broken')]);
  });

  it('is logged without its token, its variables and its path', async () => {
    await toy.send(MUCH, { id: timeline }, arbiter);
    await fetch(`${toy.url}/timelines/${timeline}/export`, {
      headers: { authorization: `Bearer ${arbiter}` },
    });
    await fetch(`${toy.url}/timelines/${timeline}/export?token=${arbiter}`);
    await fetch(`${toy.url}/graphql?query={me{admin}}&variables={"a":"${arbiter}"}`);
    await fetch(`${toy.url}/nothing/${arbiter}`);
    expect(lines.slice(-5).map((each) => [each['route'], each['status']])).toEqual([
      ['/graphql', 200],
      ['/timelines/:id/export', 200],
      ['/timelines/:id/export', 200],
      ['/graphql', 400],
      [null, 404],
    ]);
    const text = JSON.stringify(lines);
    for (const secret of [arbiter, toy.adminToken, timeline, 'The secret name'])
      expect(text).not.toContain(secret);
  });

  it('of a watch over the service is not logged', async () => {
    const before = lines.length;
    await fetch(`${toy.url}/health`);
    expect(lines.length).toBe(before);
  });

  it('looks up once who may see a timeline, however much it asks of it', async () => {
    const look = jest.spyOn(TimelineAccess.prototype as unknown as { look: () => unknown }, 'look');
    const { errors } = await toy.send(MUCH, { id: timeline }, arbiter);
    expect(errors).toBeUndefined();
    expect(look).toHaveBeenCalledTimes(1);
    look.mockRestore();
  });

  it('that is limited says when to come again, on every route', async () => {
    const limited = await openToyApplication({ requestsPerMinute: 1 });
    const asked = async (path: string, init: RequestInit = {}) => {
      const { status, headers } = await fetch(`${limited.url}${path}`, init);
      return { status, retryAfter: Number(headers.get('retry-after')) > 0 };
    };
    await asked('/timelines/none/export');
    expect(await asked('/timelines/none/export')).toEqual({ status: 429, retryAfter: true });
    const body = JSON.stringify({ query: '{' });
    const headers = { 'content-type': 'application/json' };
    expect(await asked('/graphql', { method: 'POST', headers, body })).toEqual({
      status: 429,
      retryAfter: true,
    });
    expect(await asked('/health')).toEqual({ status: 200, retryAfter: false });
    await limited.close();
  });
});
