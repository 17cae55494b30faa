import { judge, rejected, sizeOf, tooLarge, unfit, unreachable } from '../append-rules.js';
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
import { pullSubscription } from '../pull-subscription.js';
import { readRange } from '../read-range.js';

const PAGE = 256;
const LARGEST_APPEND = 16 * 1024 * 1024;

/** Keeps records as long as the process lives. For tests. */
export function openMemoryEventStore(): EventStore {
  return new MemoryEventStore();
}

class MemoryEventStore implements EventStore {
  readonly largestAppend = LARGEST_APPEND;
  private readonly all: StoredRecord[] = [];
  private readonly streams = new Map<string, StoredRecord[]>();
  private readonly listeners = new Set<() => void>();
  private readonly subscriptions = new Set<Subscription>();
  private closed = false;

  async append(
    stream: string,
    expected: ExpectedLength,
    records: readonly NewRecord[],
  ): Promise<AppendResult> {
    if (this.closed) return unreachable('The store is closed');
    const complaint = unfit(stream, expected, records) ?? tooLarge(sizeOf(records), this.largestAppend);
    if (complaint) return rejected(complaint);
    const stored = this.streams.get(stream) ?? [];
    const judged = judge({ length: stored.length, idAt: (at) => stored[at]?.id }, expected, records);
    if (judged !== 'append') return judged;
    const ids = new Set(stored.map((record) => record.id));
    const clash = records.find((record) => ids.has(record.id));
    if (clash) return rejected(`Record ${clash.id} already stands elsewhere in the stream`);
    this.store(stream, stored, records);
    return { ok: true, length: stored.length, repeated: false };
  }

  private store(stream: string, stored: StoredRecord[], records: readonly NewRecord[]): void {
    for (const { id, type, body, hash } of records) {
      const record = {
        id,
        type,
        body,
        hash,
        stream,
        index: stored.length,
        position: BigInt(this.all.length),
      };
      stored.push(record);
      this.all.push(record);
    }
    this.streams.set(stream, stored);
    for (const wake of this.listeners) wake();
  }

  async *read(stream: string, options: ReadOptions = {}): AsyncIterable<StoredRecord> {
    this.mustBeOpen(stream);
    const stored = this.streams.get(stream) ?? [];
    const range = readRange(options, stored.length);
    if (!range) return;
    for (let done = 0; done < range.count; done++) yield stored[range.first + done * range.step]!;
  }

  async length(stream: string): Promise<number> {
    this.mustBeOpen(stream);
    return this.streams.get(stream)?.length ?? 0;
  }

  async *readAll(after: bigint | null, limit = Number.MAX_SAFE_INTEGER): AsyncIterable<StoredRecord> {
    this.mustBeOpen(null);
    const first = after === null ? 0 : Number(after) + 1;
    yield* this.all.slice(first, Math.min(first + limit, this.all.length));
  }

  async lastPosition(): Promise<bigint | null> {
    this.mustBeOpen(null);
    return this.all.at(-1)?.position ?? null;
  }

  subscribe(
    after: bigint | null,
    handle: (record: StoredRecord) => Promise<void> | void,
    failed: (error: unknown) => void,
  ): Subscription {
    this.mustBeOpen(null);
    const source = {
      page: (position: bigint | null) => {
        const first = position === null ? 0 : Number(position) + 1;
        return this.all.slice(first, first + PAGE);
      },
      onMore: (wake: () => void) => {
        this.listeners.add(wake);
        return () => this.listeners.delete(wake);
      },
    };
    return pullSubscription(source, after, handle, failed, this.subscriptions);
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all([...this.subscriptions].map((subscription) => subscription.close()));
  }

  private mustBeOpen(stream: string | null): void {
    if (this.closed) throw new StoreUnavailable('The store is closed', stream);
  }
}
