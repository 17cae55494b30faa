/** @rulesets toy */
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { WebSocket } from 'ws';
import { Observers, ServiceModule, settingsOf, type GivenSettings } from '../../src/service/wiring/index.js';
import { TOY } from '../toy/index.js';
import { openToyApplication, type ToyApplication } from './toy-application.js';

const OPEN = `mutation {
  createCampaign(input: { commandId: "open", name: "The secret name", ruleset: { toy: { start: { scenario: MEETING } } },
    seats: [{ name: "Red", role: PLAYER }, { name: "Blue", role: PLAYER }] }) {
    ... on CampaignOpened { arbiterToken timeline { id } }
  }
}`;
const RULE = `mutation ($timeline: ID!, $commandId: ID!) {
  recordRuling(input: { timeline: $timeline, commandId: $commandId, ruling: "A secret word", reason: "A secret reason" }) { __typename }
}`;

interface Watched {
  readonly toy: ToyApplication;
  readonly arbiter: string;
  readonly timeline: string;
  readonly lines: readonly Readonly<Record<string, unknown>>[];
  readonly dataDir: string;
}

/** A service over SQLite that judged two commands: a ruling, and one of somebody without a seat. */
async function watched(more: GivenSettings): Promise<Watched> {
  const dataDir = mkdtempSync(join(tmpdir(), 'warledger-watched-'));
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  const settings = settingsOf({ dataDir, limits: { requestsPerMinute: 0 }, ...more });
  const toy = await openToyApplication(
    {},
    { core: ServiceModule.forRoot(settings, { rulesets: [TOY], log }) },
  );
  const { data } = await toy.send(OPEN);
  const { arbiterToken: arbiter, timeline } = data.createCampaign;
  await toy.send(RULE, { timeline: timeline.id, commandId: 'secret-1' }, arbiter);
  await toy.send(RULE, { timeline: timeline.id, commandId: 'secret-2' }, null);
  return { toy, arbiter, timeline: timeline.id, lines, dataDir };
}

const leave = async ({ toy, dataDir }: Watched) => {
  await toy.close();
  rmSync(dataDir, { recursive: true, force: true });
};

