/** One event as the server keeps it. */
export interface LoggedEvent {
  readonly stream: string;
  readonly revision: number;
  /** Byte offset in the server's log: grows, with gaps. */
  readonly position: bigint;
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

export type ProposedEvent = Pick<LoggedEvent, 'id' | 'type' | 'contentType' | 'data' | 'metadata'>;

/** What the writer takes for granted about a stream; a revision of -1 means that there is no stream. */
export type Expectation = 'any' | 'exists' | number;

export type AppendOutcome =
  | { readonly kind: 'stored'; readonly revision: number; readonly position: bigint }
  | { readonly kind: 'wrong'; readonly current: number }
  | { readonly kind: 'too large'; readonly maximum: number }
  | { readonly kind: 'deleted' }
  /** Not committed in time; it may be stored all the same. */
  | { readonly kind: 'late' };

/** The server's log, with its rules of optimistic concurrency and repetition. Outlives restarts of the server. */
export class ServerLog {
  readonly all: LoggedEvent[] = [];
  private readonly streams = new Map<string, LoggedEvent[]>();
  private readonly tombstones = new Set<string>();
  private readonly listeners = new Set<() => void>();

  /** Appends that are stored and not committed yet, by stream, place and ids. */
  readonly underWay = new Set<string>();

  constructor(private readonly maximumAppendSize: number) {
    this.system('$$$scavenges');
    this.system();
  }

  /** Events that others have written. */
  foreign(count: number, size = 1500): void {
    const data = new TextEncoder().encode(JSON.stringify({ text: 'x'.repeat(size) }));
    for (let number = 0; number < count; number += 1) {
      const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
      const event = {
        id,
        type: 'of-others',
        contentType: 'application/json',
        data,
        metadata: new Uint8Array(),
      };
      this.add('of-others', event);
    }
    for (const wake of this.listeners) wake();
  }

  stream(name: string): readonly LoggedEvent[] {
    return this.streams.get(name) ?? [];
  }

  append(name: string, expected: Expectation, events: readonly ProposedEvent[]): AppendOutcome {
    const size = events.reduce((sum, event) => sum + event.data.length + event.metadata.length, 0);
    if (size >= this.maximumAppendSize) return { kind: 'too large', maximum: this.maximumAppendSize };
    if (this.tombstones.has(name)) return { kind: 'deleted' };
    const current = this.stream(name).length - 1;
    if (expected === 'exists' && current < 0) return { kind: 'wrong', current };
    const place = typeof expected === 'number' ? expected : current;
    if (place > current) return { kind: 'wrong', current };
    if (place < current) return this.repetition(name, place, events);
    for (const event of events) this.add(name, event);
    // A real server writes events of its own in between.
    this.system();
    for (const wake of this.listeners) wake();
    const last = this.stream(name).at(-1)!;
    return { kind: 'stored', revision: last.revision, position: last.position };
  }

  isDeleted(name: string): boolean {
    return this.tombstones.has(name);
  }

  /** Closes a stream for good; its events stay in the log until somebody scavenges. */
  tombstone(name: string, expected: number): AppendOutcome {
    if (this.tombstones.has(name)) return { kind: 'deleted' };
    const current = this.stream(name).length - 1;
    if (expected !== current) return { kind: 'wrong', current };
    const none = new Uint8Array();
    const id = '00000000-0000-4000-8000-00000000dead';
    this.add(name, {
      id,
      type: '$streamDeleted',
      contentType: 'application/octet-stream',
      data: none,
      metadata: none,
    });
    this.tombstones.add(name);
    for (const wake of this.listeners) wake();
    const last = this.stream(name).at(-1)!;
    return { kind: 'stored', revision: last.revision, position: last.position };
  }

  onMore(wake: () => void): () => void {
    this.listeners.add(wake);
    return () => this.listeners.delete(wake);
  }

  private repetition(name: string, place: number, events: readonly ProposedEvent[]): AppendOutcome {
    const stream = this.stream(name);
    const same = events.every((event, at) => stream[place + 1 + at]?.id === event.id);
    const last = stream[place + events.length];
    return same && last
      ? { kind: 'stored', revision: last.revision, position: last.position }
      : { kind: 'wrong', current: stream.length - 1 };
  }

  private add(name: string, event: ProposedEvent): void {
    const stream = this.streams.get(name) ?? [];
    this.streams.set(name, stream);
    const position = (this.all.at(-1)?.position ?? 0n) + BigInt(100 + event.data.length);
    const logged = { ...event, stream: name, revision: stream.length, position };
    stream.push(logged);
    this.all.push(logged);
  }

  private system(stream = '$stats-127.0.0.1:2113'): void {
    const data = new TextEncoder().encode('{"proc":1}');
    this.add(stream, {
      id: '00000000-0000-4000-8000-000000000000',
      type: '$statsCollected',
      contentType: 'application/json',
      data,
      metadata: new Uint8Array(),
    });
  }
}
