import { itemAt } from '../../kernel/index.js';
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
import type { Append } from './group-commit.js';
import { RecordReader } from './record-reader.js';
import { openFrozenFile, openStoreFile } from './schema.js';
import { WriterApart } from './writer-apart.js';
import { writerHere, type Writer } from './writer.js';

/** Turns of the event loop that a commit is put off at most. */
const GATHERING_TURNS = 4;
/** Records a subscription takes at a time. */
const PAGE = 64;
/** Others wait while an append is written. */
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
  /** The compiled thread that writes; without one, what is appended is written by the thread that asks for it, which waits for the disk. */
  readonly thread?: URL;
  /** Told that the thread that writes has ended, and of what. What it had was answered; the next append has another one. */
  readonly ended?: (error: Error) => void;
}

interface PendingAppend extends Append {
  readonly answer: (result: AppendResult) => void;
}

/**
 * An event store in one SQLite file.
 * @throws StoreUnavailable if the file is not ours, is damaged or cannot be opened
 */
export function openSqliteEventStore(settings: SqliteEventStoreSettings): EventStore {
  const { file, synchronous = 'FULL', busyTimeout = 5000, pollInterval = 100 } = settings;
  const { committed, thread, ended } = settings;
  const database = openStoreFile(file, { synchronous, busyTimeout });
  const writer = thread
    ? new WriterApart(thread, { file, synchronous, busyTimeout }, committed, ended)
    : writerHere(database, committed);
  return new SqliteEventStore(database, pollInterval, writer);
}

/**
 * An event store in a SQLite file that nobody writes any more: it can be read and takes no appends.
 * @throws StoreUnavailable if the file is not ours, is damaged or cannot be opened
 */
export function openFrozenEventStore(file: string): EventStore {
  const database = openFrozenFile(file);
  return new SqliteEventStore(database, 0, writerHere(database));
}

class SqliteEventStore implements EventStore {
  readonly largestAppend = LARGEST_APPEND;
  private readonly reader: RecordReader;
  private readonly changes: Changes;
  private readonly subscriptions = new Set<Subscription>();
  private waiting: PendingAppend[] = [];
  private writing: Promise<void> | null = null;
  private state: 'open' | 'closing' | 'closed' = 'open';

  constructor(
    private readonly database: Database,
    pollInterval: number,
    private readonly writer: Writer,
  ) {
    this.reader = new RecordReader(database);
    this.changes = new Changes(database, pollInterval);
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
      this.writing ??= this.write();
    });
  }

  /** Writes what waits, one group after the other: what is asked for while one is written makes up the next. */
  private async write(): Promise<void> {
    while (this.waiting.length > 0) {
      await this.gathered();
      const group = this.waiting;
      this.waiting = [];
      const results = await this.writer.store(group.map(({ answer: _, ...append }) => append));
      group.forEach(({ answer }, at) => answer(itemAt(results, at)));
      this.changes.announce();
    }
    this.writing = null;
  }

  /**
   * All that is asked for in one turn of the event loop shares one commit. As long as every turn brings more, a few
   * turns are let pass: a commit costs more than the work of several requests.
   */
  private async gathered(): Promise<void> {
    for (let turns = 0, known = 0; this.waiting.length > known && turns <= GATHERING_TURNS; turns += 1) {
      known = this.waiting.length;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  async clear(stream: string, expected: ExpectedLength): Promise<ClearResult> {
    if (this.state !== 'open') return { ok: false, error: 'unreachable', reason: 'The store is closed' };
    await this.writing;
    return this.writer.clear(stream, expected);
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
    await this.writing;
    await Promise.all([...this.subscriptions].map((subscription) => subscription.close()));
    this.state = 'closed';
    await this.writer.close();
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
