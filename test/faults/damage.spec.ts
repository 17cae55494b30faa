import { jest } from '@jest/globals';
import { DatabaseSync } from '@photostructure/sqlite';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, startService, type ServiceProcess } from './service-process.js';
import { readStored } from './stored.js';
import { problemsOf, say, seatTable, type Saying, type Table } from './table.js';

jest.setTimeout(600_000);

const ruling = (table: Table, commandId: string, words = 'So be it.'): Saying => ({
  who: 'arbiter',
  mutation: 'recordRuling',
  input: { commandId, timeline: table.timeline, ruling: words, reason: 'Agreed.' },
});
const closing = (table: Table, n: number): Saying => ({
  who: 'arbiter',
  mutation: 'closePhase',
  input: { commandId: `close-${n}`, timeline: table.timeline },
});

describe('a store file', () => {
  /** The directory that a service has left, copied for each test. */
  const played = mkdtempSync(join(tmpdir(), 'warledger-'));
  let folder: string;
  let service: ServiceProcess | null = null;
  let table: Table;
  const file = () => join(folder, 'events.sqlite');

  beforeAll(async () => {
    ensureBuilt();
    service = await startService(played);
    table = await seatTable(service, service.adminToken!, 'table');
    for (const n of [1, 2, 3]) await say(service, table, closing(table, n));
    await say(service, table, ruling(table, 'last'));
    await service.stop();
  });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'warledger-'));
    cpSync(played, folder, { recursive: true });
  });
  afterEach(async () => {
    await service?.kill();
    rmSync(folder, { recursive: true });
  });
  afterAll(() => rmSync(played, { recursive: true }));

  const inFile = <T>(work: (database: InstanceType<typeof DatabaseSync>) => T): T => {
    const database = new DatabaseSync(file());
    try {
      return work(database);
    } finally {
      database.close();
    }
  };
  const withoutReadModel = () => {
    for (const name of readdirSync(folder).filter((each) => each.startsWith('read-model'))) {
      rmSync(join(folder, name));
    }
  };
  const start = async (): Promise<ServiceProcess> => (service = await startService(folder));

  it.each([
    ['with its read model', false],
    ['without one', true],
  ])('in which a face was changed is found out, with the revision, %s', async (_what, forget) => {
    const revision = inFile((database) => {
      const select = `SELECT position, body FROM records WHERE stream = ? AND type = 'dice.DiceRolled' ORDER BY position LIMIT 1`;
      const row = database.prepare(select).get(`timeline-${table.timeline}`) as {
        position: number;
        body: string;
      };
      const body = row.body.replace(
        /"faces":\[(\d)/,
        (_, face: string) => `"faces":[${(Number(face) % 6) + 1}`,
      );
      expect(body).not.toBe(row.body);
      database.prepare('UPDATE records SET body = ? WHERE position = ?').run(body, row.position);
      const before = `SELECT count(DISTINCT json_extract(body, '$.actor', '$.commandId')) AS steps FROM records
        WHERE stream = ? AND position <= ?`;
      const { steps } = database.prepare(before).get(`timeline-${table.timeline}`, row.position) as {
        steps: number;
      };
      return steps - 1;
    });
    if (forget) withoutReadModel();
    const problems = await problemsOf(await start(), table);
    expect(problems.some((each) => each.includes(` ${revision}:`))).toBe(true);
  });

  it('from which the last record was cut plays on from what is left, and is sound', async () => {
    inFile((database) =>
      database.exec('DELETE FROM records WHERE position = (SELECT max(position) FROM records)'),
    );
    const running = await start();
    const answer = await say(running, table, ruling(table, 'after'));
    expect(answer!.data.recordRuling.__typename).toBe('RulingAccepted');
    expect(await problemsOf(running, table)).toEqual([]);
    await running.stop();
    expect((await readStored(folder)).problems).toEqual([]);
  });

  it('from which a record in the middle was cut is found out, and other campaigns go on', async () => {
    inFile((database) =>
      database
        .prepare('DELETE FROM records WHERE stream = ? AND "index" = 4')
        .run(`timeline-${table.timeline}`),
    );
    withoutReadModel();
    const running = await startService(folder).catch((error: Error) => error);
    if (running instanceof Error) {
      expect(running.message).toMatch(/Warledger did not start|damaged/);
      return;
    }
    service = running;
    const answer = await running.send(
      'query ($id: ID!) { timeline(id: $id) { head { revision } verification { sound } } }',
      { id: table.timeline },
      table.tokens['arbiter']!,
    );
    expect(answer!.data?.timeline?.verification?.sound ?? false).toBe(false);
  });

  it.each([
    [
      'cut to half its size',
      (path: string) => truncateSync(path, Math.floor(statSync(path).size / 8192) * 4096),
    ],
    [
      'that is another file',
      (path: string) => writeFileSync(path, 'This is no database at all. '.repeat(400)),
    ],
  ])('%s keeps the service from starting, and it says why', async (_what, damage) => {
    damage(file());
    const failed = await startService(folder).then(
      (running) => running.kill().then(() => null),
      (error: Error) => error,
    );
    expect(failed?.message).toMatch(/Warledger did not start: .*events\.sqlite/);
    expect(failed?.message).not.toMatch(/\n\s+at /);
  });
});

