import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EventStore } from '../../src/event-store/event-store.port.js';
import { openEventStoreDb } from '../../src/event-store/eventstoredb/eventstoredb-event-store.js';
import { openMemoryEventStore } from '../../src/event-store/memory/memory-event-store.js';
import { copyStore } from '../../src/keeping/copy-store.js';
import { proveStore } from '../../src/keeping/proof.js';
import { surveyOf } from '../../src/keeping/survey.js';
import { VerifyQuery } from '../../src/service/contracts/index.js';
import { openFrozenStore } from '../../src/service/wiring/stores.js';
import { run } from '../../tools/copy-store.js';
import { run as doctor } from '../../tools/doctor.js';
import { EventStoreDbServer } from '../eventstoredb-server/server.js';
import { accepted, Club, type Table } from '../service/club.js';
import { close, folders, left, playedClub, rule, serve } from './kept-club.js';

const { path, remove } = folders();
afterAll(remove);

/** A club that has ended its service. */
let dataDir: string;
let table: Table;
/** Of the arbiter of another campaign. */
let token: string;
let source: EventStore;
beforeAll(async () => {
  const running = path();
  const played = await playedClub(running);
  ({ table } = played);
  for (let count = 0; count < 20; count += 1) accepted(await rule(played.club, table, `ruling-${count}`));
  const opened = await played.club.open({ commandId: 'another', name: 'Another' });
  if (opened.kind !== 'opened') throw new Error(JSON.stringify(opened));
  token = opened.arbiterToken!;
  dataDir = path();
  await left(played.club, running, dataDir);
  source = await openFrozenStore(join(dataDir, 'events.sqlite'));
});
afterAll(() => source.close());

/** A copy of the directory: what this process has opened once is in use for as long as it lives. */
function fresh(): string {
  const folder = path();
  cpSync(dataDir, folder, { recursive: true });
  return folder;
}

const said = async (args: string[], environment: Record<string, string> = {}) => {
  const lines: string[] = [];
  const code = await run(args, (line) => lines.push(line), environment);
  return { code, text: lines.join('\n') };
};
/** What is the same wherever a history stands. */
const historyOf = async (store: EventStore) => {
  const { streams, order, events } = await surveyOf(store);
  return { streams, order, events };
};

describe('npm run copy-store', () => {
  let server: EventStoreDbServer;
  beforeEach(async () => void (server = await EventStoreDbServer.start({ commitTimeout: 200 })));
  afterEach(() => server.stop());

  it('takes a history from SQLite to EventStoreDB and back, event for event, and it is gone on with in both', async () => {
    const back = path();
    const url = { WARLEDGER_EVENTSTORE_URL: server.connectionString };
    const there = await said([fresh(), 'eventstoredb'], url);
    expect(there).toMatchObject({ code: 0 });
    expect(there.text).toMatch(
      /holds what .* holds: \d+ events in \d+ streams, each of the same length, order and hash/,
    );
    const store = openEventStoreDb({ connectionString: server.connectionString });
    expect(await historyOf(store)).toEqual(await historyOf(source));
    const node = { ...url, WARLEDGER_STORE: 'eventstoredb', WARLEDGER_DATA_DIR: fresh() };
    const sentences: string[] = [];
    expect([await doctor([], (line) => sentences.push(line), node), sentences]).toEqual([
      0,
      ['All is well.'],
    ]);
    const key = readFileSync(join(dataDir, 'service.key'), 'utf8');
    expect(await said([server.connectionString, back], { WARLEDGER_KEY: key.trim() })).toMatchObject({
      code: 0,
    });
    expect(readFileSync(join(back, 'service.key'), 'utf8')).toBe(key);
    const returned = await openFrozenStore(join(back, 'events.sqlite'));
    expect(await historyOf(returned)).toEqual(await historyOf(source));
    await returned.close();
    const clubs = [await Club.start(store, {}, { key: key.trim(), demo: 'off' }), await serve(back)];
    for (const club of clubs) {
      accepted(await rule(club, table, 'after the copy'));
      expect(await club.session(token)).toMatchObject({ admin: false });
      await close(club, table, table.timelineId);
      const report = await club.queries.execute(new VerifyQuery(table.arbiter, table.timelineId));
      expect(report.checks.flatMap((each) => each.problems)).toEqual([]);
      expect((await proveStore(club.store)).problems).toEqual([]);
      await club.close();
    }
  });

  it('refuses a source that is none or has no key, a directory in use, and a target with another key', async () => {
    expect((await said([path(), 'eventstoredb'])).text).toContain('holds no event store');
    expect((await said([fresh(), 'eventstoredb'])).text).toContain('Set WARLEDGER_EVENTSTORE_URL');
    expect((await said([server.connectionString, path()], { WARLEDGER_DATA_DIR: path() })).text).toContain(
      'is missing',
    );
    const running = path();
    const { club } = await playedClub(running);
    expect(await said([running, server.connectionString])).toMatchObject({ code: 2 });
    expect((await said([running, server.connectionString])).text).toContain('is in use: stop the service');
    await club.close();
    const to = path();
    mkdirSync(to);
    writeFileSync(join(to, 'service.key'), 'ab'.repeat(32));
    expect((await said([fresh(), to])).text).toContain('is another key than that of the history');
  });
});

