import type { Logger } from 'pino';
import { UNOBSERVING, type Observer } from '../observing/observer.js';
import type { AppendResult, EventStore } from '../../event-store/event-store.port.js';

/** For so long after an append that was not answered the service counts as not ready. */
const TROUBLED_MS = 10_000;

type Trouble = { readonly reason: string; readonly full: boolean; readonly since: number };

/** Keeps an eye on the event store: what goes wrong with it stands in the log and in the report on readiness. */
export class StoreWatch {
  private trouble: Trouble | null = null;
  private losses: readonly string[] = [];
  /** Who else is at work on the data directory; nothing where nobody is. */
  company: readonly string[] = [];

  /** @param hasRoom whether there is room again where the store keeps its records */
  constructor(
    private readonly log: Logger,
    private readonly hasRoom: () => Promise<boolean>,
    private readonly observer: Observer = UNOBSERVING,
  ) {}

  /** The store, with its appends looked at. */
  watched(store: EventStore): EventStore {
    return {
      largestAppend: store.largestAppend,
      append: async (...asked) => {
        const result = await this.observer.append(asked[0], () => store.append(...asked));
        this.note(result);
        return result;
      },
      clear: (...asked) => store.clear(...asked),
      read: (...asked) => store.read(...asked),
      length: (stream) => store.length(stream),
      readAll: (...asked) => store.readAll(...asked),
      lastPosition: () => store.lastPosition(),
      subscribe: (...asked) => store.subscribe(...asked),
      close: () => store.close(),
    };
  }

  /** Notes that the store holds less, or something else, than was known of it. */
  lost(what: string): void {
    this.losses = [...this.losses, what];
    this.log.error(what);
  }

  /** Notes that the thread that writes has ended; what it had is answered as not stored for sure, and noted when it is. */
  ended(error: Error): void {
    this.log.error(
      { err: error },
      'The thread that writes the event store has ended; the next append has another',
    );
  }

  /** Notes that other processes serve the same data directory: the event store is theirs too, the read model is not. */
  beside(others: number, dataDir: string): void {
    this.company = [
      `beside ${others} other ${others === 1 ? 'process' : 'processes'} on this data directory`,
    ];
    this.log.warn({ dataDir }, `Serves ${this.company.join()}, with a read model of its own`);
  }

  /** How it is with the store, for whoever asks whether the service is ready. */
  async state(): Promise<{ readonly ready: boolean; readonly detail: string }> {
    const { trouble } = this;
    if (trouble && !(await this.isOver(trouble))) return { ready: false, detail: trouble.reason };
    this.trouble = null;
    return { ready: true, detail: ['answers', ...this.losses].join('; ') };
  }

  private isOver({ full, since }: Trouble): Promise<boolean> | boolean {
    return full ? this.hasRoom() : performance.now() - since > TROUBLED_MS;
  }

  private note(result: AppendResult): void {
    if (result.ok) {
      if (this.trouble) this.log.info('The event store takes appends again');
      this.trouble = null;
    } else if (result.error === 'full' || result.error === 'unreachable') {
      const { error, reason } = result;
      if (this.trouble?.reason !== reason) this.log.error({ reason }, 'The event store took no append');
      this.trouble = { reason, full: error === 'full', since: performance.now() };
    }
  }
}
