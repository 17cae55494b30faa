import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../src/event-store/sqlite/driver.js';
import type { Surroundings } from '../../src/keeping/doctor.js';
import { run } from '../../tools/doctor.js';
import { folders, left, playedClub, rule, serve } from './kept-club.js';

const { path, remove } = folders();
afterAll(remove);

describe('npm run doctor', () => {
  let original: string;
  let table: Awaited<ReturnType<typeof playedClub>>['table'];
  let dataDir: string;
  beforeAll(async () => {
    const running = path();
    original = path();
    const played = await playedClub(running);
    ({ table } = played);
    await left(played.club, running, original);
  });
  beforeEach(() => {
    dataDir = path();
    cpSync(original, dataDir, { recursive: true });
  });

  const ample = Number.MAX_SAFE_INTEGER;
  const all = (): boolean => true;
  async function asked(free = ample, may: Surroundings['may'] = all) {
    const lines: string[] = [];
    const code = await run([dataDir], (line) => lines.push(line), {}, { freeBytes: () => free, may });
    return { code, text: lines.join('\n') };
  }
  /** What is wrong, one sentence after the other; the code must say so. */
  async function wrong(...given: Parameters<typeof asked>): Promise<string> {
    const { code, text } = await asked(...given);
    expect([code, text]).toEqual([1, expect.stringMatching(/^BAD /m)]);
    return text;
  }
  const file = (name: string): string => join(dataDir, name);
  const inEvents = (sql: string): void => {
    const database = openDatabase(file('events.sqlite'));
    database.exec(sql);
    database.close();
  };

  it('finds nothing wrong where nothing is, nor where a service runs, and changes nothing', async () => {
    const contents = () => readdirSync(dataDir).map((name) => [name, readFileSync(file(name))]);
    const before = contents();
    expect(await asked()).toEqual({ code: 0, text: 'All is well.' });
    expect(contents()).toEqual(before);
    const club = await serve(dataDir);
    const { code, text } = await asked();
    expect([code, text]).toEqual([0, expect.stringContaining('kept by a running service')]);
    await club.close();
  });

  it.each([
    ['that is not there', () => rmSync(dataDir, { recursive: true }), /does not exist.*WARLEDGER_DATA_DIR/],
    ['without its key', () => rmSync(file('service.key')), /service\.key is missing.*Restore it/],
    [
      'with another key',
      () => writeFileSync(file('service.key'), 'ab'.repeat(32), { mode: 0o600 }),
      /The event store was written under another service key/,
    ],
    [
      'with what is no key',
      () => writeFileSync(file('service.key'), `${'ab'.repeat(32)} c`),
      /service\.key holds no service key, which has 64 hex digits\. Restore it/,
    ],
    ['whose key is for all to read', () => chmodSync(file('service.key'), 0o644), /chmod 600 .*service\.key/],
    [
      'without its events',
      () => rmSync(file('events.sqlite')),
      /events\.sqlite is missing.*Restore a backup/,
    ],
    ['whose events are cut short', () => truncateSync(file('events.sqlite'), 9000), /cut short|damaged/],
    [
      'whose events are no database',
      () => writeFileSync(file('events.sqlite'), 'x'.repeat(9000)),
      /not an event store/,
    ],
    [
      'whose events are of a later version',
      () => inEvents('PRAGMA user_version = 99'),
      /has format 99; this version reads 1\. Update the service/,
    ],
    [
      'whose chain of hashes is broken',
      () =>
        inEvents(
          `UPDATE records SET body = replace(body, '"HOLD"', '"RAID"') WHERE type = 'toy.OrdersSubmitted'`,
        ),
      /timeline-.*, revision \d+: The hash does not follow/,
    ],
    [
      'that lacks a record',
      () => inEvents(`DELETE FROM records WHERE "index" = 1 AND stream LIKE 'timeline-%'`),
      /has record 2 where record 1 belongs\. Restore a backup/,
    ],
    [
      'whose read model is no database',
      () => writeFileSync(file('read-model-sqlite.sqlite'), 'x'.repeat(9000)),
      /read-model-sqlite\.sqlite cannot be read .*npm run rebuild/,
    ],
    [
      'that holds less than was known of it',
      () => inEvents('DELETE FROM records WHERE position = (SELECT max(position) FROM records)'),
      /holds less than was known of it .*Restore the newest backup/,
    ],
    [
      'whose restore broke off at its last step',
      () => {
        renameSync(dataDir, `${dataDir}.before-1`);
        mkdirSync(`${dataDir}.restoring-1`);
      },
      /broke off at its last step.*rename it to/,
    ],
  ])('says of a directory %s what to do', async (_, spoil, expected) => {
    spoil();
    expect(await wrong()).toMatch(expected);
  });

  it('says that the disk is nearly full', async () => {
    expect(await wrong(50 * 1024 * 1024)).toMatch(/nearly full: 50 MB are free, 10\d MB should be/);
  });

  it('says what this user may not use', async () => {
    expect(await wrong(ample, (path) => path !== dataDir)).toContain(`may not read and write in ${dataDir}`);
    const text = await wrong(ample, (path) => !path.endsWith('events.sqlite'));
    expect(text).toMatch(/may not read and write .*events\.sqlite\. Give it to the user/);
  });

  it('says that another process keeps the store locked', async () => {
    const database = openDatabase(file('events.sqlite'));
    database.exec('BEGIN IMMEDIATE');
    expect(await wrong()).toContain('Another process keeps events.sqlite locked');
    database.exec('ROLLBACK');
    database.close();
  });

  it('notes what needs nothing done', async () => {
    mkdirSync(`${dataDir}.restoring-2`);
    mkdirSync(`${dataDir}.before-3`);
    const running = path();
    cpSync(dataDir, running, { recursive: true });
    const club = await serve(running);
    await rule(club, table, 'one more');
    const behind = readFileSync(file('read-model-sqlite.sqlite'));
    const ahead = path();
    await left(club, running, ahead);
    cpSync(ahead, dataDir, { recursive: true });
    writeFileSync(file('read-model-sqlite.sqlite'), behind);
    const { code, text } = await asked();
    expect(code).toBe(0);
    expect(text).toContain('A restore broke off before it replaced anything');
    expect(text).toContain('is what was there before a restore');
    expect(text).toContain('is behind the event store: the next start catches up');
    const older = openDatabase(file('read-model-sqlite.sqlite'));
    older.exec('PRAGMA user_version = 1');
    older.close();
    expect((await asked()).text).toContain('was made by another version');
    rmSync(dataDir, { recursive: true });
    mkdirSync(dataDir);
    expect(await asked()).toMatchObject({ code: 0 });
  });
});
