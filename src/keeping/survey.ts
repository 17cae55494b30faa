import { createHash } from 'node:crypto';
import type { EventStore, StoredRecord } from '../event-store/event-store.port.js';

/** One stream as it stands in a store. */
export interface StreamSurvey {
  /** Number of records. */
  readonly length: number;
  /** SHA-256, hex, over all its records in their order: ids, types, bodies and hashes. */
  readonly digest: string;
  /** Id and hash of its last record. */
  readonly last: Pick<StoredRecord, 'id' | 'hash'>;
}

/** All streams of a store, in the order in which they began. */
export interface StoreSurvey {
  readonly streams: ReadonlyMap<string, StreamSurvey>;
  /** Number of records of all streams. */
  readonly events: number;
  /** SHA-256, hex, over the streams of all records, in the one order of the store. */
  readonly order: string;
  /** Position of the newest record; null in an empty store. */
  readonly position: bigint | null;
}

/** A record that does not stand where the one before it says. */
export class GapInStream extends Error {
  constructor({ stream, index }: StoredRecord, expected: number) {
    super(`The stream ${stream} has record ${index} where record ${expected} belongs`);
    this.name = 'GapInStream';
  }
}

/** Reads a store from its first record to its last. Throws GapInStream where a record is missing in a stream, StoreUnavailable. */
export async function surveyOf(store: EventStore): Promise<StoreSurvey> {
  const known = new Map<string, { length: number; last: StoredRecord; sum: ReturnType<typeof createHash> }>();
  const order = createHash('sha256');
  let position: bigint | null = null;
  let events = 0;
  for await (const record of store.readAll(null)) {
    const { stream, index, id, type, body, hash } = record;
    const found = known.get(stream) ?? { length: 0, last: record, sum: createHash('sha256') };
    if (index !== found.length) throw new GapInStream(record, found.length);
    found.sum.update(JSON.stringify([id, type, body, hash]));
    known.set(stream, { length: index + 1, last: record, sum: found.sum });
    order.update(JSON.stringify(stream));
    position = record.position;
    events += 1;
  }
  const streams = new Map(
    [...known].map(([stream, { length, last, sum }]) => [
      stream,
      { length, digest: sum.digest('hex'), last: { id: last.id, hash: last.hash } },
    ]),
  );
  return { streams, events, order: order.digest('hex'), position };
}
