import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { NewRecord } from '../../src/event-store/event-store.port.js';
import { openDatabase } from '../../src/event-store/sqlite/driver.js';
import { openStore } from '../../src/service/wiring/stores.js';
import { settingsOf } from '../../src/service/wiring/index.js';
import type { Figure } from './figure.js';
import { inPairs, median, ratioOf } from './repetition.js';

const APPENDS = 200;
/** Events of one append, as an order sheet or a small phase makes them. */
const EVENTS = 3;
const ROUNDS = 15;

/** An event of ordinary size. */
export const sampleRecord = (): NewRecord => ({
  id: randomUUID(),
  type: 'planetary.DetachmentMoved',
  body: JSON.stringify({ data: { text: 'x'.repeat(450) }, id: randomUUID() }),
  hash: 'f'.repeat(64),
});

export const sampleAppends = (count: number, events = EVENTS): readonly (readonly NewRecord[])[] =>
  Array.from({ length: count }, () => Array.from({ length: events }, sampleRecord));

/** How many of something were done in a second. */
export async function perSecond(count: number, work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (count * 1000) / (performance.now() - start);
}

export const append: Figure = {
  name: 'append',
  description:
    'durable appends through the port, against bare inserts of the same bytes with the same driver',
  unit: 'appends/s',
  target: { of: 'ratio', at: 'least', limit: 0.7 },
  measure: async (workshop) => {
    const store = await openStore(settingsOf({ dataDir: workshop.folder('append') }));
    const bare = bareTable(workshop.folder('bare'));
    let stream = 0;
    let appends = sampleAppends(APPENDS);
    const ours = (): Promise<number> => {
      appends = sampleAppends(APPENDS);
      const name = `stream-${++stream}`;
      return perSecond(APPENDS, async () => {
        for (const [at, records] of appends.entries()) {
          const result = await store.append(name, at * EVENTS, records);
          if (!result.ok) throw new Error(JSON.stringify(result));
        }
      });
    };
    const beside = (): Promise<number> =>
      perSecond(APPENDS, async () => appends.forEach((records, at) => bare.insert(at * EVENTS, records)));
    const pairs = await inPairs(ROUNDS, 2, ours, beside);
    await store.close();
    bare.close();
    return { value: median(pairs.ours), ...ratioOf(pairs) };
  },
};

/** The least that keeps the same bytes durably: one table, no index, one transaction for each append. */
function bareTable(folder: string) {
  mkdirSync(folder);
  const database = openDatabase(join(folder, 'bare.sqlite'), { synchronous: 'FULL' });
  database.exec(`CREATE TABLE records (position INTEGER PRIMARY KEY, stream TEXT, "index" INTEGER, id TEXT,
    type TEXT, body TEXT, hash TEXT) STRICT`);
  const begin = database.prepare('BEGIN IMMEDIATE');
  const commit = database.prepare('COMMIT');
  const row = database.prepare(
    'INSERT INTO records (stream, "index", id, type, body, hash) VALUES (?, ?, ?, ?, ?, ?)',
  );
  return {
    insert: (first: number, records: readonly NewRecord[]) => {
      begin.run();
      records.forEach(({ id, type, body, hash }, at) => row.run('stream', first + at, id, type, body, hash));
      commit.run();
    },
    close: () => database.close(),
  };
}
