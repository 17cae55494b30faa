import { jest } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreDbServer } from '../eventstoredb-server/server.js';
import { ensureBuilt, startService, type ServiceProcess } from './service-process.js';
import { problemsOf, say, seatTable, type Saying, type Table } from './table.js';

jest.setTimeout(600_000);

const HEAD = 'query ($id: ID!) { timeline(id: $id) { head { revision hash } } }';

describe('two nodes on one EventStoreDB', () => {
  const folders: string[] = [];
  const nodes: ServiceProcess[] = [];
  let server: EventStoreDbServer;
  let table: Table;

  beforeAll(async () => {
    ensureBuilt();
    server = await EventStoreDbServer.start();
    for (const name of ['a', 'b']) {
      const folder = mkdtempSync(join(tmpdir(), `warledger-node-${name}-`));
      folders.push(folder);
      nodes.push(
        await startService(folder, {
          WARLEDGER_STORE: 'eventstoredb',
          WARLEDGER_EVENTSTORE_URL: server.connectionString,
          WARLEDGER_KEY: '5a'.repeat(32),
        }),
      );
    }
    table = await seatTable(nodes[0]!, nodes[0]!.adminToken!, 'table');
  });
  afterAll(async () => {
    await Promise.all(nodes.map((each) => each.kill()));
    server.stop();
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  const ruling = (commandId: string, more: object = {}): Saying => ({
    who: 'arbiter',
    mutation: 'recordRuling',
    input: { commandId, timeline: table.timeline, ruling: 'So be it.', reason: 'Agreed.', ...more },
  });
  const headOf = async (node: ServiceProcess): Promise<{ revision: number; hash: string }> =>
    (await node.send(HEAD, { id: table.timeline }, table.tokens['arbiter']!))?.data?.timeline?.head;

  /** Asks a node until it knows a revision. */
  async function known(node: ServiceProcess, revision: number): Promise<{ revision: number; hash: string }> {
    for (;;) {
      const head = await headOf(node);
      if (head?.revision >= revision) return head;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  it('share one admin token, and what one takes the other shows', async () => {
    expect(nodes[1]!.adminToken).toBeNull();
    const answer = await say(nodes[0]!, table, ruling('through-a'));
    const { revision } = answer!.data.recordRuling;
    expect(await known(nodes[1]!, revision)).toEqual(await headOf(nodes[0]!));
  });

  it('take commands for one timeline in turn, and each of two that race for one place once', async () => {
    const both = nodes.flatMap((node, at) =>
      Array.from({ length: 8 }, (_, n) => say(node, table, ruling(`busy-${at}-${n}`))),
    );
    for (const answer of await Promise.all(both))
      expect(answer!.data.recordRuling.__typename).toBe('RulingAccepted');
    const { revision } = await headOf(nodes[0]!);
    await known(nodes[1]!, revision);
    const raced = await Promise.all(
      nodes.map((node, at) => say(node, table, ruling(`race-${at}`, { expectedRevision: revision }))),
    );
    expect(raced.map((each) => each!.data.recordRuling.__typename).sort()).toEqual([
      'RulingAccepted',
      'TimelineMoved',
    ]);
  });

  it('answer a command that was given to the other as repeated', async () => {
    const [one, other] = [
      await say(nodes[0]!, table, ruling('twice')),
      await say(nodes[1]!, table, ruling('twice')),
    ];
    const { repeated: _, ...first } = one!.data.recordRuling;
    expect(other!.data.recordRuling).toEqual({ ...first, repeated: true });
  });

  it('say so while the store is away, and go on when it is back', async () => {
    server.stop();
    for (const node of nodes) {
      const answer = await say(node, table, ruling('away'));
      expect(answer!.errors?.map((each) => each.extensions.code)).toEqual(['STORE_UNAVAILABLE']);
    }
    await server.listen();
    for (const node of nodes) {
      let answer = await say(node, table, ruling('away'));
      for (let n = 0; answer?.errors && n < 100; n += 1) {
        expect(answer.errors[0]!.extensions.code).toBe('STORE_UNAVAILABLE');
        await new Promise((resolve) => setTimeout(resolve, 100));
        answer = await say(node, table, ruling('away'));
      }
      expect(answer!.data.recordRuling).toMatchObject({
        __typename: 'RulingAccepted',
        repeated: node === nodes[1],
      });
    }
    const { revision } = await headOf(nodes[0]!);
    expect(await known(nodes[1]!, revision)).toEqual(await headOf(nodes[0]!));
    for (const node of nodes) expect(await problemsOf(node, table)).toEqual([]);
  });

  it('end with code 0', async () => {
    for (const node of nodes) expect(await node.stop()).toBe(0);
  });
});
