import {
  BACKWARDS,
  END,
  FORWARDS,
  START,
  StreamDeletedError,
  StreamNotFoundError,
  type AllStreamResolvedEvent,
  type EventStoreDBClient,
  type ResolvedEvent,
  type StreamingRead,
} from '@eventstore/db-client';
import { existing, lastOf } from '../../kernel/index.js';
import type { ReadRange } from '../read-range.js';
import { readFailure } from './failures.js';

/** Events asked for at a time. */
const PAGE = 256;

/**
 * All events of one read; none for an unknown stream. Reads are short and always read to their end, because the client
 * closes its connection, with everything else that is under way on it, when one of its reads is cancelled.
 */
export async function eventsOf<T>(read: StreamingRead<T>, stream: string | null): Promise<T[]> {
  const events: T[] = [];
  // The client also reports errors when nobody iterates any longer.
  read.on('error', () => undefined);
  try {
    for await (const event of read) events.push(event as T);
    return events;
  } catch (error) {
    if (error instanceof StreamNotFoundError || error instanceof StreamDeletedError) return [];
    throw readFailure(error, stream);
  }
}

/** A range of events of one stream, whose name on the server begins with the prefix. */
export async function* streamPages(
  client: EventStoreDBClient,
  prefix: string,
  stream: string,
  range: ReadRange,
): AsyncGenerator<ResolvedEvent[], void> {
  const direction = range.step === 1 ? FORWARDS : BACKWARDS;
  for (let done = 0; done < range.count; done += PAGE) {
    const maxCount = Math.min(PAGE, range.count - done);
    const fromRevision = BigInt(range.first + done * range.step);
    const read = client.readStream(prefix + stream, { direction, fromRevision, maxCount });
    const events = await eventsOf(read, stream);
    yield events;
    if (events.length < maxCount) return;
  }
}

/** The events of all streams after a position (null = from the start), in order. */
export async function* allPages(
  client: EventStoreDBClient,
  after: bigint | null,
): AsyncGenerator<AllStreamResolvedEvent[], void> {
  let position = after;
  for (;;) {
    const from = { direction: FORWARDS, fromPosition: positionAfter(position), maxCount: PAGE } as const;
    const events = await eventsOf(client.readAll(from), null);
    const reached = position;
    // The server begins with the event at the position itself.
    yield events.filter((event) => reached === null || positionOf(event) > reached);
    if (events.length < PAGE) return;
    position = positionOf(lastOf(events));
  }
}

/** The events of all streams, newest first. */
export async function* newestPages(
  client: EventStoreDBClient,
): AsyncGenerator<AllStreamResolvedEvent[], void> {
  let position: bigint | null = null;
  for (;;) {
    const fromPosition: typeof END | { commit: bigint; prepare: bigint } =
      position === null ? END : { commit: position, prepare: position };
    const read = client.readAll({ direction: BACKWARDS, fromPosition, maxCount: PAGE });
    const events: AllStreamResolvedEvent[] = await eventsOf(read, null);
    yield events;
    if (events.length < PAGE) return;
    position = positionOf(lastOf(events));
  }
}

/** Where reads and subscriptions of the server begin, to go on after a position. */
export const positionAfter = (after: bigint | null): typeof START | { commit: bigint; prepare: bigint } =>
  after === null ? START : { commit: after, prepare: after };

/** Where an event stands among all. */
export const positionOf = ({ event, link }: AllStreamResolvedEvent): bigint =>
  existing(link ?? event, 'event').position.commit;
