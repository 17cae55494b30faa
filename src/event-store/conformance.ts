import { randomBytes, randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type {
  AppendResult,
  EventStore,
  NewRecord,
  ReadOptions,
  StoredRecord,
  Subscription,
} from './event-store.port.js';

/** An empty store to try the suite on. */
export interface StoreUnderTest {
  readonly store: EventStore;
  /** Another client of the same records, such as another process would be. */
  readonly other?: () => Promise<EventStore>;
  /** Called after the store was closed. */
  readonly cleanUp: () => Promise<void>;
}

/**
 * The suite every event store must pass, whole. `open` is called once per test.
 * @param clients `one` for a store that cannot have a second client
 */
export function describeEventStore(
  name: string,
  open: () => Promise<StoreUnderTest>,
  clients: 'one' | 'many' = 'many',
): void {
  describe(`event store: ${name}`, () => {
    let opened: StoreUnderTest;
    const store = (): EventStore => opened.store;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(async () => {
      await opened.store.close();
      await opened.cleanUp();
    });

    describe('append', () => appending(store));
    describe('repetition', () => repeating(store));
    describe('read', () => reading(store));
    describe('all streams', () => readingAll(store));
    describe('bytes', () => keepingBytes(store));
    describe('concurrency', () => racing(store));
    describe('subscription', () => subscribing(store));
    if (clients === 'many') {
      describe('two clients', () => sharing(() => opened));
      describe('an append of several records', () => neverByHalves(() => opened));
    }
    describe('clear', () => clearing(store));
    describe('close', () => closing(store));
  });
}

function clearing(store: () => EventStore): void {
  const begun = async (): Promise<readonly NewRecord[]> => {
    const records = [aRecord(), aRecord()];
    await store().append('begun', 0, records);
    await store().append('other', 0, [aRecord()]);
    return records;
  };
  const read = async (stream: string): Promise<number> => {
    let count = 0;
    for await (const _ of store().read(stream)) count += 1;
    return count;
  };

  it('gives up a stream of the length expected, for good', async () => {
    const records = await begun();
    expect(await store().clear('begun', 2)).toEqual({ ok: true });
    expect([await store().length('begun'), await read('begun')]).toEqual([0, 0]);
    for (const expected of [0, 2])
      expect(await store().append('begun', expected, expected === 0 ? records : [aRecord()])).toMatchObject({
        ok: false,
      });
    expect(await store().append('begun', 0, [aRecord()])).toMatchObject({
      error: 'rejected',
      reason: expect.stringContaining('under another commandId') as string,
    });
    expect(await store().clear('begun', 2)).toEqual({ ok: true });
    expect(await read('other')).toBe(1);
    expect(await store().append('other', 1, [aRecord()])).toMatchObject({ ok: true, length: 2 });
  });

  it('leaves a stream that somebody has gone on with, and one that is not there', async () => {
    await begun();
    const moved = { ok: false, error: 'moved' };
    expect(await store().clear('begun', 1)).toEqual(moved);
    expect(await store().clear('begun', 3)).toEqual(moved);
    expect(await read('begun')).toBe(2);
  });

  it('closes a stream that never was, so that none will be', async () => {
    await begun();
    expect(await store().clear('nothing', 0)).toEqual({ ok: true });
    expect(await store().append('nothing', 0, [aRecord()])).toMatchObject({ error: 'rejected' });
    expect(await store().length('nothing')).toBe(0);
  });

  it('leaves the stream that holds the newest record of all', async () => {
    await begun();
    expect(await store().clear('other', 1)).toEqual({ ok: false, error: 'moved' });
    expect(await read('other')).toBe(1);
  });

  it('is done or not where somebody appends at the same moment, never half', async () => {
    await begun();
    const [cleared, appended] = await Promise.all([
      store().clear('begun', 2),
      store().append('begun', 2, [aRecord()]),
    ]);
    expect([cleared.ok, appended.ok].filter(Boolean)).toHaveLength(1);
    expect(await read('begun')).toBe(cleared.ok ? 0 : 3);
  });

  it('keeps followers on their way', async () => {
    const seen: string[] = [];
    await begun();
    await store().clear('begun', 2);
    const subscription = store().subscribe(
      await store().lastPosition(),
      ({ stream }) => void seen.push(stream),
      () => undefined,
    );
    await store().append('later', 0, [aRecord(), aRecord()]);
    while (seen.length < 2) await setImmediate();
    expect(seen).toEqual(['later', 'later']);
    await subscription.close();
  });
}

/** A record with a new id. */
export function aRecord(body = '{"note":"x"}', type = 'test.Noted'): NewRecord {
  return { id: randomUUID(), type, body, hash: randomUUID().replaceAll('-', '').repeat(2) };
}

export const someRecords = (count: number): NewRecord[] =>
  Array.from({ length: count }, (_, number) => aRecord(`{"number":${number}}`));

export async function collect(records: AsyncIterable<StoredRecord>): Promise<StoredRecord[]> {
  const all: StoredRecord[] = [];
  for await (const record of records) all.push(record);
  return all;
}

const stored = (length: number): AppendResult => ({ ok: true, length, repeated: false });
const repeated = (length: number): AppendResult => ({ ok: true, length, repeated: true });
const moved = (length: number): AppendResult => ({ ok: false, error: 'moved', length });
const rejection = { ok: false, error: 'rejected', reason: expect.any(String) as string };

const ids = (records: readonly { readonly id: string }[]): string[] => records.map((record) => record.id);

function appending(store: () => EventStore): void {
  it('starts a stream at length 0 and goes on at its length', async () => {
    const records = someRecords(4);
    expect(await store().append('a', 0, records.slice(0, 1))).toEqual(stored(1));
    expect(await store().append('a', 1, records.slice(1))).toEqual(stored(4));
    expect(await store().length('a')).toBe(4);
    expect(ids(await collect(store().read('a')))).toEqual(ids(records));
  });

  it('answers moved with the length when the stream is shorter or longer than expected', async () => {
    expect(await store().append('a', 1, someRecords(1))).toEqual(moved(0));
    await store().append('a', 0, someRecords(3));
    for (const expected of [0, 1, 2, 4, 100])
      expect(await store().append('a', expected, someRecords(2))).toEqual(moved(3));
    expect(await store().length('a')).toBe(3);
  });

  it('rejects an append of nothing, whatever the length', async () => {
    expect(await store().append('a', 0, [])).toEqual(rejection);
    expect(await store().append('a', 7, [])).toEqual(rejection);
    expect(await store().length('a')).toBe(0);
  });

  it('rejects a length that is none and a stream without a name', async () => {
    for (const expected of [-1, 0.5, Number.NaN])
      expect(await store().append('a', expected, someRecords(1))).toEqual(rejection);
    expect(await store().append('', 0, someRecords(1))).toEqual(rejection);
  });

  it('stores nothing of an append that holds the same id twice', async () => {
    const [first, second] = someRecords(2);
    expect(await store().append('a', 0, [first!, second!, { ...aRecord(), id: first!.id }])).toEqual(
      rejection,
    );
    expect(await store().length('a')).toBe(0);
    expect(await collect(store().readAll(null))).toEqual([]);
  });

  it('stores nothing of an append that contains what could not come back', async () => {
    const bad = { ...aRecord(), type: 'cut\0off' };
    expect(await store().append('a', 0, [aRecord(), bad])).toEqual(rejection);
    expect(await store().append('a', 0, [aRecord(), aRecord('"\ud800"')])).toEqual(rejection);
    expect(await store().length('a')).toBe(0);
  });

  it('takes what is as large as it says, and rejects much more in words', async () => {
    const { largestAppend } = store();
    // Nothing that could be packed well.
    const fitting = (size: number): NewRecord =>
      aRecord(
        JSON.stringify(
          randomBytes(size)
            .toString('base64')
            .slice(0, size - 256 - 2),
        ),
      );
    const half = Math.floor(largestAppend / 2);
    const records = [fitting(half), fitting(half)];
    expect(await store().append('a', 0, records)).toEqual(stored(2));
    expect(
      await store().append(
        'a',
        2,
        [...Array(5).keys()].map(() => fitting(half)),
      ),
    ).toEqual({
      ...rejection,
      reason: expect.stringContaining(`${largestAppend} bytes at once`) as string,
    });
    expect((await collect(store().read('a'))).map(({ body }) => body)).toEqual(
      records.map(({ body }) => body),
    );
  });

  it('is believed where the records are said to be new', async () => {
    const records = someRecords(2);
    expect(await store().append('a', 0, records, { fresh: true })).toEqual(stored(2));
    expect(await store().append('a', 0, someRecords(1), { fresh: true })).toEqual(moved(2));
  });

  it('keeps the same id in two streams apart', async () => {
    const record = aRecord();
    expect(await store().append('a', 0, [record])).toEqual(stored(1));
    expect(await store().append('b', 0, [record])).toEqual(stored(1));
  });
}

function repeating(store: () => EventStore): void {
  it('answers the same records at exactly the expected place as the first time', async () => {
    const [one, two, three, four] = someRecords(4);
    await store().append('a', 0, [one!, two!]);
    await store().append('a', 2, [three!]);
    expect(await store().append('a', 0, [one!, two!])).toEqual(repeated(2));
    expect(await store().append('a', 2, [three!])).toEqual(repeated(3));
    expect(await store().append('a', 0, [one!])).toEqual(repeated(1));
    expect(await store().append('a', 1, [two!, three!])).toEqual(repeated(3));
    expect(await store().append('a', 3, [four!])).toEqual(stored(4));
    expect(ids(await collect(store().read('a')))).toEqual(ids([one!, two!, three!, four!]));
  });

  it('keeps what was stored first when the same ids come with another body', async () => {
    const record = aRecord('{"note":"first"}');
    await store().append('a', 0, [record]);
    expect(await store().append('a', 0, [{ ...record, body: '{"note":"second"}' }])).toEqual(repeated(1));
    expect((await collect(store().read('a')))[0]!.body).toBe('{"note":"first"}');
  });

  it('answers moved when only some of the records stand there, and stores nothing', async () => {
    const [one, two] = someRecords(2);
    await store().append('a', 0, [one!, two!]);
    expect(await store().append('a', 0, [one!, aRecord()])).toEqual(moved(2));
    expect(await store().append('a', 0, [aRecord(), two!])).toEqual(moved(2));
    expect(await store().append('a', 1, [two!, aRecord()])).toEqual(moved(2));
    expect(await store().append('a', 0, [one!, two!, aRecord()])).toEqual(moved(2));
    expect(await store().append('a', 0, [two!, one!])).toEqual(moved(2));
    expect(ids(await collect(store().read('a')))).toEqual(ids([one!, two!]));
  });

  it('answers moved when the same records stand at another place', async () => {
    const [one, two] = someRecords(2);
    await store().append('a', 0, [one!, two!]);
    expect(await store().append('a', 0, [two!])).toEqual(moved(2));
    expect(await store().append('a', 1, [one!])).toEqual(moved(2));
    expect(await store().append('a', 3, [one!])).toEqual(moved(2));
  });
}

function reading(store: () => EventStore): void {
  const indexes = async (options?: ReadOptions): Promise<number[]> =>
    (await collect(store().read('a', options))).map((record) => record.index);

  it('gives nothing for an unknown stream', async () => {
    expect(await collect(store().read('unknown'))).toEqual([]);
    expect(await collect(store().read('unknown', { direction: 'backwards' }))).toEqual([]);
    expect(await collect(store().read('unknown', { direction: 'backwards', from: 3 }))).toEqual([]);
    expect(await store().length('unknown')).toBe(0);
  });

  it('gives back every field, with gap-free indexes and growing positions', async () => {
    const records = someRecords(3);
    await store().append('a', 0, records);
    const read = await collect(store().read('a'));
    expect(read).toEqual(
      records.map((record, index) => ({
        ...record,
        stream: 'a',
        index,
        position: expect.any(BigInt) as bigint,
      })),
    );
    expect(read[0]!.position < read[1]!.position && read[1]!.position < read[2]!.position).toBe(true);
  });

  it('reads forwards from, to and at most', async () => {
    await store().append('a', 0, someRecords(6));
    expect(await indexes({ from: 2 })).toEqual([2, 3, 4, 5]);
    expect(await indexes({ to: 2 })).toEqual([0, 1, 2]);
    expect(await indexes({ from: 2, to: 4 })).toEqual([2, 3, 4]);
    expect(await indexes({ from: 2, to: 2 })).toEqual([2]);
    expect(await indexes({ from: 1, limit: 2 })).toEqual([1, 2]);
    expect(await indexes({ from: 4, to: 100, limit: 100 })).toEqual([4, 5]);
    expect(await indexes({ from: 4, to: 3 })).toEqual([]);
    expect(await indexes({ from: 6 })).toEqual([]);
    expect(await indexes({ limit: 0 })).toEqual([]);
  });

  it('reads backwards from, to and at most', async () => {
    await store().append('a', 0, someRecords(6));
    expect(await indexes({ direction: 'backwards' })).toEqual([5, 4, 3, 2, 1, 0]);
    expect(await indexes({ direction: 'backwards', from: 2 })).toEqual([2, 1, 0]);
    expect(await indexes({ direction: 'backwards', to: 4 })).toEqual([5, 4]);
    expect(await indexes({ direction: 'backwards', from: 4, to: 2 })).toEqual([4, 3, 2]);
    expect(await indexes({ direction: 'backwards', limit: 2 })).toEqual([5, 4]);
    expect(await indexes({ direction: 'backwards', from: 3, limit: 1 })).toEqual([3]);
    expect(await indexes({ direction: 'backwards', from: 100 })).toEqual([5, 4, 3, 2, 1, 0]);
    expect(await indexes({ direction: 'backwards', from: 2, to: 3 })).toEqual([]);
  });

  it('reads a stream of many pages whole, in both directions, and can be left early', async () => {
    const records = someRecords(1100);
    for (let at = 0; at < records.length; at += 550)
      await store().append('a', at, records.slice(at, at + 550));
    expect(ids(await collect(store().read('a')))).toEqual(ids(records));
    expect(ids(await collect(store().read('a', { direction: 'backwards' })))).toEqual(ids(records).reverse());
    for await (const record of store().read('a')) if (record.index === 2) break;
    expect(await indexes({ from: 1098 })).toEqual([1098, 1099]);
  });
}

function readingAll(store: () => EventStore): void {
  it('has no position and no records when empty', async () => {
    expect(await store().lastPosition()).toBeNull();
    expect(await collect(store().readAll(null))).toEqual([]);
  });

  it('gives the records of all streams in the order they were appended', async () => {
    const records = someRecords(5);
    await store().append('a', 0, records.slice(0, 2));
    await store().append('b', 0, records.slice(2, 3));
    await store().append('a', 2, records.slice(3));
    const all = await collect(store().readAll(null));
    expect(ids(all)).toEqual(ids(records));
    expect(all.map((record) => `${record.stream}${record.index}`)).toEqual(['a0', 'a1', 'b0', 'a2', 'a3']);
    const ascending = all.every((record, at) => at === 0 || all[at - 1]!.position < record.position);
    expect(ascending).toBe(true);
    expect(await store().lastPosition()).toBe(all[4]!.position);
  });

  it('goes on after a position, at most so many', async () => {
    const records = someRecords(5);
    await store().append('a', 0, records);
    const all = await collect(store().readAll(null));
    expect(ids(await collect(store().readAll(all[1]!.position)))).toEqual(ids(records.slice(2)));
    expect(ids(await collect(store().readAll(all[1]!.position, 2)))).toEqual(ids(records.slice(2, 4)));
    expect(ids(await collect(store().readAll(null, 1)))).toEqual(ids(records.slice(0, 1)));
    expect(await collect(store().readAll(all[4]!.position))).toEqual([]);
  });

  it('gives the same position for a record whichever way it is read', async () => {
    await store().append('a', 0, someRecords(3));
    expect(await collect(store().readAll(null))).toEqual(await collect(store().read('a')));
  });
}

function keepingBytes(store: () => EventStore): void {
  const bodies: Record<string, string> = {
    'other scripts and symbols': '{"naïve":"Ünïcödé — 日本語 العربية 🎲🏴‍☠️"}',
    'keys that look like numbers': '{"10":"b","2":"c","9":"a","a":{"0":0,"1":1}}',
    'numbers at their limits': '[0,-1,1e+21,1e-7,0.1,123456789012345680000,9007199254740991,-5e-324]',
    'control characters': '{"text":"\\u0000\\u001f\\n\\t\\"\\\\/\u007f\u2028"}',
    'special keys': '{"":0,"__proto__":{"constructor":1},"hasOwnProperty":2,"toString":[]}',
    'no object': 'null',
    'an empty object': '{}',
  };

  it.each(Object.entries(bodies))('come back exactly: %s', async (_, body) => {
    await store().append('a', 0, [aRecord(body)]);
    const [read] = await collect(store().read('a'));
    expect(read!.body).toBe(body);
    const [again] = await collect(store().readAll(null));
    expect(again!.body).toBe(body);
  });

  it('come back exactly: a large body', async () => {
    const body = JSON.stringify({ lines: Array.from({ length: 20_000 }, (_, n) => `line ${n} — ⚔`) });
    await store().append('a', 0, [aRecord(body), aRecord()]);
    const [read] = await collect(store().read('a'));
    expect(read!.body).toBe(body);
  });

  it('come back exactly: names with spaces, dashes and other scripts', async () => {
    for (const stream of ['a stream', 'campaign-x/main', 'Größe-日本'])
      expect(await store().append(stream, 0, [aRecord('{}', 'ghost-of-war.Ärger')])).toEqual(stored(1));
    const all = await collect(store().readAll(null));
    expect(all.map((record) => record.stream)).toEqual(['a stream', 'campaign-x/main', 'Größe-日本']);
    expect(all[0]!.type).toBe('ghost-of-war.Ärger');
  });
}

function racing(store: () => EventStore): void {
  it('stores 64 appends to 64 streams at once', async () => {
    const streams = Array.from({ length: 64 }, (_, number) => `stream ${number}`);
    const results = await Promise.all(streams.map((stream) => store().append(stream, 0, someRecords(2))));
    expect(results).toEqual(streams.map(() => stored(2)));
    expect(await collect(store().readAll(null))).toHaveLength(128);
  });

  it('lets exactly one of 20 racers win each place of a stream', async () => {
    for (let expected = 0; expected < 3; expected++) {
      const racers = Array.from({ length: 20 }, () => store().append('a', expected, [aRecord()]));
      const results = await Promise.all(racers);
      expect(results.filter((result) => result.ok)).toEqual([stored(expected + 1)]);
      expect(results.filter((result) => !result.ok)).toEqual(Array(19).fill(moved(expected + 1)));
    }
    expect(await store().length('a')).toBe(3);
  });

  it('keeps good appends apart from bad ones made at the same time', async () => {
    await store().append('old', 0, someRecords(1));
    const twice = aRecord();
    const results = await Promise.all([
      store().append('a', 0, someRecords(2)),
      store().append('old', 0, someRecords(1)),
      store().append('b', 0, [twice, twice]),
      store().append('c', 0, someRecords(1)),
      store().append('d', 0, []),
    ]);
    expect(results).toEqual([stored(2), moved(1), rejection, stored(1), rejection]);
    expect(await collect(store().readAll(null))).toHaveLength(4);
  });

  it('is not disturbed by reads that are left early and subscriptions that end', async () => {
    await store().append('long', 0, someRecords(400));
    const appends: Promise<AppendResult>[] = [];
    for (let number = 0; number < 20; number++) {
      appends.push(store().append(`stream ${number}`, 0, someRecords(2)));
      for await (const record of store().read('long')) if (record.index === 3) break;
      for await (const record of store().readAll(null)) if (record.index === 3) break;
      const delivery = new Delivery();
      const subscription = follow(store(), null, delivery);
      await delivery.until(1);
      await subscription.close();
    }
    expect(await Promise.all(appends)).toEqual(Array(20).fill(stored(2)));
  });

  it('stores an append once that is made three times at once', async () => {
    const records = someRecords(2);
    const results = await Promise.all([0, 0, 0].map((expected) => store().append('a', expected, records)));
    expect(results.every((result) => result.ok && result.length === 2)).toBe(true);
    expect(results.filter((result) => result.ok && !result.repeated)).toHaveLength(1);
    expect(await store().length('a')).toBe(2);
  });
}

/** What a subscription has delivered so far, and a way to wait for it. */
export class Delivery {
  readonly records: StoredRecord[] = [];
  readonly failures: unknown[] = [];
  private check = (): void => undefined;

  readonly handle = (record: StoredRecord): void => {
    this.records.push(record);
    this.check();
  };
  readonly failed = (error: unknown): void => {
    this.failures.push(error);
    this.check();
  };

  /** Resolves once so many records or failures were delivered. */
  async until(count: number, of: 'records' | 'failures' = 'records'): Promise<void> {
    await new Promise<void>((resolve) => {
      this.check = () => {
        if (this[of].length >= count) resolve();
      };
      this.check();
    });
  }
}

const follow = (store: EventStore, after: bigint | null, delivery: Delivery): Subscription =>
  store.subscribe(after, delivery.handle, delivery.failed);

function subscribing(store: () => EventStore): void {
  it('delivers what is there, then what comes, in order and once', async () => {
    const records = someRecords(700);
    await store().append('a', 0, records.slice(0, 600));
    const delivery = new Delivery();
    const subscription = follow(store(), null, delivery);
    await store().append('b', 0, records.slice(600, 650));
    await delivery.until(650);
    await store().append('a', 600, records.slice(650));
    await delivery.until(700);
    await subscription.close();
    expect(ids(delivery.records)).toEqual(ids(records));
    expect(delivery.failures).toEqual([]);
    expect(delivery.records).toEqual(await collect(store().readAll(null)));
  });

  it('goes on after a position', async () => {
    const records = someRecords(4);
    await store().append('a', 0, records.slice(0, 3));
    const [, second] = await collect(store().read('a'));
    const delivery = new Delivery();
    const subscription = follow(store(), second!.position, delivery);
    await store().append('a', 3, records.slice(3));
    await delivery.until(2);
    await subscription.close();
    expect(ids(delivery.records)).toEqual(ids(records.slice(2)));
  });

  it('waits for the handler before it delivers the next record', async () => {
    const steps: string[] = [];
    const delivery = new Delivery();
    await store().append('a', 0, someRecords(3));
    const slow = async (record: StoredRecord): Promise<void> => {
      steps.push(`begin ${record.index}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      steps.push(`end ${record.index}`);
      delivery.handle(record);
    };
    const subscription = store().subscribe(null, slow, delivery.failed);
    await delivery.until(3);
    await subscription.close();
    expect(steps).toEqual(['begin 0', 'end 0', 'begin 1', 'end 1', 'begin 2', 'end 2']);
  });

  it('delivers nothing after it was closed, and can be closed twice', async () => {
    await store().append('a', 0, someRecords(5));
    const delivery = new Delivery();
    const slow = async (record: StoredRecord): Promise<void> => {
      delivery.handle(record);
      await new Promise((resolve) => setTimeout(resolve, 5));
    };
    const subscription = store().subscribe(null, slow, delivery.failed);
    await delivery.until(1);
    await subscription.close();
    const delivered = delivery.records.length;
    expect(delivered).toBeLessThan(5);
    await store().append('a', 5, someRecords(5));
    await new Promise((resolve) => setTimeout(resolve, 20));
    await subscription.close();
    expect(delivery.records).toHaveLength(delivered);
    expect(delivery.failures).toEqual([]);
  });

  it('reports a failing handler once and ends, without harm to the others', async () => {
    const [failing, healthy] = [new Delivery(), new Delivery()];
    const fault = new Error('the handler broke');
    const refuse = (record: StoredRecord): void => {
      failing.handle(record);
      if (record.index === 1) throw fault;
    };
    const subscriptions = [store().subscribe(null, refuse, failing.failed), follow(store(), null, healthy)];
    await store().append('a', 0, someRecords(3));
    await failing.until(1, 'failures');
    await store().append('a', 3, someRecords(1));
    await healthy.until(4);
    await Promise.all(subscriptions.map((subscription) => subscription.close()));
    expect(failing.records.map((record) => record.index)).toEqual([0, 1]);
    expect(failing.failures).toEqual([fault]);
    expect(healthy.failures).toEqual([]);
  });
}

function sharing(opened: () => StoreUnderTest): void {
  it('see each other’s records, expectations and repetitions', async () => {
    const { store, other } = opened();
    const second = await other!();
    const delivery = new Delivery();
    const subscription = follow(second, null, delivery);
    const records = someRecords(3);
    expect(await store.append('a', 0, records.slice(0, 2))).toEqual(stored(2));
    expect(await second.append('a', 0, records.slice(0, 2))).toEqual(repeated(2));
    expect(await second.append('a', 0, [aRecord()])).toEqual(moved(2));
    expect(await second.append('a', 2, records.slice(2))).toEqual(stored(3));
    await delivery.until(3);
    await subscription.close();
    expect(ids(delivery.records)).toEqual(ids(records));
    expect(await collect(store.readAll(null))).toEqual(delivery.records);
    await second.close();
  });
}

function neverByHalves(opened: () => StoreUnderTest): void {
  it('lets nobody see a part of an append: length, stream, all streams', async () => {
    const { store, other } = opened();
    const second = await other!();
    let over = false;
    const seen: number[] = [];
    const look = async (): Promise<void> => {
      while (!over) {
        seen.push(await second.length('a'));
        seen.push((await collect(second.read('a'))).length);
        seen.push((await collect(second.readAll(null))).length);
        // Some stores answer at once: whoever only asks would let nobody write.
        await setImmediate();
      }
    };
    const looking = look();
    for (let n = 0; n < 20; n += 1)
      expect(await store.append('a', 7 * n, someRecords(7))).toEqual(stored(7 * (n + 1)));
    over = true;
    await looking;
    expect(seen.filter((length) => length % 7 !== 0)).toEqual([]);
    await second.close();
  });

  it('delivers an append in one piece, and everything to a reader that is slower than the writer', async () => {
    const { store, other } = opened();
    const second = await other!();
    const delivery = new Delivery();
    const slow = async (record: StoredRecord): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      delivery.handle(record);
    };
    const subscription = second.subscribe(null, slow, delivery.failed);
    const write = async (stream: string): Promise<void> => {
      for (let n = 0; n < 25; n += 1) await store.append(stream, 5 * n, someRecords(5));
    };
    await Promise.all(['a', 'b', 'c'].map(write));
    await delivery.until(375);
    await subscription.close();
    expect(delivery.failures).toEqual([]);
    const torn = delivery.records.filter(({ stream, index }, at) => {
      const next = delivery.records[at + 1];
      return index % 5 !== 4 && !(next?.stream === stream && next.index === index + 1);
    });
    expect(torn).toEqual([]);
    await second.close();
  });
}

function closing(store: () => EventStore): void {
  it('finishes appends under way, then takes and gives nothing more', async () => {
    const underWay = Promise.all(
      Array.from({ length: 10 }, (_, number) => store().append(`stream ${number}`, 0, [aRecord()])),
    );
    const closed = store().close();
    expect(await underWay).toEqual(Array(10).fill(stored(1)));
    await closed;
    expect(await store().append('late', 0, [aRecord()])).toEqual({
      ok: false,
      error: 'unreachable',
      reason: expect.any(String) as string,
    });
    const unavailable = expect.objectContaining({ name: 'StoreUnavailable' }) as Error;
    await expect(collect(store().read('stream 1'))).rejects.toEqual(unavailable);
    await expect(store().length('stream 1')).rejects.toEqual(unavailable);
    await expect(store().lastPosition()).rejects.toEqual(unavailable);
  });

  it('ends the subscriptions', async () => {
    const delivery = new Delivery();
    await store().append('a', 0, [aRecord()]);
    follow(store(), null, delivery);
    await delivery.until(1);
    await store().close();
    expect(delivery.failures).toEqual([]);
  });
}