describe('who watches over the service', () => {
  let it1: Watched;
  let url: string;
  beforeAll(async () => {
    it1 = await watched({ metrics: 'on' });
    const port = await it1.toy.app.get(Observers).listen({ host: '127.0.0.1', metricsPort: 0 });
    url = `http://127.0.0.1:${port}`;
  });
  afterAll(() => leave(it1));

  const measured = async (): Promise<string> => (await fetch(`${url}/metrics`)).text();
  /** Value of a sample; undefined where there is none. */
  const sample = (text: string, name: string): number | undefined => {
    const line = text.split('\n').find((each) => each.startsWith(`${name} `));
    return line === undefined ? undefined : Number(line.split(' ').at(-1));
  };

  it('is told of commands by ruleset and result, and how long each took', async () => {
    const text = await measured();
    const counted = (result: string) =>
      sample(
        text,
        `warledger_command_seconds_count{ruleset="toy",kind="ruling",preview="no",result="${result}"}`,
      );
    expect([counted('accepted'), counted('UNAUTHENTICATED')]).toEqual([1, 1]);
  });

  it('is told of appends, of commits to the disk and of what the read model shows', async () => {
    const text = await measured();
    const appends = sample(text, 'warledger_store_append_seconds_count{result="stored"}')!;
    expect(appends).toBeGreaterThan(3);
    expect(sample(text, 'warledger_store_commit_seconds_count')).toBeGreaterThan(3);
    expect(sample(text, 'warledger_store_commit_seconds_sum')).toBeGreaterThan(0);
    expect(sample(text, 'warledger_projection_seconds_count')).toBeGreaterThan(3);
    expect(sample(text, 'warledger_projection_waiting')).toBe(0);
  });

  it('is told how many sockets are open, how many deadlines stand, and how the process does', async () => {
    expect(sample(await measured(), 'warledger_sockets')).toBe(0);
    const socket = new WebSocket(`${it1.toy.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    await once(socket, 'open');
    const text = await measured();
    expect(sample(text, 'warledger_sockets')).toBe(1);
    for (const name of ['warledger_subscriptions', 'warledger_deadlines_due', 'warledger_deadlines_ahead'])
      expect(sample(text, name)).toBe(0);
    expect(sample(text, 'nodejs_eventloop_lag_seconds')).toBeDefined();
    socket.close();
    await once(socket, 'close');
  });

  it('is told no name, no id and no token', async () => {
    const text = await measured();
    const secrets = [it1.arbiter, it1.toy.adminToken, it1.timeline, 'secret', 'Red'];
    expect(secrets.filter((each) => text.includes(each))).toEqual([]);
  });

  it('asks on a port of its own for one thing only', async () => {
    expect((await fetch(`${it1.toy.url}/metrics`)).status).toBe(404);
    expect((await fetch(`${url}/graphql`)).status).toBe(404);
    expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404);
  });

  it('finds each command in the log, by its own id and that of its request', () => {
    const judged = it1.lines.filter(({ msg }) => msg === 'Judged');
    expect(judged).toEqual([
      expect.objectContaining({ commandId: 'secret-1', ruleset: 'toy', result: 'accepted' }),
      expect.objectContaining({ commandId: 'secret-2', result: 'UNAUTHENTICATED' }),
    ]);
    const answered = it1.lines.filter(({ msg }) => msg === 'Answered').map((each) => each['requestId']);
    for (const { requestId } of judged) expect(answered).toContain(requestId);
    expect(JSON.stringify(it1.lines)).not.toContain('A secret word');
  });
});

interface Span {
  readonly name: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[];
  readonly status: { readonly code: number };
}

describe('traces', () => {
  it('are sent of commands and of the appends below them, without what was said', async () => {
    const bodies: string[] = [];
    const collector = createServer((request, response) => {
      let body = '';
      request.on('data', (piece: Buffer) => (body += piece.toString()));
      request.on('end', () => {
        bodies.push(body);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    }).listen(0, '127.0.0.1');
    await once(collector, 'listening');
    const { port } = collector.address() as AddressInfo;
    const seen = await watched({ tracesUrl: `http://127.0.0.1:${port}/v1/traces` });
    // What is not sent yet is sent at the end.
    await leave(seen);
    collector.close();
    collector.closeAllConnections();
    const spans = bodies.flatMap((body) => {
      const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
      return resourceSpans.flatMap((each) => each.scopeSpans.flatMap((scope) => scope.spans));
    });
    const said = ({ attributes }: Span, key: string) =>
      attributes.find((each) => each.key === `warledger.${key}`)?.value.stringValue;
    const [ruling, refused] = spans.filter(({ name }) => name === 'command');
    expect([said(ruling!, 'ruleset'), said(ruling!, 'kind'), said(ruling!, 'result')]).toEqual([
      'toy',
      'ruling',
      'accepted',
    ]);
    expect(refused!.status.code).toBe(2);
    expect(seen.lines.map((each) => each['requestId'])).toContain(said(ruling!, 'request_id'));
    expect(
      spans.filter(({ parentSpanId }) => parentSpanId === ruling!.spanId).map(({ name }) => name),
    ).toEqual(['store.append']);
    // What several share stands by itself.
    for (const name of ['store.commit', 'projection'])
      expect(spans.filter((each) => each.name === name).length).toBeGreaterThan(3);
    const text = bodies.join();
    for (const secret of [seen.arbiter, seen.timeline, 'secret']) expect(text).not.toContain(secret);
  });
});

describe('what only few want', () => {
  it('is loaded when it is asked for: nothing imports it at once', () => {
    const eager = /^(?:import|export)(?! type).*from '(?:prom-client|@opentelemetry\/[\w-]+)'/m;
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((each) =>
      each.endsWith('.ts'),
    );
    expect(files.filter((each) => eager.test(readFileSync(join('src', each), 'utf8')))).toEqual([]);
  });
});
