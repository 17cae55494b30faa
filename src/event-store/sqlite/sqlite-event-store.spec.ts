import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { aRecord, describeEventStore, someRecords } from '../conformance.js';
import { openSqliteEventStore } from './sqlite-event-store.js';

/** As it is compiled for the tests. */
const thread = pathToFileURL(resolve('dist/tests/src/event-store/sqlite/writing-thread.js'));

for (const [name, settings] of [
  ['synchronous FULL', { synchronous: 'FULL' }],
  ['synchronous NORMAL', { synchronous: 'NORMAL' }],
  ['written by a thread of its own', { thread }],
] as const)
  describeEventStore(`SQLite, ${name}`, async () => {
    const directory = await mkdtemp(join(tmpdir(), 'event-store-'));
    const open = () =>
      openSqliteEventStore({ file: join(directory, 'events.db'), pollInterval: 10, ...settings });
    return {
      store: open(),
      other: async () => open(),
      cleanUp: () => rm(directory, { recursive: true }),
    };
  });

it('rejects an append with an id that already stands elsewhere in the stream, and stores nothing of it', async () => {
  const store = openSqliteEventStore({ file: ':memory:' });
  const [first, second] = someRecords(2);
  await store.append('a', 0, [first!, second!]);
  const [clash, beside] = await Promise.all([
    store.append('a', 2, [aRecord(), first!, aRecord()]),
    store.append('b', 0, someRecords(1)),
  ]);
  expect(clash).toMatchObject({ ok: false, error: 'rejected' });
  expect(beside).toMatchObject({ ok: true, length: 1 });
  expect(await store.length('a')).toBe(2);
  await store.close();
});
