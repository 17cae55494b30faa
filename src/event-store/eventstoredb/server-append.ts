import { randomUUID } from 'node:crypto';
import { NO_STREAM, NotLeaderError, type EventStoreDBClient } from '@eventstore/db-client';
import pRetry from 'p-retry';
import { unreachable } from '../append-rules.js';
import type { AppendResult, ExpectedLength, NewRecord } from '../event-store.port.js';
import { eventsOf } from './pages.js';
import { attemptOf, toEvent } from './record-mapping.js';

/**
 * Appends to a stream of the server.
 * @param name of the stream on the server
 * @throws the client's errors
 */
export async function appendToServer(
  client: EventStoreDBClient,
  name: string,
  expected: ExpectedLength,
  records: readonly NewRecord[],
): Promise<AppendResult> {
  const attempt = randomUUID();
  const events = records.map((record) => toEvent(record, attempt));
  const expectedRevision = expected === 0 ? NO_STREAM : BigInt(expected - 1);
  await pRetry(() => client.appendToStream(name, events, { expectedRevision, requiresLeader: true }), {
    retries: 2,
    minTimeout: 50,
    // Certainly nothing was stored, and the client has learnt by then who leads.
    shouldRetry: ({ error }) => error instanceof NotLeaderError,
  });
  const storedBy = await attemptAt(client, name, expected);
  return { ok: true, length: expected + records.length, repeated: storedBy !== attempt };
}

/** The server answers a repetition like a first time; only what it has stored tells them apart. */
async function attemptAt(
  client: EventStoreDBClient,
  name: string,
  index: number,
): Promise<string | undefined> {
  const one = client.readStream(name, { fromRevision: BigInt(index), maxCount: 1, requiresLeader: true });
  const [event] = await eventsOf(one, name);
  return event && attemptOf(event);
}

/**
 * The answer to an append, or `unreachable` after so many milliseconds: the client waits for ever where the connection
 * is lost at a bad moment.
 */
export async function answeredWithin(
  milliseconds: number,
  append: Promise<AppendResult>,
): Promise<AppendResult> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<AppendResult>((resolve) => {
    const give = (): void => resolve(unreachable(`The server did not answer within ${milliseconds} ms`));
    timer = setTimeout(give, milliseconds);
  });
  return Promise.race([append, late]).finally(() => clearTimeout(timer));
}
