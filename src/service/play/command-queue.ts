import { existing } from '../../kernel/index.js';
import { ServiceError } from '../contracts/index.js';

/** Something that waits for its turn, and how it is answered. */
export interface Waiting<T, R> {
  readonly item: T;
  readonly answer: (result: R) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Serves what is submitted under one name one batch after the other, and different names at the same time. Whatever
 * arrives while a batch is served makes up the next one: commands of one timeline share an append, as those of
 * different timelines share a commit. Once it is draining it takes nothing more.
 */
export class CommandQueue<T, R> {
  private readonly waiting = new Map<string, Waiting<T, R>[]>();
  private readonly serving = new Set<Promise<void>>();
  private draining = false;

  constructor(
    private readonly serve: (name: string, batch: readonly Waiting<T, R>[]) => Promise<void>,
    private readonly mostAtOnce: number,
  ) {}

  /** Throws ServiceError STORE_UNAVAILABLE when the service is shutting down. */
  submit(name: string, item: T): Promise<R> {
    if (this.draining) {
      return Promise.reject(new ServiceError('STORE_UNAVAILABLE', 'The service is shutting down; try again'));
    }
    return new Promise<R>((answer, fail) => {
      const entry = { item, answer, fail };
      const queue = this.waiting.get(name);
      if (queue) {
        queue.push(entry);
        return;
      }
      this.waiting.set(name, [entry]);
      const done: Promise<void> = this.work(name).finally(() => this.serving.delete(done));
      this.serving.add(done);
    });
  }

  async drain(): Promise<void> {
    this.draining = true;
    await Promise.all(this.serving);
  }

  private async work(name: string): Promise<void> {
    const queue = existing(this.waiting.get(name), 'queue');
    while (queue.length > 0) {
      const batch = queue.splice(0, this.mostAtOnce);
      try {
        await this.serve(name, batch);
      } catch (error) {
        for (const each of batch) each.fail(error);
      }
    }
    this.waiting.delete(name);
  }
}
