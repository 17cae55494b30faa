import { rejected, sizeOf, tooLarge, unfit, unreachable } from '../append-rules.js';
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
import { paged } from '../paged.js';
import { reasonOf } from '../reason.js';
import { Changes } from './changes.js';
import { type Database, tryTo } from './driver.js';
import { GroupCommit, type PendingAppend } from './group-commit.js';
import { RecordReader } from './record-reader.js';
import { openFrozenFile, openStoreFile } from './schema.js';

/** Turns of the event loop that a commit is put off at most. */
const GATHERING_TURNS = 4;
/** Records a subscription takes at a time. */
const PAGE = 64;
/** The whole process waits while an append is written. */
const LARGEST_APPEND = 16 * 1024 * 1024;

export interface SqliteEventStoreSettings {
  /** The file; its directory must exist. It gets two companions, `-wal` and `-shm`, while it is open. */
  readonly file: string;
  /** FULL (default): an answered append survives power loss. NORMAL: it survives a crash of the process only. */
  readonly synchronous?: 'FULL' | 'NORMAL';
  /** How long an append waits for another process to let go of the file, in milliseconds; default 5000. */
  readonly busyTimeout?: number;
  /** How often to look for what other processes appended, in milliseconds; default 100. */
  readonly pollInterval?: number;
  /** Told how long each commit took, in seconds: with FULL this is the disk's time. */
  readonly committed?: (seconds: number) => void;
}

/**
 * An event store in one SQLite file.
 * @throws StoreUnavailable if the file is not ours, is damaged or cannot be opened
 */
export function openSqliteEventStore(settings: SqliteEventStoreSettings): EventStore {
  const { file, synchronous = 'FULL', busyTimeout = 5000, pollInterval = 100, committed } = settings;
  const database = openStoreFile(file, { synchronous, busyTimeout });
  return new SqliteEventStore(database, pollInterval, committed);
}

/**
 * An event store in a SQLite file that nobody writes any more: it can be read and takes no appends.
 * @throws StoreUnavailable if the file is not ours, is damaged or cannot be opened
 */
export const openFrozenEventStore = (file: string): EventStore =>
  new SqliteEventStore(openFrozenFile(file), 0);

class SqliteEventStore implements EventStore {
  readonly largestAppend = LARGEST_APPEND;
  private readonly reader: RecordReader;
  private opened: GroupCommit | undefined;
  private readonly changes: Changes;
  private readonly subscriptions = new Set<Subscription>();
  private waiting: PendingAppend[] = [];
  private flushed: Promise<void> = Promise.resolve();
  private state: 'open' | 'closing' | 'closed' = 'open';

  constructor(
    private readonly database: Database,
    pollInterval: number,
    private readonly committed?: SqliteEventStoreSettings['committed'],
  ) {
    this.reader = new RecordReader(database);
    this.changes = new Changes(database, pollInterval);
  }

  private get group(): GroupCommit {
    return (this.opened ??= new GroupCommit(this.database, this.committed));
  }

  async append(
    stream: string,
    expected: ExpectedLength,
    records: readonly NewRecord[],
  ): Promise<AppendResult> {
    if (this.state !== 'open') return unreachable('The store is closed');
    const complaint = unfit(stream, expected, records) ?? tooLarge(sizeOf(records), this.largestAppend);
    if (complaint) return rejected(complaint);
    return new Promise((answer) => {
      this.waiting.push({ stream, expected, records, answer });
      if (this.waiting.length === 1)
        this.flushed = new Promise((done) => this.gather(1, () => done(this.flush())));
    });
  }

  /**
   * All that is asked for in one turn of the event loop shares one commit. As long as every turn brings more, a few
   * turns are let pass: a commit costs more than the work of several requests.
   */
  private gather(known: number, flush: () => void, turns = GATHERING_TURNS): void {
    setImmediate(() => {
      const { length } = this.waiting;
      if (length > known && turns > 0) this.gather(length, flush, turns - 1);
      else flush();
    });
  }

  private flush(): void {
    const group = this.waiting;
    this.waiting = [];
    this.group.store(group);
    this.changes.announce();
  }

  async clear(stream: string, expected: ExpectedLength): Promise<ClearResult> {
    if (this.state !== 'open') return { ok: false, error: 'unreachable', reason: 'The store is closed' };
    await this.flushed;
    return this.group.clear(stream, expected);
  }

  read(stream: string, options: ReadOptions = {}): AsyncIterable<StoredRecord> {
    return this.pagesOf(stream, () => this.reader.streamPages(stream, options));
  }

  async length(stream: string): Promise<number> {
    return this.asking(stream, () => this.reader.length(stream));
  }

  readAll(after: bigint | null, limit = Number.MAX_SAFE_INTEGER): AsyncIterable<StoredRecord> {
    return this.pagesOf(null, () => this.reader.allPages(after, limit));
  }

  async lastPosition(): Promise<bigint | null> {
    return this.asking(null, () => this.reader.lastPosition());
  }

  subscribe(
    after: bigint | null,
    handle: (record: StoredRecord) => Promise<void> | void,
    failed: (error: unknown) => void,
  ): Subscription {
    const source = {
      page: (position: bigint | null) => this.asking(null, this.reader.allPages(position, PAGE)),
      onMore: (wake: () => void) => this.changes.listen(wake),
    };
    return this.asking(null, () => pullSubscription(source, after, handle, failed, this.subscriptions));
  }

  async close(): Promise<void> {
    if (this.state !== 'open') return;
    this.state = 'closing';
    await this.flushed;
    await Promise.all([...this.subscriptions].map((subscription) => subscription.close()));
    this.state = 'closed';
    // Leaves one complete file behind. Not possible while another process reads; then that one does it.
    tryTo(() => this.database.exec('PRAGMA wal_checkpoint(TRUNCATE)'));
    this.database.close();
  }

  /** Asks for the first page only when somebody begins to read. */
  private pagesOf(
    stream: string | null,
    open: () => () => StoredRecord[],
  ): AsyncIterableIterator<StoredRecord> {
    let next: (() => StoredRecord[]) | undefined;
    return paged(() => this.asking(stream, () => (next ??= open())()));
  }

  private asking<T>(stream: string | null, question: () => T): T {
    if (this.state === 'closed') throw new StoreUnavailable('The store is closed', stream);
    try {
      return question();
    } catch (error) {
      throw new StoreUnavailable(`The event store cannot be read: ${reasonOf(error)}`, stream);
    }
  }
}
