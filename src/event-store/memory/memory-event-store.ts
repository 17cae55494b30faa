import { itemAt } from '../../kernel/index.js';
import { CLEARED, judge, MOVED_ON, rejected, sizeOf, tooLarge, unfit, unreachable } from '../append-rules.js';
import {
  StoreUnavailable,
  type AppendResult,
  type ClearResult,
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
  /** All records in order, and the next position. */
  private readonly log = { all: [] as StoredRecord[], next: 0n };
  private readonly streams = new Map<string, StoredRecord[]>();
  private readonly cleared = new Set<string>();
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
    if (this.cleared.has(stream)) return rejected(CLEARED);
    const stored = this.streams.get(stream) ?? [];
    const judged = judge({ length: stored.length, idAt: (at) => stored[at]?.id }, expected, records);
    if (judged !== 'append') return judged;
    const ids = new Set(stored.map((record) => record.id));
    const clash = records.find((record) => ids.has(record.id));
    if (clash) return rejected(`Record ${clash.id} already stands elsewhere in the stream`);
    this.store(stream, stored, records);
    return { ok: true, length: stored.length, repeated: false };
  }

  async clear(stream: string, expected: ExpectedLength): Promise<ClearResult> {
    if (this.closed) return { ok: false, error: 'unreachable', reason: 'The store is closed' };
    if (this.cleared.has(stream)) return { ok: true };
    const newest = this.log.all.at(-1)?.stream === stream;
    if (newest || (this.streams.get(stream)?.length ?? 0) !== expected) return MOVED_ON;
    this.cleared.add(stream);
    this.streams.delete(stream);
    this.log.all = this.log.all.filter((each) => each.stream !== stream);
    return { ok: true };
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
        position: this.log.next++,
      };
      stored.push(record);
      this.log.all.push(record);
    }
    this.streams.set(stream, stored);
    for (const wake of this.listeners) wake();
  }

  async *read(stream: string, options: ReadOptions = {}): AsyncIterable<StoredRecord> {
    this.mustBeOpen(stream);
    const stored = this.streams.get(stream) ?? [];
    const range = readRange(options, stored.length);
    if (!range) return;
    for (let done = 0; done < range.count; done++) yield itemAt(stored, range.first + done * range.step);
  }

  async length(stream: string): Promise<number> {
    this.mustBeOpen(stream);
    return this.streams.get(stream)?.length ?? 0;
  }

  async *readAll(after: bigint | null, limit = Number.MAX_SAFE_INTEGER): AsyncIterable<StoredRecord> {
    this.mustBeOpen(null);
    yield* this.after(after, limit);
  }

  async lastPosition(): Promise<bigint | null> {
    this.mustBeOpen(null);
    return this.log.all.at(-1)?.position ?? null;
  }

  subscribe(
    after: bigint | null,
    handle: (record: StoredRecord) => Promise<void> | void,
    failed: (error: unknown) => void,
  ): Subscription {
    this.mustBeOpen(null);
    const source = {
      page: (position: bigint | null) => this.after(position, PAGE),
      onMore: (wake: () => void) => {
        this.listeners.add(wake);
        return () => this.listeners.delete(wake);
      },
    };
    return pullSubscription(source, after, handle, failed, this.subscriptions);
  }

  private after(position: bigint | null, count: number): readonly StoredRecord[] {
    const first = position === null ? 0 : this.firstBeyond(position);
    return this.log.all.slice(first, first + count);
  }

  /** Index of the first record after a position; records grow with their positions. */
  private firstBeyond(position: bigint): number {
    let [low, high] = [0, this.log.all.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (itemAt(this.log.all, middle).position > position) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all([...this.subscriptions].map((subscription) => subscription.close()));
  }

  private mustBeOpen(stream: string | null): void {
    if (this.closed) throw new StoreUnavailable('The store is closed', stream);
  }
}
