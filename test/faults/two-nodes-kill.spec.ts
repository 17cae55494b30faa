import { jest } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEventStoreDb } from '../../src/event-store/eventstoredb/eventstoredb-event-store.js';
import { EventStoreDbCluster } from '../eventstoredb-server/cluster.js';
import { figures } from './kill-rounds.js';
import { ensureBuilt, startService, type Answer, type ServiceProcess } from './service-process.js';
import { readFrom } from './stored.js';
import { problemsOf, say, seatTable, type Saying, type Table } from './table.js';
import { Watching } from './watching.js';

jest.setTimeout(600_000);

interface Said extends Saying {
  /** Ids of the events it was answered with; null where it was not answered. */
  readonly ids: readonly string[] | null;
}

describe('two nodes on a cluster of EventStoreDB', () => {
  const folders = ['a', 'b'].map((name) => mkdtempSync(join(tmpdir(), `warledger-kill-${name}-`)));
  const random = figures(11);
  const said: Said[] = [];
  let cluster: EventStoreDbCluster;
  let nodes: ServiceProcess[];
  let table: Table;
  let commands = 0;

  const start = (at: number): Promise<ServiceProcess> =>
    startService(folders[at]!, {
      WARLEDGER_STORE: 'eventstoredb',
      WARLEDGER_EVENTSTORE_URL: cluster.connectionString,
      WARLEDGER_EVENTSTORE_PREFIX: 'club-',
      WARLEDGER_KEY: '5a'.repeat(32),
    });

  beforeAll(async () => {
    ensureBuilt();
    cluster = await EventStoreDbCluster.start(3, { commitTimeout: 300, commitDelay: 2 });
    cluster.log.foreign(500);
    nodes = [await start(0), await start(1)];
    table = await seatTable(nodes[0]!, nodes[0]!.adminToken!, 'table');
  });
  afterAll(async () => {
    await Promise.all(nodes.map((each) => each.kill()));
    cluster.stop();
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  const saying = (): Saying => {
    const input = { commandId: `c-${(commands += 1)}`, timeline: table.timeline };
    return random() < 0.3
      ? { who: 'arbiter', mutation: 'closePhase', input }
      : {
          who: 'arbiter',
          mutation: 'recordRuling',
          input: { ...input, ruling: 'So be it.', reason: 'Agreed.' },
        };
  };
  const idsIn = (answer: Answer | null, mutation: string): readonly string[] | null =>
    (answer?.data?.[mutation]?.events as { readonly id: string }[] | undefined)?.map(({ id }) => id) ?? null;

  /** Both nodes are given commands while something happens to them or to the servers. */
  async function playDuring(happening: () => Promise<void>): Promise<void> {
    let over = false;
    const unexpected: unknown[] = [];
    const work = async (at: number): Promise<void> => {
      while (!over) {
        const each = saying();
        const answer = await say(nodes[at]!, table, each);
        const code = answer?.errors?.[0]?.extensions.code;
        if (code !== undefined && code !== 'STORE_UNAVAILABLE') unexpected.push(answer!.errors);
        if (answer?.data?.[each.mutation]?.__typename === 'TimelineMoved') unexpected.push(answer.data);
        if (answer?.data?.[each.mutation]?.__typename !== 'Refused')
          said.push({ ...each, ids: idsIn(answer, each.mutation) });
        if (answer === null || answer.errors) await new Promise((resolve) => setTimeout(resolve, 250));
      }
    };
    const workers = [0, 0, 1, 1].map(work);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await happening();
    await new Promise((resolve) => setTimeout(resolve, 300));
    over = true;
    await Promise.all(workers);
    expect(unexpected).toEqual([]);
  }

  /** What was not answered is said again, to both nodes: it is stored once, and answered alike. */
  async function sayAgain(): Promise<void> {
    for (const [at, each] of said.entries()) {
      if (each.ids !== null) continue;
      const answers = [await insist(0, each), await insist(1, each)];
      expect(answers[1]).toEqual(answers[0]);
      said[at] = { ...each, ids: answers[0] ?? [] };
    }
  }

  async function insist(at: number, each: Saying): Promise<readonly string[] | null> {
    for (;;) {
      const answer = await say(nodes[at]!, table, each);
      if (answer && !answer.errors) return idsIn(answer, each.mutation);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  it('shows no command by halves', async () => {
    const watching = nodes.map((each) => new Watching(each, table));
    for (let n = 0; n < 6; n += 1) {
      await say(nodes[n % 2]!, table, {
        who: 'arbiter',
        mutation: 'closePhase',
        input: { commandId: `watched-${n}`, timeline: table.timeline },
      });
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
    for (const each of watching) {
      expect(await each.halves()).toEqual([]);
      expect(each.looks).toBeGreaterThan(2);
    }
  });

  const restart = async (at: number): Promise<void> => {
    await nodes[at]!.kill();
    nodes[at] = await start(at);
  };
  const moveLeader = async (): Promise<void> => {
    const { leader } = cluster;
    await cluster.killLeader(200);
    await leader.listen();
  };

  it.each([
    ['a node is killed', () => restart(0)],
    ['the leader of the servers is killed', moveLeader],
    ['the other node and the leader are killed at once', () => Promise.all([restart(1), moveLeader()])],
    [
      'the servers have no quorum for a while',
      async () => {
        for (const server of cluster.nodes) server.quorum = false;
        await new Promise((resolve) => setTimeout(resolve, 500));
        for (const server of cluster.nodes) server.quorum = true;
      },
    ],
  ] as const)('goes on when %s', async (_, happening) => {
    await playDuring(async () => void (await happening()));
    await sayAgain();
  });

  it('has stored everything that was acknowledged, once, whole and as it was answered', async () => {
    for (const node of nodes) expect(await problemsOf(node, table)).toEqual([]);
    const store = openEventStoreDb({ connectionString: cluster.connectionString, prefix: 'club-' });
    const { commands: stored, problems } = await readFrom(store);
    await store.close();
    expect(problems).toEqual([]);
    expect(said.length).toBeGreaterThan(30);
    const wrong = said.filter(({ input, ids }) => {
      const found = stored.filter(({ commandId }) => commandId === input.commandId);
      if (ids!.length === 0) return found.length > 0;
      return found.length !== 1 || JSON.stringify(found[0]!.ids) !== JSON.stringify(ids);
    });
    expect(wrong).toEqual([]);
  });
});