describe('a copy', () => {
  it('that was broken off is gone on with, and copies nothing twice', async () => {
    const to = openMemoryEventStore();
    const whole = await surveyOf(source);
    const half = interrupted(to, Math.floor(whole.events / 2));
    await expect(copyStore(source, half)).rejects.toThrow('the cable was pulled');
    const stood = (await surveyOf(to)).events;
    expect(stood).toBeGreaterThan(0);
    const steps: [number, number][] = [];
    const report = await copyStore(source, to, (...step) => steps.push(step));
    expect(report).toEqual({ events: whole.events, streams: whole.streams.size, stood });
    expect(steps.at(0)).toEqual([stood, whole.events]);
    expect(steps.at(-1)).toEqual([whole.events, whole.events]);
    expect(await historyOf(to)).toEqual(await historyOf(source));
    expect(await copyStore(source, to)).toMatchObject({ stood: whole.events });
  });

  it('into another history is refused, and adds nothing to it', async () => {
    const changes = [{ hash: '00'.repeat(32) }, { stream: 'elsewhere' }];
    for (const change of changes) {
      const to = openMemoryEventStore();
      for await (const record of source.readAll(null, 1)) {
        const { stream, ...rest } = { ...record, ...change };
        await to.append(stream, 0, [rest]);
      }
      await expect(copyStore(source, to)).rejects.toThrow('The target holds another history');
      expect((await surveyOf(to)).events).toBe(1);
    }
  });

  it('is not taken for whole where a record came over otherwise, in another order, or where the source was played on', async () => {
    const to = openMemoryEventStore();
    const bent = changed(to, {
      append: (stream, expected, records) =>
        to.append(
          stream,
          expected,
          records.map((each) => ({ ...each, hash: '00' })),
        ),
    });
    await expect(copyStore(source, bent)).rejects.toThrow('are not the same in both');
    let asked = 0;
    const growing = changed(source, {
      readAll: (after, limit) => source.readAll(after, (asked += 1) < 3 ? 5 : limit),
    });
    await expect(copyStore(growing, openMemoryEventStore())).rejects.toThrow(
      'stop its service and copy again',
    );
    const shuffled = openMemoryEventStore();
    for (const stream of (await surveyOf(source)).streams.keys())
      for await (const { id, type, body, hash, index } of source.read(stream))
        await shuffled.append(stream, index, [{ id, type, body, hash }]);
    await expect(copyStore(source, shuffled)).rejects.toThrow('their order among each other is not');
  });
});

/** A store with some of its ways replaced. */
const changed = (store: EventStore, ways: Partial<EventStore>): EventStore =>
  new Proxy(store, {
    get: (target, name) => {
      const value = (Reflect.get(ways, name) ?? Reflect.get(target, name, target)) as unknown;
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });

/** A store that breaks down when it holds so many events. */
function interrupted(store: EventStore, most: number): EventStore {
  let stored = 0;
  return changed(store, {
    append: (stream, expected, records, options) => {
      if (stored >= most) throw new Error('the cable was pulled');
      stored += records.length;
      return store.append(stream, expected, records, options);
    },
  });
}
