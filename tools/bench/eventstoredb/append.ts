import { randomUUID } from 'node:crypto';
import { EventStoreDBClient, jsonEvent, NO_STREAM, type EventData } from '@eventstore/db-client';
import type { NewRecord } from '../../../src/event-store/event-store.port.js';
import { settingsOf } from '../../../src/service/wiring/index.js';
import { openStore } from '../../../src/service/wiring/stores.js';
import { perSecond, sampleAppends } from '../append.js';
import type { Figure, Measured } from '../figure.js';
import { inPairs, median, ratioOf } from '../repetition.js';
import { withServer, type OnServer } from './server.js';

const APPENDS = 200;
/** Events of one append. */
const EVENTS = 3;
const ROUNDS = 15;

export const eventStoreDbAppend: Figure = {
  name: 'eventstoredb-append',
  description: 'appends on EventStoreDB through the port, against the bare client with the same events',
  unit: 'appends/s',
  target: { of: 'ratio', at: 'least', limit: 0.8 },
  measure: () => withServer(measureOn),
};

async function measureOn(settings: OnServer): Promise<Measured> {
  const { eventStoreUrl, eventStorePrefix } = settings;
  const store = await openStore(settingsOf(settings));
  const client = EventStoreDBClient.connectionString(eventStoreUrl);
  const asIs = (records: readonly NewRecord[]): readonly NewRecord[] => records;
  // As the service does: the ids were made for this very append.
  const ours = timed(asIs, async (stream, at, records) => {
    const result = await store.append(stream, at, records, { fresh: true });
    if (!result.ok) throw new Error(JSON.stringify(result));
  });
  const beside = timed(asEvents, async (stream, at, events) => {
    const expectedRevision = at === 0 ? NO_STREAM : BigInt(at - 1);
    await client.appendToStream(`${eventStorePrefix}bare-${stream}`, [...events], { expectedRevision });
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