/** A small file system in memory can only be had by root. */
const mountSmall = (folder: string): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder]).status === 0;

describe('a full disk', () => {
  it('stores nothing by halves, says so, and is overcome when there is room again', async () => {
    ensureBuilt();
    const folder = mkdtempSync(join(tmpdir(), 'warledger-full-'));
    const data = join(folder, 'data');
    mkdirSync(data);
    if (!mountSmall(data)) {
      process.stdout.write('The full disk is left out: no file system can be mounted here.\n');
      rmSync(folder, { recursive: true });
      return;
    }
    const service = await startService(data);
    try {
      const table = await seatTable(service, service.adminToken!, 'table');
      const long = 'x'.repeat(1900);
      const accepted: string[] = [];
      const health = async (): Promise<unknown> => {
        const response = await fetch(`${service.url}/health`);
        const { ready, parts } = (await response.json()) as { ready: boolean; parts: { detail: string }[] };
        return { status: response.status, ready, store: parts[0]!.detail };
      };
      expect(await health()).toEqual({ status: 200, ready: true, store: 'answers' });
      let refusal: readonly { message: string; extensions: { code: string } }[] | undefined;
      for (let n = 0; n < 3000 && !refusal; n += 1) {
        const answer = await say(service, table, ruling(table, `fill-${n}`, long));
        if (answer === null) throw new Error(`No answer:\n${service.output()}`);
        if (answer.data) accepted.push(`fill-${n}`);
        else refusal = answer.errors;
      }
      expect(refusal?.map((each) => each.extensions.code)).toEqual(['STORE_UNAVAILABLE']);
      expect(refusal![0]!.message).toMatch(/no room left; nothing was stored: The disk is full/);
      const full = expect.stringContaining('The disk is full') as string;
      expect(await health()).toEqual({ status: 503, ready: false, store: full });
      expect(service.output()).toMatch(/"level":50.*The disk is full/);
      const reading = await service.send(
        '{ campaigns { edges { node { id } } } }',
        {},
        table.tokens['arbiter']!,
      );
      expect(reading!.data.campaigns.edges).toHaveLength(1);

      spawnSync('mount', ['-o', 'remount,size=32m', data]);
      expect(await health()).toEqual({ status: 200, ready: true, store: 'answers' });
      const again = await say(service, table, ruling(table, `fill-${accepted.length}`, long));
      expect(again?.data?.recordRuling).toMatchObject({ __typename: 'RulingAccepted', repeated: false });
      expect(await problemsOf(service, table)).toEqual([]);
      expect(await service.stop()).toBe(0);
      const { commands, problems } = await readStored(data);
      expect(problems).toEqual([]);
      const stored = new Set(commands.map((each) => each.commandId));
      expect(accepted.filter((each) => !stored.has(each))).toEqual([]);
    } finally {
      await service.kill();
      spawnSync('umount', ['-l', data]);
      rmSync(folder, { recursive: true });
    }
  });
});
