/**
 * Sends what an outsider can send to a started service and tells for how long its event loop is held: `npm run probe`. Exits with
 * 1 when a request holds it for longer than the bound. Run it on a machine that does nothing else.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import WebSocket from 'ws';
import { startMonitored, type MonitoredService } from './monitored-service.js';
import { BLIND, readingOf, type Hostile } from './requests.js';

const BOUND_MS = 250;
/** Campaigns that are read: the sector after twenty rounds, and nine races. */
const CAMPAIGNS = ['sector', 'planetary-races'];
const TIMELINE = 'golden';
const FORKS = 40;
const SOCKET_MS = 8000;

type Send = () => Promise<string>;

async function probe(campaign: string): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'warledger-probe-'));
  const service = await startMonitored(folder);
  let fits = true;
  const measure = async (name: string, send: Send): Promise<void> => {
    await service.held();
    const began = performance.now();
    const answer = await send().catch((error: unknown) => String(error));
    const took = performance.now() - began;
    const held = await service.held();
    fits &&= held <= BOUND_MS && service.alive();
    const line = `${held > BOUND_MS ? '!' : ' '} ${held.toFixed(0).padStart(5)} ms ${took.toFixed(0).padStart(6)} ms`;
    process.stdout.write(`${line}  ${name.padEnd(34)} ${answer}\n`);
  };
  try {
    const reader = await taken(service, campaign);
    process.stdout.write(`\n${campaign}: held, answered after\n`);
    await measure('warm-up', () => asked(service, BLIND[0]!, null));
    for (const each of BLIND) await measure(each.name, () => asked(service, each, null));
    for (const [name, send] of rawRequests(service)) await measure(name, send);
    const pieces = await piecesOf(service, reader);
    for (const each of readingOf(TIMELINE, pieces)) {
      await measure(each.name, () => asked(service, each, reader));
    }
    await measure('the export', () => exported(service, reader));
  } finally {
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return fits;
}

/** Imports a campaign and forks it; the token of its arbiter. */
async function taken(service: MonitoredService, campaign: string): Promise<string> {
  const body = gunzipSync(
    readFileSync(join(process.cwd(), 'test', 'golden-campaigns', `${campaign}.ndjson.gz`)),
  );
  const headers = {
    'content-type': 'application/x-ndjson',
    'command-id': 'probe',
    authorization: `Bearer ${service.adminToken}`,
  };
  const response = await fetch(`${service.url}/import`, { method: 'POST', headers, body });
  const { arbiterToken } = (await response.json()) as { arbiterToken?: string };
  if (!arbiterToken) throw new Error(`The campaign ${campaign} was not taken`);
  for (let number = 1; number <= FORKS; number += 1) {
    const input = {
      timeline: TIMELINE,
      commandId: `fork-${number}`,
      name: `Fork ${number}`,
      reason: 'Probe.',
    };
    const query = 'mutation ($input: ForkTimelineInput!) { forkTimeline(input: $input) { __typename } }';
    await asked(service, { name: 'fork', query, variables: { input } }, arbiterToken);
  }
  return arbiterToken;
}

async function post(service: MonitoredService, body: string, token: string | null): Promise<string> {
  const headers = {
    'content-type': 'application/json',
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(`${service.url}/graphql`, { method: 'POST', headers, body });
  const text = await response.text();
  const code = /"code":"(\w+)"/.exec(text)?.[1] ?? '';
  return `${response.status} ${text.length} ${code}`;
}

const asked = (service: MonitoredService, { query, variables }: Hostile, token: string | null) =>
  post(service, JSON.stringify({ query, variables }), token);

async function piecesOf(service: MonitoredService, token: string): Promise<readonly string[]> {
  const query = `{ timeline(id: "${TIMELINE}") { at { board { pieces { key } } } } }`;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const body = JSON.stringify({ query });
  const response = await fetch(`${service.url}/graphql`, { method: 'POST', headers, body });
  const { data } = (await response.json()) as {
    data: { timeline: { at: { board: { pieces: { key: string }[] } } } };
  };
  return data.timeline.at.board.pieces.map((each) => each.key);
}

async function exported(service: MonitoredService, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${service.url}/timelines/${TIMELINE}/export`, { headers });
  return `${response.status} ${(await response.text()).length}`;
}

/** What is no GraphQL request of the usual form. */
function rawRequests(service: MonitoredService): readonly (readonly [string, Send])[] {
  const deep = (count: number) => `{"query":"{ me { admin } }","variables":${'['.repeat(count)}`;
  const upload = (name: string, body: Buffer | string): readonly [string, Send] => [
    name,
    async () => {
      const headers = {
        'content-type': 'application/x-ndjson',
        'command-id': name,
        authorization: `Bearer ${service.adminToken}`,
      };
      const response = await fetch(`${service.url}/import`, { method: 'POST', headers, body });
      return `${response.status} ${(await response.text()).slice(0, 80)}`;
    },
  ];
  const headers = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`x-${at}`, 'y'.repeat(30)]));
  return [
    ['JSON 300,000 deep', () => post(service, deep(300_000), null)],
    ['a body beyond the limit', () => post(service, ' '.repeat(3_000_000), null)],
    ['300 headers', () => fetch(service.url, { headers }).then(({ status }) => String(status))],
    [
      'an address of 12,000 characters',
      () => fetch(`${service.url}/${'a/'.repeat(6000)}`).then(({ status }) => String(status)),
    ],
    ['socket: 50 MB', () => onSocket(service, ['x'.repeat(50_000_000)])],
    ['socket: 300,000 deep', () => onSocket(service, [`{"type":"ping","payload":${'['.repeat(300_000)}`])],
    ['socket: 20,000 pings', () => onSocket(service, Array<string>(20_000).fill('{"type":"ping"}'))],
    [
      'socket: large pings',
      () =>
        onSocket(service, Array<string>(500).fill(`{"type":"ping","payload":{"a":"${'x'.repeat(60_000)}"}}`)),
    ],
    ['socket: says nothing', () => onSocket(service, [])],
    [
      '100 sockets',
      () =>
        Promise.all(Array.from({ length: 100 }, () => onSocket(service, ['?']))).then((all) =>
          String(new Set(all).size),
        ),
    ],
    upload('import: a line without end', Buffer.alloc(40_000_000, 'x')),
    upload('import: JSON 300,000 deep', `{"a":${'['.repeat(300_000)}\n`),
    upload('import: no line', '\n'.repeat(1_000_000)),
  ];
}

function onSocket(service: MonitoredService, messages: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${service.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const late = setTimeout(() => socket.close(), SOCKET_MS);
    socket.on('open', () => messages.forEach((each) => socket.send(each)));
    socket.on('error', () => undefined);
    socket.on('close', (code, reason) => {
      clearTimeout(late);
      resolve(`${code} ${String(reason)}`);
    });
  });
}

let fit = true;
for (const campaign of CAMPAIGNS) fit = (await probe(campaign)) && fit;
process.exitCode = fit ? 0 : 1;
