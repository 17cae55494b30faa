import {
  BACKWARDS,
  END,
  EventStoreDBClient,
  streamNameFilter,
  type AllStreamResolvedEvent,
  type ResolvedEvent,
} from '@eventstore/db-client';
import { rejected, unfit, unreachable } from '../append-rules.js';
import {
  StoreUnavailable,
  type AppendResult,
  type EventStore,
  type ExpectedLength,
  type NewRecord,
  type ReadOptions,
  type StoredRecord,
  type Subscription,
} from '../event-store.port.js';
import { readRange } from '../read-range.js';
import { appendFailure } from './failures.js';
import { allPages, eventsOf, newestPages, positionAfter, streamPages } from './pages.js';
import { toRecord, unfitForServer } from './record-mapping.js';
import { answeredWithin, appendToServer } from './server-append.js';
import { ServerSubscription, type ReconnectDelay } from './server-subscription.js';

export interface EventStoreDbSettings {
  /** `esdb://…`, as the vendor documents it, with everything about TLS, cluster and credentials in it. */
  readonly connectionString: string;
  /** Begins the names of our streams on the server; default `warledger-`. Two services on one server need two. */
  readonly prefix?: string;
  /** How long to wait for the answer to an append, in milliseconds; default 15000. */
  readonly answerTimeout?: number;
  /** Default: from 200 to 5000 milliseconds. */
  readonly reconnectDelay?: ReconnectDelay;
}

/** An event store on an EventStoreDB server or cluster. Connects when it is first used. Throws if the string is malformed. */
export function openEventStoreDb(settings: EventStoreDbSettings): EventStore {
  const { connectionString, prefix = 'warledger-', answerTimeout = 15_000 } = settings;
  const { reconnectDelay = { shortest: 200, longest: 5000 } } = settings;
  const client = EventStoreDBClient.connectionString(connectionString);
  return new EventStoreDbEventStore(client, { connectionString, prefix, answerTimeout, reconnectDelay });
}

class EventStoreDbEventStore implements EventStore {
  private readonly underWay = new Set<Promise<AppendResult>>();
  private readonly subscriptions = new Set<ServerSubscription>();
  private closed = false;

  constructor(
    private readonly client: EventStoreDBClient,
    private readonly settings: Required<EventStoreDbSettings>,
  ) {}

  async append(
    stream: string,
    expected: ExpectedLength,
    records: readonly NewRecord[],
  ): Promise<AppendResult> {
    if (this.closed) return unreachable('The store is closed');
    const complaint = unfit(stream, expected, records) ?? unfitForServer(records);
    if (complaint) return rejected(complaint);
    const name = this.settings.prefix + stream;
    const storing = appendToServer(this.client, name, expected, records);
    const answer = answeredWithin(this.settings.answerTimeout, storing).catch(appendFailure);
    this.underWay.add(answer);
    return answer.finally(() => this.underWay.delete(answer));
  }

  async *read(stream: string, options: ReadOptions = {}): AsyncIterable<StoredRecord> {
    const backwards = options.direction === 'backwards';
    const range = readRange(options, backwards ? await this.length(stream) : Number.MAX_SAFE_INTEGER);
    if (!range) return;
    const pages = streamPages(this.open(stream), this.settings.prefix, stream, range);
    for await (const events of pages) for (const event of events) yield this.ours(event)!;
  }

  async length(stream: string): Promise<number> {
    const newest = { direction: BACKWARDS, fromRevision: END, maxCount: 1 } as const;
    const read = this.open(stream).readStream(this.settings.prefix + stream, newest);
    const [last] = await eventsOf(read, stream);
    return last ? Number(last.event!.revision) + 1 : 0;
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

  async lastPosition(): Promise<bigint | null> {
    for await (const events of newestPages(this.open(null)))
      for (const event of events) {
        const record = this.ours(event);
        if (record) return record.position;
      }
    return null;
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
    const filter = streamNameFilter({ prefixes: [prefix] });
    const source = {
      connect: (position: bigint | null) =>
        client.subscribeToAll({ fromPosition: positionAfter(position), filter }),
      toRecord: (event: AllStreamResolvedEvent) => this.ours(event),
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
    return toRecord(event, this.settings.prefix);
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
