import { jest } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, startService, type ServiceProcess } from './service-process.js';
import { readStored } from './stored.js';
import { Watching } from './watching.js';
import { problemsOf, say, seatTable, type Saying, type Table } from './table.js';

jest.setTimeout(600_000);

const ruling = (table: Table, commandId: string, more: object = {}): Saying => ({
  who: 'arbiter',
  mutation: 'recordRuling',
  input: { commandId, timeline: table.timeline, ruling: 'So be it.', reason: 'Agreed.', ...more },
});
const HEAD =
  'query ($id: ID!) { timeline(id: $id) { head { revision hash turn phase } events(first: 200) { edges { node { id } } } } }';

describe('a data directory', () => {
  const started: ServiceProcess[] = [];
  let folder: string;
  const start = async (): Promise<ServiceProcess> => {
    const service = await startService(folder);
    started.push(service);
    return service;
  };

  beforeAll(ensureBuilt);
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'warledger-'))));
  afterEach(async () => {
    await Promise.all(started.splice(0).map((each) => each.kill()));
    rmSync(folder, { recursive: true });
  });

  it('cannot be served at an address that another program has: that is said in words, and nothing else', async () => {
    const one = await start();
    const second = mkdtempSync(join(tmpdir(), 'warledger-'));
    const failed = await startService(second, { WARLEDGER_PORT: new URL(one.url).port }).catch(
      (error: Error) => error,
    );
    rmSync(second, { recursive: true });
    expect((failed as Error).message).toMatch(
      /Warledger did not start: .*EADDRINUSE.* Another program listens there.* set WARLEDGER_PORT/,
    );
    expect((failed as Error).message).not.toContain('"level":50');
  });

  it('is served by two processes at once: what one has taken both show, and in one order', async () => {
    const one = await start();
    const other = await start();
    expect(other.adminToken).toBeNull();
    const table = await seatTable(one, one.adminToken!, 'table');
    const services = [one, other];
    const said: string[] = [];
    const play = async (service: ServiceProcess, name: string): Promise<void> => {
      for (let n = 0; n < 12; n += 1) {
        const saying: Saying =
          n % 6 === 5
            ? {
                who: 'arbiter',
                mutation: 'closePhase',
                input: { commandId: `${name}-${n}`, timeline: table.timeline },
              }
            : ruling(table, `${name}-${n}`);
        const answer = await say(service, table, saying);
        expect(answer?.errors).toBeUndefined();
        const { __typename } = answer!.data[saying.mutation];
        expect(__typename).toMatch(/Accepted$/);
        said.push(saying.input.commandId);
      }
    };
    await Promise.all([play(one, 'a'), play(one, 'b'), play(other, 'c'), play(other, 'd')]);

    for (const each of services) await atRest(each, table);
    const { head } = (await atRest(other, table)).timeline;
    const raced = await Promise.all(
      services.map((each, at) =>
        say(each, table, ruling(table, `race-${at}`, { expectedRevision: head.revision })),
      ),
    );
    expect(raced.map((each) => each!.data.recordRuling.__typename).sort()).toEqual([
      'RulingAccepted',
      'TimelineMoved',
    ]);

    for (const service of services) {
      const answer = await say(service, table, ruling(table, 'both'));
      expect(answer!.data.recordRuling).toMatchObject({
        __typename: 'RulingAccepted',
        repeated: service === other,
      });
    }
    const seen = await Promise.all(services.map((each) => atRest(each, table)));
    expect(seen[1]).toEqual(seen[0]);
    expect(await problemsOf(one, table)).toEqual([]);
    expect(await problemsOf(other, table)).toEqual([]);
    expect(services.map((each) => each.output()).join('')).not.toMatch(/"level":(50|60)/);

    await Promise.all(services.map((each) => each.stop()));
    const { commands, problems } = await readStored(folder);
    expect(problems).toEqual([]);
    for (const commandId of said)
      expect(commands.filter((each) => each.commandId === commandId)).toHaveLength(1);
  });

  it('says so where a second process serves it, and neither shows a command by halves', async () => {
    const one = await start();
    const other = await start();
    expect(other.output()).toContain('beside 1 other process on this data directory');
    expect(one.output()).not.toContain('other process');
    const table = await seatTable(one, one.adminToken!, 'table');
    const watching = [new Watching(one, table), new Watching(other, table), new Watching(other, table)];
    for (let n = 0; n < 9; n += 1) {
      await say(one, table, ruling(table, `ruling-${n}`));
      const input = { commandId: `close-${n}`, timeline: table.timeline };
      await say(one, table, { who: 'arbiter', mutation: 'closePhase', input });
    }
    await atRest(other, table);
    for (const each of watching) {
      expect(await each.halves()).toEqual([]);
      expect(each.looks).toBeGreaterThan(3);
    }
  });

  it('is left in order when the service is asked to finish in the middle of work', async () => {
    const service = await start();
    const table = await seatTable(service, service.adminToken!, 'table');
    const accepted: string[] = [];
    const codes: string[] = [];
    let asked = 0;
    let over = false;
    const work = async (name: string): Promise<void> => {
      for (let n = 0; !over; n += 1) {
        const saying = ruling(table, `${name}-${n}`);
        asked += 1;
        const answer = await say(service, table, saying);
        if (answer?.data?.recordRuling.__typename === 'RulingAccepted') accepted.push(saying.input.commandId);
        else if (answer?.errors) codes.push(...answer.errors.map((each) => each.extensions.code));
        else over = true;
      }
    };
    const workers = ['a', 'b', 'c', 'd', 'e', 'f'].map(work);
    while (accepted.length < 20) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await service.stop()).toBe(0);
    over = true;
    await Promise.all(workers);
    expect(codes.filter((code) => code !== 'STORE_UNAVAILABLE')).toEqual([]);
    expect(asked).toBeGreaterThanOrEqual(accepted.length);
    const { commands, problems } = await readStored(folder);
    expect(problems).toEqual([]);
    const stored = commands.map((each) => each.commandId);
    expect(accepted.filter((each) => !stored.includes(each))).toEqual([]);
    // Whatever was stored was answered, too: nobody is left to wonder.
    expect(stored.filter((each) => /^[a-f]-/.test(each) && !accepted.includes(each))).toEqual([]);
  });
});

/** Head and events of a timeline, once they have stopped changing. */
async function atRest(
  service: ServiceProcess,
  table: Table,
): Promise<{ readonly timeline: { readonly head: { readonly revision: number } } }> {
  let before: unknown;
  for (;;) {
    const answer = await service.send(HEAD, { id: table.timeline }, table.tokens['arbiter']!);
    const text = JSON.stringify(answer!.data);
    if (text === before) return answer!.data;
    before = text;
    await new Promise((resolve) => setTimeout(resolve, 700));
  }
}
