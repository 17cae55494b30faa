import type { AllStreamResolvedEvent, AllStreamSubscription } from '@eventstore/db-client';
import pRetry from 'p-retry';
import type { StoredRecord, Subscription } from '../event-store.port.js';
import { isFinal } from './failures.js';

export interface Source {
  /**
   * Begins a subscription of the server after a position.
   * @param passed called now and then with a position up to which the server has sent everything
   */
  connect(after: bigint | null, passed: (position: bigint) => void): AllStreamSubscription;
  /** Called with a position up to which everything is delivered. */
  passed(position: bigint): void;
  /** The record in an event; null for an event that is none of ours. */
  toRecord(event: AllStreamResolvedEvent): StoredRecord | null;
  /** Called once, when the subscription has ended. */
  letGo(): Promise<void>;
}

/** How long to wait before taking up a lost connection again: longer each time, between these, in milliseconds. */
export interface ReconnectDelay {
  readonly shortest: number;
  readonly longest: number;
}

/** Delivers the records of a server; takes up a lost connection again where it broke off, for as long as it takes. */
export class ServerSubscription implements Subscription {
  private readonly stop = new AbortController();
  private readonly done: Promise<void>;
  private current: AllStreamSubscription | undefined;
  private delivering = false;

  constructor(
    private readonly source: Source,
    private position: bigint | null,
    private readonly handle: (record: StoredRecord) => Promise<void> | void,
    private readonly failed: (error: unknown) => void,
    private readonly delay: ReconnectDelay,
  ) {
    this.done = this.run().finally(() => source.letGo());
  }

  /** Resolves when the subscription has ended, whatever the cause. */
  ended(): Promise<void> {
    return this.done;
  }

  async close(): Promise<void> {
    this.stop.abort();
    this.current?.destroy();
    await this.done;
  }

  private get stopped(): boolean {
    return this.stop.signal.aborted;
  }

  private async run(): Promise<void> {
    // The caller has its subscription in hand before the first record arrives.
    await Promise.resolve();
    try {
      // One round lasts until records were delivered and the connection broke: then waiting starts small again.
      while (!this.stopped)
        await pRetry(() => this.connection(), {
          retries: Number.POSITIVE_INFINITY,
          minTimeout: this.delay.shortest,
          maxTimeout: this.delay.longest,
          signal: this.stop.signal,
          shouldRetry: ({ error }) => !isFinal(error),
        });
    } catch (error) {
      if (this.stopped) return;
      this.stop.abort();
      this.failed(error);
    }
  }

  /** One connection to its end. Fails if it ended before it delivered anything. */
  private async connection(): Promise<void> {
    const connection = (this.current = this.source.connect(this.position, (position) =>
      this.passed(position),
    ));
    const before = this.position;
    let cause: unknown = new Error('The server ended the subscription');
    // The client also reports errors when nobody iterates any longer.
    connection.on('error', (error) => (cause = error));
    try {
      for await (const event of connection) {
        if (this.stopped) return;
        await this.deliver(event);
      }
    } catch (error) {
      cause = error;
    } finally {
      connection.unsubscribe().catch(() => undefined);
    }
    if (!this.stopped && this.position === before) throw cause;
  }

  private async deliver(event: AllStreamResolvedEvent): Promise<void> {
    this.delivering = true;
    try {
      const record = this.source.toRecord(event);
      if (!record) return;
      await this.handle(record);
      this.position = record.position;
    } catch (error) {
      this.stop.abort();
      this.failed(error);
    } finally {
      this.delivering = false;
    }
  }

  /** What was sent before is delivered unless it waits on this side: then the next time will do. */
  private passed(position: bigint): void {
    if (this.delivering || this.current?.readableLength !== 0) return;
    if (this.position === null || position > this.position) this.position = position;
    this.source.passed(position);
  }
}
