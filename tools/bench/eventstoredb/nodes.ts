import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { itemAt } from '../../../src/kernel/index.js';
import { SECONDS, sheetsPerSecond, withService } from '../commands.js';
import type { Served } from '../commands-service.js';
import type { Figure, Measured } from '../figure.js';
import { inPairs, median, ratioOf } from '../repetition.js';
import { submitted } from '../subscribers.js';
import type { Workshop } from '../workshop.js';
import { withServer } from './server.js';

/** Campaigns, each played over a connection of its own. */
const CAMPAIGNS = 20;
const ROUNDS = 5;

export const eventStoreDbCommands: Figure = {
  name: 'eventstoredb-commands',
  description: `accepted order sheets on EventStoreDB, ${CAMPAIGNS} connections on as many campaigns, against the same on SQLite`,
  unit: 'commands/s',
  target: null,
  measure: (workshop) =>
    withServer((settings) =>
      withService(
        workshop.folder('on-server'),
        CAMPAIGNS,
        (onServer) =>
          withService(workshop.folder('on-sqlite'), CAMPAIGNS, async (onSqlite) => {
            const pairs = await inPairs(
              ROUNDS,
              1,
              () => sheetsPerSecond(onServer, CAMPAIGNS),
              () => sheetsPerSecond(onSqlite, CAMPAIGNS),
            );
            return { value: median(pairs.ours), ...ratioOf(pairs) };
          }),
        settings,
      ),
    ),
};

export const eventStoreDbTwoNodes: Figure = {
  name: 'eventstoredb-two-nodes',
  description: `accepted order sheets through two nodes on one EventStoreDB, half of ${CAMPAIGNS} connections each, against one of them alone`,
  unit: 'commands/s',
  target: null,
  measure: (workshop) =>
    withTwoNodes(workshop, async (one, other) => {
      const nodes = halvesOf(one, other);
      const pairs = await inPairs(
        ROUNDS,
        1,
        () => throughAll(nodes),
        () => sheetsPerSecond(one, CAMPAIGNS),
      );
      return { value: median(pairs.ours), ...ratioOf(pairs) };
    }),
};

export const eventStoreDbGroups: Figure = {
  name: 'eventstoredb-groups',
  description:
    'processor time of two nodes together for an accepted order sheet, each the node of a group of its own, against both of one group',
  unit: 'ms',
  target: null,
  measure: (workshop) =>
    withTwoGroups(workshop, (groups) =>
      withTwoNodes(workshop, async (one, other) => {
        const nodes = halvesOf(one, other);
        const pairs = await inPairs(
          ROUNDS,
          1,
          () => processorTime(groups),
          () => processorTime(nodes),
        );
        return { value: median(pairs.ours), ...ratioOf(pairs) };
      }),
    ),
};

export const eventStoreDbLag: Figure = {
  name: 'eventstoredb-lag',
  description:
    'from sending an order sheet to one node until a subscriber of the other has it, against until it is answered',
  unit: 'ms',
  target: null,
  measure: (workshop) => withTwoNodes(workshop, (one, other) => lagBetween(one, other)),
};

/** Works with two nodes on one server, each of a group of its own with half of the campaigns. */
const withTwoGroups = <T>(workshop: Workshop, work: (groups: readonly Served[]) => Promise<T>): Promise<T> =>
  withServer((settings) =>
    withService(
      workshop.folder('group-1'),
      CAMPAIGNS / 2,
      (one) =>
        withService(workshop.folder('group-2'), CAMPAIGNS / 2, (other) => work([one, other]), {
          ...settings,
          group: '2/2',
        }),
      { ...settings, group: '1/2' },
    ),
  );

/** Works with two nodes on one server that know the same campaigns. */
async function withTwoNodes<T>(
  workshop: Workshop,
  work: (one: Served, other: Served) => Promise<T>,
): Promise<T> {
  return withServer((settings) =>
    withService(
      workshop.folder('node-1'),
      CAMPAIGNS,
      (one) =>
        withService(
          workshop.folder('node-2'),
          0,
          (other) => work(one, { ...other, campaigns: one.campaigns }),
          settings,
        ),
      settings,
    ),
  );
}

/** Two nodes that know the same campaigns, each with half of them. */
const halvesOf = (one: Served, other: Served): readonly Served[] => [
  { ...one, campaigns: one.campaigns.slice(0, CAMPAIGNS / 2) },
  { ...other, campaigns: other.campaigns.slice(CAMPAIGNS / 2) },
];

/** Sheets a second of several nodes at once, a connection for each of their campaigns. */
async function throughAll(nodes: readonly Served[]): Promise<number> {
  const rates = await Promise.all(nodes.map((node) => sheetsPerSecond(node, node.campaigns.length)));
  return rates.reduce((sum, rate) => sum + rate, 0);
}

/** How long a node may still take in what others have stored. */
const TAKEN_IN_MS = 500;

/** Milliseconds of processor time that nodes need for a sheet that one of them takes. */
async function processorTime(nodes: readonly Served[]): Promise<number> {
  const used = (): number => nodes.reduce((sum, { pid }) => sum + processorMs(pid), 0);
  const before = used();
  const sheets = (await throughAll(nodes)) * SECONDS;
  await wait(TAKEN_IN_MS);
  return (used() - before) / sheets;
}

/** Linux tells it of every process, in hundredths of a second. */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return 10 * (Number(fields[11]) + Number(fields[12]));
}

const SHEETS = 200;
const WARM_UPS = 10;
const FOLLOW = `subscription ($timeline: ID!) { timelineEvents(timeline: $timeline, after: 0) { revision } }`;

async function lagBetween(one: Served, other: Served): Promise<Measured> {
  const follower = new Follower(other);
  const found = { ours: [] as number[], beside: [] as number[] };
  for (let number = -WARM_UPS; number < SHEETS; number++) {
    const sent = performance.now();
    const revision = await submitted(one);
    const answered = performance.now();
    const cameAt = await follower.told(revision);
    if (number < 0) continue;
    found.ours.push(cameAt - sent);
    found.beside.push(answered - sent);
  }
  await follower.leave();
  return { value: median(found.ours), ...ratioOf(found) };
}

/** Follows the first campaign of a node over a socket, and notes when each revision came. */
class Follower {
  private readonly client: Client;
  private readonly cameAt = new Map<number, number>();
  private check = (): void => undefined;

  constructor({ url, campaigns }: Served) {
    const { timelineId: timeline, token } = itemAt(campaigns, 0);
    this.client = createClient({
      url: `${url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { authorization: `Bearer ${token}` },
    });
    this.client.subscribe<{ timelineEvents: { revision: number } }>(
      { query: FOLLOW, variables: { timeline } },
      {
        next: ({ data }) => {
          if (data) this.cameAt.set(data.timelineEvents.revision, performance.now());
          this.check();
        },
        error: (error) => {
          throw new Error(`The follower was cut off: ${JSON.stringify(error)}`);
        },
        complete: () => undefined,
      },
    );
  }

  /** When a revision came; waits for it. */
  told(revision: number): Promise<number> {
    return new Promise((resolve) => {
      this.check = () => {
        const at = this.cameAt.get(revision);
        if (at !== undefined) resolve(at);
      };
      this.check();
    });
  }

  async leave(): Promise<void> {
    await this.client.dispose();
  }
}
