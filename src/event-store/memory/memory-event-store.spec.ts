import { aRecord, describeEventStore, someRecords } from '../conformance.js';
import { openMemoryEventStore } from './memory-event-store.js';

describeEventStore(
  'memory',
  async () => ({ store: openMemoryEventStore(), cleanUp: async () => undefined }),
  'one',
);

it('rejects an append with an id that already stands elsewhere in the stream, and stores nothing of it', async () => {
  const store = openMemoryEventStore();
  const [first, second] = someRecords(2);
  await store.append('a', 0, [first!, second!]);
  const clash = await store.append('a', 2, [aRecord(), first!, aRecord()]);
  expect(clash).toMatchObject({ ok: false, error: 'rejected' });
  expect(await store.length('a')).toBe(2);
});
