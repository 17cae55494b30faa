import { randomUUID } from 'node:crypto';
import {
  EventStoreDBClient,
  streamNameFilter,
  type AllStreamResolvedEvent,
  type Position,
  type ResolvedEvent,
} from '@eventstore/db-client';
import { MOVED_ON, rejected, tooLarge, unfit, unreachable } from '../append-rules.js';
import {
  StoreUnavailable,
  type AppendOptions,
  type AppendResult,
  type ClearResult,
  type EventStore,
  type ExpectedLength,
  type NewRecord,
  type ReadOptions,
  type StoredRecord,
  type Subscription,
} from '../event-store.port.js';
import { readRange } from '../read-range.js';
import { Horizon } from './horizon.js';
import { allPages, newestPages, positionAfter, positionOf, streamPages } from './pages.js';
import { sizeOnServer, toEvents, toRecord, unfitForServer } from './record-mapping.js';
import { appendToServer, closeStream, lengthOf } from './server-append.js';
import { ServerSubscription, type ReconnectDelay, type Source } from './server-subscription.js';

export interface EventStoreDbSettings {
  /** `esdb://…`, as the vendor documents it, with everything about TLS, cluster and credentials in it. */
  readonly connectionString: string;
  /**
   * Begins the names of our streams on the server; default `warledger-`. Two services on one server need two. Letters,
   * digits, `_` and `.`, then a `-`: so none begins another.
   */
  readonly prefix?: string;
  /** Bytes that the server takes at once, less some for its own; default 1000000, for servers that take 1 MiB. */
  readonly largestAppend?: number;
  /** How long to wait for the answer to an append, in milliseconds; default 15000. */
  readonly answerTimeout?: number;
  /** Default: from 200 to 5000 milliseconds. */
  readonly reconnectDelay?: ReconnectDelay;
}

/** Form of a prefix. */
export const PREFIX = /^[A-Za-z0-9_.]+-$/;

/**
 * An event store on an EventStoreDB server or cluster. Connects when it is first used.
 * Throws if the connection string or the prefix is malformed.
 */
export function openEventStoreDb(settings: EventStoreDbSettings): EventStore {
  const { prefix = 'warledger-' } = settings;
  if (!PREFIX.test(prefix))
    throw new Error(`${prefix} is no prefix: letters, digits, _ and . and a - at the end`);
  return new EventStoreDbEventStore(EventStoreDBClient.connectionString(settings.connectionString), {
    answerTimeout: 15_000,
    reconnectDelay: { shortest: 200, longest: 5000 },
    largestAppend: 1_000_000,
    ...settings,
    prefix,
  });
}

class EventStoreDbEventStore implements EventStore {
  readonly largestAppend: number;
  private readonly horizon = new Horizon();
  private readonly underWay = new Set<Promise<AppendResult>>();
  private readonly subscriptions = new Set<ServerSubscription>();
  private closed = false;

  constructor(
    private readonly client: EventStoreDBClient,
    private readonly settings: Required<EventStoreDbSettings>,
  ) {
    this.largestAppend = settings.largestAppend;
  }

  async append(
    stream: string,
    expected: ExpectedLength,
    records: readonly NewRecord[],
    { fresh = false }: AppendOptions = {},
  ): Promise<AppendResult> {
    if (this.closed) return unreachable('The store is closed');
    const complaint = unfit(stream, expected, records) ?? unfitForServer(records);
    if (complaint) return rejected(complaint);
    const attempt = randomUUID();
    const events = toEvents(records, attempt);
    const size = tooLarge(sizeOnServer(records, events), this.largestAppend);
    if (size) return rejected(size);
    const { prefix, answerTimeout: timeout } = this.settings;
    const answer = appendToServer(this.client, {
      name: prefix + stream,
      expected,
      events,
      attempt,
      fresh,
      timeout,
    });
    this.underWay.add(answer);
    return answer.finally(() => this.underWay.delete(answer));
  }

