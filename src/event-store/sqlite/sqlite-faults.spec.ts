import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { aRecord, collect, Delivery, someRecords } from '../conformance.js';
import { StoreUnavailable, type EventStore } from '../event-store.port.js';
import { openDatabase } from './driver.js';
import { openSqliteEventStore } from './sqlite-event-store.js';

let directory: string;
let file: string;
const opened: EventStore[] = [];
const openStore = (settings = {}): EventStore => {
  const store = openSqliteEventStore({ file, pollInterval: 10, ...settings });
  opened.push(store);
  return store;
};
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'event-store-'));
  file = join(directory, 'events.db');
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((store) => store.close()));
  await rm(directory, { recursive: true });
});

const bulky = (): ReturnType<typeof aRecord> => aRecord(JSON.stringify({ text: 'x'.repeat(20_000) }));

/** A process of its own that appends to the file with bare statements, as another node of the service would. */
async function appendFromAnotherProcess(stream: string, count: number): Promise<void> {
  const script = join(directory, 'append.mjs');
  const driver = createRequire(import.meta.url).resolve('@photostructure/sqlite');
  await writeFile(
    script,
    `import { createRequire } from 'node:module';
     const { DatabaseSync } = createRequire(import.meta.url)(${JSON.stringify(driver)});
     const database = new DatabaseSync(${JSON.stringify(file)});
     database.exec('PRAGMA busy_timeout = 5000; PRAGMA synchronous = FULL');
     const insert = database.prepare(
       'INSERT INTO records (stream, "index", id, type, body, hash) VALUES (?, ?, ?, ?, ?, ?)');
     for (let index = 0; index < ${count}; index++) {
       database.exec('BEGIN IMMEDIATE');
       insert.run(${JSON.stringify(stream)}, index, 'id ' + index, 'test.Noted', '{}', '00');
       database.exec('COMMIT');
     }
     database.close();`,
  );
  await promisify(execFile)(process.execPath, [script]);
}

describe('a SQLite file with several processes', () => {
  it('takes appends from both, and tells the subscriptions of the one about the other', async () => {
    const store = openStore();
    const delivery = new Delivery();
    store.subscribe(null, delivery.handle, delivery.failed);
    const other = appendFromAnotherProcess('theirs', 200);
    for (let index = 0; index < 200; index++)
      expect(await store.append('ours', index, [aRecord()])).toMatchObject({ ok: true });
    await other;
    await delivery.until(400);
    expect(await store.length('theirs')).toBe(200);
    const all = await collect(store.readAll(null));
    expect(all).toHaveLength(400);
    expect(delivery.records).toEqual(all);
  });

  it('waits while another process writes, and says so when it waits in vain', async () => {
    const store = openStore({ busyTimeout: 50 });
    const other = openDatabase(file);
    other.exec('BEGIN IMMEDIATE');
    const results = await Promise.all(['a', 'b'].map((stream) => store.append(stream, 0, [aRecord()])));
    expect(results).toEqual(
      Array(2).fill({ ok: false, error: 'unreachable', reason: expect.stringContaining('locked') as string }),
    );
    expect(await collect(store.readAll(null))).toEqual([]);
    other.exec('ROLLBACK');
    other.close();
    expect(await store.append('a', 0, [aRecord()])).toMatchObject({ ok: true });
  });
});

describe('a thread that writes', () => {
  const thread = pathToFileURL(resolve('dist/tests/src/event-store/sqlite/writing-thread.js'));

  /** A thread that stops in the middle of the first append, and writes like any other when it is made again. */
  async function stopping(how: string): Promise<URL> {
    const path = join(directory, 'stopping.mjs');
    const driver = pathToFileURL(resolve('dist/tests/src/event-store/sqlite/driver.js')).href;
    await writeFile(
      path,
      `import { existsSync, writeFileSync } from 'node:fs';
       import { parentPort, workerData } from 'node:worker_threads';
       import { openDatabase } from ${JSON.stringify(driver)};
       const mark = ${JSON.stringify(join(directory, 'stopped'))};
       if (existsSync(mark)) await import(${JSON.stringify(thread.href)});
       else parentPort.once('message', ({ store: [{ stream, texts: [id, type, body, hash] }] }) => {
         const database = openDatabase(workerData.file);
         database.exec('BEGIN IMMEDIATE');
         database.prepare('INSERT INTO records (stream, "index", id, type, body, hash) VALUES (?, 0, ?, ?, ?, ?)')
           .run(stream, id, type, body, hash);
         writeFileSync(mark, '');
         ${how};
       });`,
    );
    return pathToFileURL(path);
  }

  it.each([
    ['fails', "throw new Error('no memory')", 'no memory'],
    ['stops', 'process.exit(0)', 'it stopped'],
  ])(
    'that %s leaves its appends unanswered and nothing half done; the next append has another',
    async (_, how, reason) => {
      const noted: Error[] = [];
      const store = openStore({ thread: await stopping(how), ended: (error: Error) => noted.push(error) });
      const [record, beside] = [aRecord(), aRecord()];
      const results = await Promise.all([store.append('a', 0, [record]), store.append('b', 0, [beside])]);
      expect(results).toEqual(
        Array(2).fill({
          ok: false,
          error: 'unreachable',
          reason: `The thread that writes has ended (${reason})`,
        }),
      );
      expect(noted.map(({ message }) => message)).toEqual([reason]);
      expect(await store.length('a')).toBe(0);
      expect(await store.append('a', 0, [record])).toEqual({ ok: true, length: 1, repeated: false });
    },
  );

  it('waits for another process beside the event loop, and says so when it waits in vain', async () => {
    const store = openStore({ thread, busyTimeout: 300 });
    await store.append('a', 0, [aRecord()]);
    const other = openDatabase(file);
    other.exec('BEGIN IMMEDIATE');
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 1);
    const result = await store.append('a', 1, [aRecord()]);
    clearInterval(counting);
    expect(result).toEqual({
      ok: false,
      error: 'unreachable',
      reason: expect.stringContaining('locked') as string,
    });
    expect(turns).toBeGreaterThan(1);
    other.exec('ROLLBACK');
    other.close();
    expect(await store.append('a', 1, [aRecord()])).toMatchObject({ ok: true });
  });

  it('tells how long each commit took', async () => {
    const seconds: number[] = [];
    const store = openStore({ thread, committed: (each: number) => seconds.push(each) });
    await store.append('a', 0, [aRecord()]);
    await store.append('a', 1, [aRecord()]);
    expect(seconds).toEqual([expect.any(Number), expect.any(Number)]);
  });

  it('stores what it was asked for before the store closes', async () => {
    const store = openStore({ thread });
    const appends = ['a', 'b', 'c'].map((stream) => store.append(stream, 0, someRecords(2)));
    await store.close();
    expect(await Promise.all(appends)).toMatchObject(Array(3).fill({ ok: true, length: 2 }));
    const copy = join(directory, 'copy.db');
    await copyFile(file, copy);
    expect(await collect(openStore({ file: copy }).readAll(null))).toHaveLength(6);
  });
});

