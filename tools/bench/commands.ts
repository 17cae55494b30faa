import { fork as startProcess, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { itemAt } from '../../src/kernel/index.js';
import type { Figure } from './figure.js';
import { inPairs, median, ratioOf, repeated, spreadOf } from './repetition.js';
import type { GivenSettings } from '../../src/service/wiring/index.js';
import type { Served } from './commands-service.js';

const CONNECTIONS = 20;
export const SECONDS = 3;
const ROUNDS = 5;

export const SUBMIT = `mutation ($input: SubmitOrdersInput!) {
  submitOrders(input: $input) { __typename ... on OrdersAccepted { revision } }
}`;
const NOOP = 'mutation ($input: SubmitOrdersInput!) { noop(input: $input) }';

/** The sheet of the west at the border. */
export const ORDERS = {
  planetary: {
    orders: [
      { battleOrder: { detachment: 'west-1', order: 'ATTACK', target: { hex: '4,3' } } },
      { battleOrder: { detachment: 'west-2', order: 'GUARD' } },
    ],
  },
};

export const commands: Figure = {
  name: 'commands',
  description: `accepted commands through GraphQL over HTTP, durable, ${CONNECTIONS} connections on as many campaigns, against an empty mutation`,
  unit: 'commands/s',
  target: { of: 'ratio', at: 'least', limit: 0.7 },
  measure: (workshop) =>
    withService(workshop.folder('commands'), CONNECTIONS, async (served) => {
      const submit = () => sheetsPerSecond(served, CONNECTIONS);
      const noop = () => load(served, CONNECTIONS, NOOP, '"noop":true');
      const pairs = await inPairs(ROUNDS, 1, submit, noop);
      return { value: median(pairs.ours), ...ratioOf(pairs) };
    }),
};

/** Works with a service in a process of its own, over a new folder with so many campaigns; ends it. */
export async function withService<T>(
  folder: string,
  campaigns: number,
  work: (served: Served) => Promise<T>,
  settings: GivenSettings = {},
): Promise<T> {
  const program = fileURLToPath(new URL('./commands-service.js', import.meta.url));
  const given = JSON.stringify({ dataDir: folder, ...settings });
  const service = startProcess(program, [given, String(campaigns)], { execArgv: [] });
  try {
    return await work(await ready(service));
  } finally {
    if (service.connected) {
      const ended = once(service, 'exit');
      service.disconnect();
      await ended;
    }
  }
}

async function ready(service: ChildProcess): Promise<Served> {
  const [message] = (await Promise.race([
    once(service, 'message'),
    once(service, 'exit').then(() => Promise.reject(new Error('The measured service did not start'))),
  ])) as [Served];
  return message;
}

const LOOK = `query ($id: ID!) {
  timeline(id: $id) {
    at {
      moment { turn phase }
      board { pieces { key kind location owner { key } } locations { key } }
      standings { measure seats { seat { key } } }
      units(first: 50) { edges { node { key } } }
    }
    events(last: 50) { edges { node { type } } }
  }
}`;

export const looks: Figure = {
  name: 'looks',
  description: `answers in a second to what a room asks anew: board, standings, 50 units, 50 events; ${CONNECTIONS} connections on as many campaigns`,
  unit: 'answers/s',
  target: null,
  measure: (workshop) =>
    withService(workshop.folder('looks'), CONNECTIONS, async (served) => {
      const rates = await repeated(ROUNDS, 1, () => load(served, CONNECTIONS, LOOK, '"pieces":['));
      return { value: median(rates), spread: spreadOf(rates) };
    }),
};

let commandIds = 0;

/** Accepted order sheets in a second, over so many connections. */
export const sheetsPerSecond = (served: Served, connections: number): Promise<number> =>
  load(served, connections, SUBMIT, '"OrdersAccepted"');

/** Requests in a second, each of them answered as expected. */
async function load(
  { url, campaigns }: Served,
  connections: number,
  query: string,
  expected: string,
): Promise<number> {
  let clients = 0;
  const result = await autocannon({
    url: `${url}/graphql`,
    connections,
    duration: SECONDS,
    verifyBody: (body) => String(body).includes(expected),
    setupClient: (client) => {
      const { timelineId, token } = itemAt(campaigns, clients++ % campaigns.length);
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const body = (): string => {
        const input = { timeline: timelineId, commandId: `command-${++commandIds}`, orders: ORDERS };
        return JSON.stringify({ query, variables: query === LOOK ? { id: timelineId } : { input } });
      };
      const setupRequest = (request: autocannon.Request) => ({ ...request, body: body() });
      client.setRequests([{ method: 'POST', path: '/graphql', headers, setupRequest }]);
    },
  });
  if (result.non2xx + result.errors + result.mismatches > 0)
    throw new Error(`${result.mismatches} answers were not ${expected}`);
  return result.requests.total / result.duration;
}