  async clear(stream: string, expected: ExpectedLength): Promise<ClearResult> {
    if (this.closed) return { ok: false, error: 'unreachable', reason: 'The store is closed' };
    if ((await this.newestStream()) === stream) return MOVED_ON;
    return closeStream(this.client, this.settings.prefix + stream, expected);
  }

  private async newestStream(): Promise<string | null> {
    for await (const events of newestPages(this.open(null)))
      for (const event of events) {
        const record = this.ours(event);
        if (record) return record.stream;
      }
    return null;
  }

  async *read(stream: string, options: ReadOptions = {}): AsyncIterable<StoredRecord> {
    const backwards = options.direction === 'backwards';
    const range = readRange(options, backwards ? await this.length(stream) : Number.MAX_SAFE_INTEGER);
    if (!range) return;
    const pages = streamPages(this.open(stream), this.settings.prefix, stream, range);
    for await (const events of pages)
      for (const event of events) {
        const record = this.ours(event);
        if (!record)
          throw new StoreUnavailable(
            `Event ${event.event?.revision} of ${stream} was not written by us`,
            stream,
          );
        yield record;
      }
  }

  async length(stream: string): Promise<number> {
    return lengthOf(this.open(stream), this.settings.prefix + stream, stream);
  }

  async *readAll(after: bigint | null, limit = Number.MAX_SAFE_INTEGER): AsyncIterable<StoredRecord> {
    let left = limit;
    if (left <= 0) return;
    for await (const events of allPages(this.open(null), after))
      for (const event of events) {
        const record = this.ours(event);
        if (!record) continue;
        yield record;
        if (--left === 0) return;
      }
  }

  /** Looks back past what others have written, but never twice at the same. */
  async lastPosition(): Promise<bigint | null> {
    const { horizon } = this;
    let end: bigint | null = null;
    for await (const events of newestPages(this.open(null)))
      for (const event of events) {
        const position = positionOf(event);
        end ??= position;
        if (horizon.covers(position) || this.ours(event)) {
          horizon.passed(end);
          return horizon.newestOfOurs;
        }
      }
    if (end !== null) horizon.passed(end);
    return horizon.newestOfOurs;
  }

  subscribe(
    after: bigint | null,
    handle: (record: StoredRecord) => Promise<void> | void,
    failed: (error: unknown) => void,
  ): Subscription {
    this.open(null);
    const { prefix, connectionString, reconnectDelay } = this.settings;
    // A client of its own: ending a subscription closes the connection with all that is under way on it.
    const client = EventStoreDBClient.connectionString(connectionString);
    if (after !== null) this.horizon.ours(after);
    const source: Source = {
      connect: (position, passed) => {
        const checkpointReached = (_: unknown, { commit }: Position): void => passed(commit);
        const filter = streamNameFilter({ prefixes: [prefix], checkpointInterval: 1, checkpointReached });
        return client.subscribeToAll({ fromPosition: positionAfter(position), filter });
      },
      toRecord: (event) => this.ours(event),
      passed: (position) => this.horizon.passed(position),
      letGo: () => disconnect(client),
    };
    const subscription = new ServerSubscription(source, after, handle, failed, reconnectDelay);
    this.subscriptions.add(subscription);
    void subscription.ended().then(() => this.subscriptions.delete(subscription));
    return subscription;
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    await Promise.all(this.underWay);
    await Promise.all([...this.subscriptions].map((subscription) => subscription.close()));
    await disconnect(this.client);
  }

  private open(stream: string | null): EventStoreDBClient {
    if (this.closed) throw new StoreUnavailable('The store is closed', stream);
    return this.client;
  }

  private ours(event: ResolvedEvent | AllStreamResolvedEvent): StoredRecord | null {
    const record = toRecord(event, this.settings.prefix);
    if (record) this.horizon.ours(record.position);
    return record;
  }
}

/** Ends what a client has under way, and its connection, for which it has no public way. */
async function disconnect(client: EventStoreDBClient): Promise<void> {
  await client.dispose();
  const connected = client as unknown as { getChannel(): Promise<{ close(): void }> };
  await connected.getChannel().then(
    (channel) => channel.close(),
    () => undefined,
  );
}
