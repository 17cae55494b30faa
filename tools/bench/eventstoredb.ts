import { randomUUID } from 'node:crypto';
import { env } from 'node:process';
import { EventStoreDBClient, jsonEvent, NO_STREAM, type EventData } from '@eventstore/db-client';
import type { NewRecord } from '../../src/event-store/event-store.port.js';
import { openEventStoreDb } from '../../src/event-store/eventstoredb/eventstoredb-event-store.js';
import { EventStoreDbServer } from '../../test/eventstoredb-server/server.js';
import { perSecond, sampleAppends } from './append.js';
import type { Figure, Measured } from './figure.js';
import { inPairs, median, ratioOf } from './repetition.js';

const APPENDS = 200;
/** Events of one append. */
const EVENTS = 3;
const ROUNDS = 15;

/** Appends on the server at EVENTSTORE_URL, or on the test server in this process where that is not set. */
export const eventStoreDb: Figure = {
  name: 'eventstoredb',
  description: 'appends on EventStoreDB through the port, against the bare client with the same events',
  unit: 'appends/s',
  target: { of: 'ratio', at: 'least', limit: 0.8 },
  measure: async () => {
    const url = env['EVENTSTORE_URL'];
    if (url) return measureOn(url);
    const server = await EventStoreDbServer.start();
    return measureOn(server.connectionString).finally(() => server.stop());
  },
};

async function measureOn(connectionString: string): Promise<Measured> {
  const prefix = `warledger_bench_${randomUUID().replaceAll('-', '')}-`;
  const store = openEventStoreDb({ connectionString, prefix });
  const client = EventStoreDBClient.connectionString(connectionString);
  const asIs = (records: readonly NewRecord[]): readonly NewRecord[] => records;
  const ours = timed(asIs, async (stream, at, records) => {
    const result = await store.append(stream, at, records, { fresh: true });
    if (!result.ok) throw new Error(JSON.stringify(result));
  });
  const beside = timed(asEvents, async (stream, at, events) => {
    const expectedRevision = at === 0 ? NO_STREAM : BigInt(at - 1);
    await client.appendToStream(`${prefix}bare_${stream}`, [...events], { expectedRevision });
  });
  try {
    const pairs = await inPairs(ROUNDS, 2, ours, beside);
    return { value: median(pairs.ours), ...ratioOf(pairs) };
  } finally {
    await store.close();
    await client.dispose();
  }
}

/** What the bare client is given; made before the clock runs. */
const asEvents = (records: readonly NewRecord[]): readonly EventData[] =>
  records.map(({ id, type, body, hash }) =>
    jsonEvent({ id, type, data: JSON.parse(body) as Record<string, unknown>, metadata: { hash } }),
  );

/** Appends a second, one after the other to a new stream. */
const timed =
  <T>(
    prepared: (records: readonly NewRecord[]) => T,
    append: (stream: string, at: number, what: T) => Promise<void>,
  ) =>
  (): Promise<number> => {
    const appends = sampleAppends(APPENDS, EVENTS).map(prepared);
    const stream = randomUUID();
    return perSecond(APPENDS, async () => {
      for (const [at, what] of appends.entries()) await append(stream, at * EVENTS, what);
    });
  };
