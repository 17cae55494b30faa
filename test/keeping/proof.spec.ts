import type { EventStore, StoredRecord } from '../../src/event-store/event-store.port.js';
import { collect } from '../../src/event-store/conformance.js';
import { openMemoryEventStore } from '../../src/event-store/memory/memory-event-store.js';
import { hashing } from '../../src/hashing/index.js';
import { lockedDice, proveStore } from '../../src/keeping/proof.js';
import { surveyOf } from '../../src/keeping/survey.js';
import { serviceKey } from '../../src/service/auth/service-key.js';
import { Club, KEY } from '../service/club.js';
import { forked } from './kept-club.js';

type Change = (record: StoredRecord) => StoredRecord | null;

describe('the proof of a store', () => {
  let records: StoredRecord[];
  let main: string;
  let fork: string;
  beforeAll(async () => {
    const club = await Club.start();
    const table = await club.campaign();
    main = `timeline-${table.timelineId}`;
    fork = `timeline-${await forked(club, table, table.timelineId)}`;
    records = await collect(club.store.readAll(null));
    await club.close();
  });

  /** A store of the same records, some of them changed or left out. */
  async function storeOf(change: Change = (record) => record): Promise<EventStore> {
    const store = openMemoryEventStore();
    const lengths = new Map<string, number>();
    for (const record of records) {
      const changed = change(record);
      if (!changed) continue;
      const { stream, id, type, body, hash } = changed;
      const length = lengths.get(stream) ?? 0;
      await store.append(stream, length, [{ id, type, body, hash }]);
      lengths.set(stream, length + 1);
    }
    return store;
  }
  const proved = async (change?: Change) => proveStore(await storeOf(change));
  const ofStream =
    (name: RegExp | string, change: Change): Change =>
    (record) =>
      record.stream.match(name) ? change(record) : record;
  const rewritten =
    (from: string, to: string): Change =>
    (record) => ({
      ...record,
      body: record.body.replace(from, to),
    });

  it('finds a sound one sound, with all its streams and events', async () => {
    const { problems, unfinished, unproven, events, streams } = await proved();
    expect({ problems, unfinished, unproven, events }).toEqual({
      problems: [],
      unfinished: 0,
      unproven: 0,
      events: records.length,
    });
    expect([...streams.keys()]).toEqual([...new Set(records.map(({ stream }) => stream))]);
  });

  it.each([
    [
      'an event',
      /^timeline-/,
      '"actor":"seat-3"',
      '"actor":"seat-1"',
      /^timeline-.*The hash does not follow/,
    ],
    [
      'who holds a seat',
      /^campaign-/,
      '"seat":"seat-1"',
      '"seat":"seat-2"',
      /^campaign-.*The hash does not follow/,
    ],
    [
      'a domain of dice',
      /^dice-/,
      '"promotion":0',
      '"promotion":1',
      /^dice-.*The hash does not follow from the record/,
    ],
    [
      'the admin token',
      /^service$/,
      '"hash":"',
      '"hash":"0',
      /^service.*The hash does not follow from the record/,
    ],
    ['what is no JSON any more', /^timeline-/, '{', '', /timeline-.*cannot be read/],
  ])('tells that somebody changed %s', async (_, stream, from, to, expected) => {
    const { problems } = await proved(ofStream(stream, rewritten(from, to)));
    expect(problems).not.toEqual([]);
    for (const problem of problems) expect(problem).toMatch(expected);
  });

  it('tells that a record goes by another type, and that a fork lost its parent', async () => {
    const other = await proved(ofStream(main, (record) => ({ ...record, type: 'toy.Else' })));
    expect(other.problems.join()).toContain('goes by another id or type');
    const orphan = await proved(ofStream(main, () => null));
    expect(orphan.problems.join()).toMatch(new RegExp(`^.*${fork}: .* is missing`));
  });

  it('tells that a fork hangs on a link that its parent has not', async () => {
    const hung = await proved(ofStream(main, (record) => ({ ...record, hash: hashing.sha256(record.hash) })));
    expect(hung.problems.filter((each) => each.startsWith(fork)).join()).toContain(
      'names another hash of its parent',
    );
  });

  it('knows what nobody has finished, and does not vouch for what it does not know', async () => {
    const { problems, unfinished } = await proved(ofStream(/^campaign-/, () => null));
    expect([problems, unfinished]).toEqual([[], 2]);
    const unknown = await proved(ofStream(/^service$/, (record) => ({ ...record, stream: 'letters' })));
    expect([unknown.problems, unknown.unproven]).toEqual([[], 1]);
  });

  it('tells of dice that a key does not open', async () => {
    const store = await storeOf();
    const survey = await surveyOf(store);
    const opened = (key: string) => lockedDice(survey, store, serviceKey(Buffer.from(key, 'hex')));
    expect(await opened(KEY)).toEqual([]);
    expect((await opened('ab'.repeat(32))).join()).toMatch(/^dice-.* sealed under another service key/);
  });
});
