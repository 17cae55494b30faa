import { randomUUID } from 'node:crypto';
import {
  BACKWARDS,
  END,
  EventStoreDBClient,
  FORWARDS,
  NO_STREAM,
  NotLeaderError,
  START,
  StreamNotFoundError,
  streamNameFilter,
  type AllStreamResolvedEvent,
  type ResolvedEvent,
  type StreamingRead,
} from '@eventstore/db-client';
import pRetry from 'p-retry';
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
import { appendFailure, readFailure } from './failures.js';
import { attemptOf, toEvent, toRecord, unfitForServer } from './record-mapping.js';
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
  return new EventStoreDbEventStore(EventStoreDBClient.connectionString(settings.connectionString), {
    prefix: 'warledger-',
    answerTimeout: 15_000,
    reconnectDelay: { shortest: 200, longest: 5000 },
    ...settings,
  });
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
    const answer = this.answered(this.appendToServer(stream, expected, records)).catch(appendFailure);
    this.underWay.add(answer);
    return answer.finally(() => this.underWay.delete(answer));
  }

  private async appendToServer(
    stream: string,
    expected: ExpectedLength,
    records: readonly NewRecord[],
  ): Promise<AppendResult> {
    const attempt = randomUUID();
    const events = records.map((record) => toEvent(record, attempt));
    const name = this.settings.prefix + stream;
    const expectedRevision = expected === 0 ? NO_STREAM : BigInt(expected - 1);
    // Certainly nothing was stored, and the client has learnt by then who leads.
    const toLeader = { retries: 2, minTimeout: 50, shouldRetry: isNotLeader };
    await pRetry(
      () => this.client.appendToStream(name, events, { expectedRevision, requiresLeader: true }),
      toLeader,
    );
    // The server answers a repetition like a first time; only what it has stored tells them apart.
    const first = this.client.readStream(name, {
      fromRevision: BigInt(expected),
      maxCount: 1,
      requiresLeader: true,
    });
    let repeated = false;
    for await (const event of this.events(first, stream)) repeated = attemptOf(event) !== attempt;
    return { ok: true, length: expected + records.length, repeated };
  }

  /** The client waits for ever where the connection is lost at a bad moment. */
  private async answered(append: Promise<AppendResult>): Promise<AppendResult> {
    const { answerTimeout } = this.settings;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<AppendResult>((resolve) => {
      const give = (): void => resolve(unreachable(`The server did not answer within ${answerTimeout} ms`));
      timer = setTimeout(give, answerTimeout);
    });
    return Promise.race([append, late]).finally(() => clearTimeout(timer));
  }

  async *read(stream: string, options: ReadOptions = {}): AsyncIterable<StoredRecord> {
    const backwards = options.direction === 'backwards';
    const range = readRange(options, backwards ? await this.length(stream) : Number.MAX_SAFE_INTEGER);
    if (!range) return;
    const events = this.events(
      this.open(stream).readStream(this.settings.prefix + stream, {
        direction: backwards ? BACKWARDS : FORWARDS,
        fromRevision: BigInt(range.first),
        maxCount: range.count,
      }),
      stream,
    );
    for await (const event of events) yield this.ours(event)!;
  }

  async length(stream: string): Promise<number> {
    const newest = this.open(stream).readStream(this.settings.prefix + stream, {
      direction: BACKWARDS,
      fromRevision: END,
      maxCount: 1,
    });
    for await (const { event } of this.events(newest, stream)) return Number(event!.revision) + 1;
    return 0;
  }

  async *readAll(after: bigint | null, limit = Number.MAX_SAFE_INTEGER): AsyncIterable<StoredRecord> {
    const all = this.open(null).readAll({ direction: FORWARDS, fromPosition: positionAfter(after) });
    let left = limit;
    if (left <= 0) return;
    for await (const event of this.events(all, null)) {
      const record = this.ours(event);
      // The server begins with the event at the position itself.
      if (!record || (after !== null && record.position <= after)) continue;
      yield record;
      if (--left === 0) return;
    }
  }

  async lastPosition(): Promise<bigint | null> {
    const all = this.open(null).readAll({ direction: BACKWARDS, fromPosition: END });
    for await (const event of this.events(all, null)) {
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
    const client = this.open(null);
    const filter = streamNameFilter({ prefixes: [this.settings.prefix] });
    const source = {
      connect: (position: bigint | null) =>
        client.subscribeToAll({ fromPosition: positionAfter(position), filter }),
      toRecord: (event: AllStreamResolvedEvent) => this.ours(event),
    };
    const { reconnectDelay } = this.settings;
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
    await this.client.dispose();
    // The client has no public way to let go of its connection.
    const connected = this.client as unknown as { getChannel(): Promise<{ close(): void }> };
    await connected.getChannel().then(
      (channel) => channel.close(),
      () => undefined,
    );
  }

  private open(stream: string | null): EventStoreDBClient {
    if (this.closed) throw new StoreUnavailable('The store is closed', stream);
    return this.client;
  }

  private ours(event: ResolvedEvent | AllStreamResolvedEvent): StoredRecord | null {
    return toRecord(event, this.settings.prefix);
  }

  /** The events of a read, which is let go of wherever the caller stops. None for an unknown stream. */
  private async *events<T>(read: StreamingRead<T>, stream: string | null): AsyncGenerator<T, void> {
    // The client also reports errors when nobody iterates any longer.
    read.on('error', () => undefined);
    try {
      for await (const event of read) yield event as T;
    } catch (error) {
      if (!(error instanceof StreamNotFoundError)) throw readFailure(error, stream);
    } finally {
      await read.cancel().catch(() => undefined);
    }
  }
}

const positionAfter = (after: bigint | null): typeof START | { commit: bigint; prepare: bigint } =>
  after === null ? START : { commit: after, prepare: after };

const isNotLeader = ({ error }: { readonly error: Error }): boolean => error instanceof NotLeaderError;