describe('a full disk', () => {
  it('rejects what does not fit, keeps what was stored and takes the rest', async () => {
    const limited = openStore();
    await limited.append('a', 0, [aRecord()]);
    // The page limit belongs to a connection, so it is set on the one the store uses.
    const database = (limited as unknown as { database: ReturnType<typeof openDatabase> }).database;
    database.exec('PRAGMA max_page_count = 40');
    const results = await Promise.all([
      limited.append('a', 1, [aRecord(), ...Array.from({ length: 20 }, bulky), aRecord()]),
      limited.append('b', 0, [aRecord()]),
      limited.append('c', 0, [bulky(), bulky()]),
    ]);
    expect(results[0]).toEqual({
      ok: false,
      error: 'full',
      reason: expect.stringContaining('full') as string,
    });
    expect(results.slice(1)).toEqual([
      { ok: true, length: 1, repeated: false },
      { ok: true, length: 2, repeated: false },
    ]);
    expect(await limited.length('a')).toBe(1);
    database.exec('PRAGMA max_page_count = 100000');
    expect(await limited.append('a', 1, [bulky()])).toMatchObject({ ok: true, length: 2 });
    expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  });
});

describe('a file that is no event store', () => {
  const complaint = (): string => {
    try {
      openStore();
    } catch (error) {
      expect(error).toBeInstanceOf(StoreUnavailable);
      return (error as Error).message;
    }
    throw new Error('the file was opened');
  };
  const filled = async (): Promise<void> => {
    const store = openStore();
    for (let index = 0; index < 20; index++) await store.append('a', index, [bulky()]);
    await store.close();
  };

  it.each([
    ['text', 'this is no database at all, only a long line of text '.repeat(100), 'not an event store'],
    ['zeros', '\0'.repeat(8192), 'not an event store'],
  ])('is refused: %s', async (_, content, expected) => {
    await writeFile(file, content);
    expect(complaint()).toContain(expected);
    expect(await readFile(file, 'utf8')).toBe(content);
  });

  it('is refused: another program’s database', async () => {
    const database = openDatabase(file);
    database.exec('CREATE TABLE invoices (number INTEGER)');
    database.close();
    expect(complaint()).toContain('another program');
  });

  it('is refused: the format of a later version', async () => {
    await filled();
    const database = openDatabase(file);
    database.exec('PRAGMA user_version = 99');
    database.close();
    expect(complaint()).toContain('format 99');
  });

  it('is refused: a directory, and a file in a directory that does not exist', async () => {
    file = directory;
    expect(complaint()).toContain('cannot be opened');
    file = join(directory, 'missing', 'events.db');
    expect(complaint()).toContain('cannot be opened');
    file = join(directory, 'events.db');
  });

  it('is refused: cut short at any page', async () => {
    await filled();
    const { size } = await stat(file);
    for (const kept of [size - 4096, size - 1, Math.floor(size / 2), 5000, 600]) {
      await truncate(file, kept);
      expect(complaint()).toMatch(/cut short|damaged|not an event store/);
    }
  });

  it('is refused: one page overwritten, wherever it is', async () => {
    await filled();
    const sound = await readFile(file);
    for (let page = 1; page < sound.length / 4096; page += 13) {
      await writeFile(file, Buffer.from(sound).fill(0x55, page * 4096, (page + 1) * 4096));
      expect(complaint()).toContain('damaged');
    }
  });
});

it('leaves one complete file behind when it closes', async () => {
  const store = openStore();
  await store.append('a', 0, someRecords(3));
  await store.close();
  const copy = join(directory, 'copy.db');
  await copyFile(file, copy);
  const again = openStore({ file: copy });
  expect(await again.length('a')).toBe(3);
});
