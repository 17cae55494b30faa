/** An event as it goes into a stream. The store knows nothing of what is in it. */
export interface NewRecord {
  /** UUID; unique in its stream. Appending the same ids again at the same place is answered as the first time. */
  readonly id: string;
  readonly type: string;
  /** Canonical JSON text. Comes back byte for byte. */
  readonly body: string;
  /** Hex. */
  readonly hash: string;
}

export interface StoredRecord extends NewRecord {
  readonly stream: string;
  /** 0-based position in its stream, gap-free. */
  readonly index: number;
  /** Position among the records of all streams: grows with every record, gaps allowed. */
  readonly position: bigint;
}

/** Expected number of records in the stream before the append; 0 = the stream does not exist yet. */
export type ExpectedLength = number;

export type AppendResult =
  | {
      readonly ok: true;
      /** Records in the stream right after the append; a repetition gets the same answer. */ readonly length: number;
      /** True when the same records already stood there. */ readonly repeated: boolean;
    }
  /** Somebody was first, or was not yet where the caller thought: the stream has this many records. */
  | { readonly ok: false; readonly error: 'moved'; readonly length: number }
  /** No answer from the store; whether the append happened is unknown. Trying again with the same ids is safe. */
  | { readonly ok: false; readonly error: 'unreachable'; readonly reason: string }
  /** The store has no room left. Nothing was stored; the same records may fit later. */
  | { readonly ok: false; readonly error: 'full'; readonly reason: string }
  /** The store will never take this (it makes no sense, or is too large). Nothing was stored. */
  | { readonly ok: false; readonly error: 'rejected'; readonly reason: string };

export type ClearResult =
  | { readonly ok: true }
  /** The stream has another length, or holds the newest record of all: nothing was cleared. */
  | { readonly ok: false; readonly error: 'moved' }
  | { readonly ok: false; readonly error: 'unreachable'; readonly reason: string };

/** A store that does not answer, or holds what cannot be read. Reads throw it; appends answer it as a value. */
export class StoreUnavailable extends Error {
  constructor(
    message: string,
    readonly stream: string | null,
  ) {
    super(message);
    this.name = 'StoreUnavailable';
  }
}

export interface AppendOptions {
  /** The ids were never sent before: the store need not look whether they stand there, `repeated` is false. */
  readonly fresh?: boolean;
}

export interface ReadOptions {
  /** First index, inclusive; default 0 (forwards) or the end (backwards). */
  readonly from?: number;
  /** Last index, inclusive (for backwards reading: the lowest); default the other end. */
  readonly to?: number;
  readonly direction?: 'forwards' | 'backwards';
  /** At most so many records. */
  readonly limit?: number;
}

export interface Subscription {
  /**
   * No record is delivered after this has resolved. It waits for the handler, so a handler must not wait for it in turn.
   */
  close(): Promise<void>;
}

/**
 * Where records are kept for ever. Adapters: memory, SQLite, EventStoreDB; one conformance suite for all.
 */
export interface EventStore {
  /** Bytes that one append may hold, as `sizeOf` counts them; a store that packs them takes more. */
  readonly largestAppend: number;
  /**
   * Appends atomically: all records or none, durable when it answers.
   * Rules of repetition are EventStoreDB's: the same ids at exactly the expected place are a success (`repeated`);
   * anything else at that place is `moved`.
   */
  append(
    stream: string,
    expected: ExpectedLength,
    records: readonly NewRecord[],
    options?: AppendOptions,
  ): Promise<AppendResult>;
  /**
   * Gives up a stream that has exactly so many records (0: there is none, and none will be): it reads as if it had never been, and nothing is ever appended to it again
   * (`rejected`). Whoever appends to it at the same moment is either before it (`moved`) or after it (`rejected`). A
   * stream that holds the newest record of all stays: by that record followers know where they are.
   */
  clear(stream: string, expected: ExpectedLength): Promise<ClearResult>;
  /** Records of one stream in order, page by page; nothing for an unknown stream. */
  read(stream: string, options?: ReadOptions): AsyncIterable<StoredRecord>;
  /** Number of records in a stream; 0 for an unknown one. */
  length(stream: string): Promise<number>;
  /** Records of all streams after a position (null = from the start), in order, up to now. */
  readAll(after: bigint | null, limit?: number): AsyncIterable<StoredRecord>;
  /** Position of the newest record of all streams; null when the store is empty. */
  lastPosition(): Promise<bigint | null>;
  /**
   * Calls `handle` with every record after the position, old ones first, then new ones as they arrive (also those
   * that other processes append), one after the other, waiting for each. A failing handler is reported to `failed`
   * and ends the subscription; lost connections are taken up again where they broke off.
   */
  subscribe(
    after: bigint | null,
    handle: (record: StoredRecord) => Promise<void> | void,
    failed: (error: unknown) => void,
  ): Subscription;
  /** Takes no more appends, finishes those under way, lets go of files and connections. */
  close(): Promise<void>;
}
