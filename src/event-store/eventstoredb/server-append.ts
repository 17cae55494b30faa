import {
  BACKWARDS,
  END,
  NO_STREAM,
  NotLeaderError,
  StreamDeletedError,
  WrongExpectedVersionError,
  type AppendResult as ServerAnswer,
  type EventData,
  type EventStoreDBClient,
  type ResolvedEvent,
} from '@eventstore/db-client';
import pRetry from 'p-retry';
import { existing, itemAt } from '../../kernel/index.js';
import { MOVED_ON, unreachable } from '../append-rules.js';
import type { AppendResult, ClearResult, ExpectedLength } from '../event-store.port.js';
import { answerIn, inWords } from './failures.js';
import { eventsOf } from './pages.js';
import { attemptOf } from './record-mapping.js';

/** One append to a stream of the server. */
export interface ServerAppend {
  /** Of the stream on the server. */
  readonly name: string;
  readonly expected: ExpectedLength;
  readonly events: readonly EventData[];
  /** Names this append in the metadata of its events. */
  readonly attempt: string;
  /** True where the records were never sent before. */
  readonly fresh: boolean;
  /** How long to wait for an answer, in milliseconds. */
  readonly timeout: number;
}

/**
 * Appends to a stream of the server. An append that is not answered (the server drops a repetition of one that is under
 * way, a connection breaks, a leader changes) may be stored all the same: then what stands there is the answer.
 */
export async function appendToServer(
  client: EventStoreDBClient,
  append: ServerAppend,
): Promise<AppendResult> {
  const { expected, events, attempt, fresh, timeout } = append;
  try {
    await answeredWithin(timeout, send(client, append));
    // The server answers a repetition like a first time; only what it has stored tells them apart.
    const repeated = !fresh && (await attemptAt(client, append)) !== attempt;
    return { ok: true, length: expected + events.length, repeated };
  } catch (error) {
    const answer = answerIn(error) ?? (await standing(client, append));
    return answer ?? unreachable(inWords(error));
  }
}

function send(client: EventStoreDBClient, { name, expected, events }: ServerAppend): Promise<ServerAnswer> {
  const expectedRevision = expected === 0 ? NO_STREAM : BigInt(expected - 1);
  return pRetry(() => client.appendToStream(name, [...events], { expectedRevision, requiresLeader: true }), {
    retries: 2,
    minTimeout: 50,
    // Certainly nothing was stored, and the client has learnt by then who leads.
    shouldRetry: ({ error }) => error instanceof NotLeaderError,
  });
}

/** What stands where an append should: the append itself, or another; null where nothing does, or nobody says. */
async function standing(client: EventStoreDBClient, append: ServerAppend): Promise<AppendResult | null> {
  const { expected, events, attempt } = append;
  try {
    const found = await answeredWithin(append.timeout, there(client, append, events.length));
    if (found.length === 0) return null;
    if (found.length === events.length && found.every(({ event }, at) => event?.id === itemAt(events, at).id))
      return {
        ok: true,
        length: expected + events.length,
        repeated: attemptOf(itemAt(found, 0)) !== attempt,
      };
    return { ok: false, error: 'moved', length: await lengthOf(client, append.name) };
  } catch {
    return null;
  }
}

const there = (
  client: EventStoreDBClient,
  { name, expected }: ServerAppend,
  maxCount: number,
): Promise<ResolvedEvent[]> =>
  eventsOf(client.readStream(name, { fromRevision: BigInt(expected), maxCount, requiresLeader: true }), name);

/** Which append stored the first of the events. */
async function attemptAt(client: EventStoreDBClient, append: ServerAppend): Promise<string | undefined> {
  const [event] = await there(client, append, 1);
  return event && attemptOf(event);
}

/** Closes a stream of the server for good (a tombstone): its events are gone when the server tidies up. */
export async function closeStream(
  client: EventStoreDBClient,
  name: string,
  expected: number,
): Promise<ClearResult> {
  try {
    const expectedRevision = expected === 0 ? NO_STREAM : BigInt(expected - 1);
    await client.tombstoneStream(name, { expectedRevision, requiresLeader: true });
    return { ok: true };
  } catch (error) {
    if (error instanceof StreamDeletedError) return { ok: true };
    if (error instanceof WrongExpectedVersionError) return MOVED_ON;
    return { ok: false, error: 'unreachable', reason: inWords(error) };
  }
}

/**
 * Number of events of a stream of the server.
 * @param stream what errors call it
 */
export async function lengthOf(client: EventStoreDBClient, name: string, stream = name): Promise<number> {
  const newest = { direction: BACKWARDS, fromRevision: END, maxCount: 1 } as const;
  const [last] = await eventsOf(client.readStream(name, newest), stream);
  return last ? Number(existing(last.event, 'event').revision) + 1 : 0;
}

/** The answer, or an error after so many milliseconds: the client waits for ever where a connection is lost at a bad moment. */
async function answeredWithin<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const give = (): void => reject(new Error(`The server did not answer within ${milliseconds} ms`));
    timer = setTimeout(give, milliseconds);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
