import { existing } from '../../kernel/index.js';
import { tryTo } from './driver.js';
import type { Database, Statement } from './driver.js';

/** Tells subscriptions that there may be new records: at once for our own appends, by looking for other processes'. */
export class Changes {
  private readonly listeners = new Set<() => void>();
  private readonly dataVersion: Statement;
  private seen: unknown;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    database: Database,
    private readonly interval: number,
  ) {
    this.dataVersion = database.prepare('PRAGMA data_version');
  }

  /** @returns how to stop listening */
  listen(wake: () => void): () => void {
    this.listeners.add(wake);
    this.timer ??= setInterval(() => this.look(), this.interval).unref();
    return () => {
      this.listeners.delete(wake);
      if (this.listeners.size > 0) return;
      clearInterval(this.timer);
      this.timer = undefined;
    };
  }

  announce(): void {
    for (const wake of this.listeners) wake();
  }

  /** SQLite changes this number whenever another connection has committed. */
  private look(): void {
    tryTo(() => {
      const version = existing(this.dataVersion.get(), 'data version')['data_version'];
      if (version === this.seen) return;
      this.seen = version;
      this.announce();
    });
  }
}
