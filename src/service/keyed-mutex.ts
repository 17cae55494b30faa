import { Injectable } from '@nestjs/common';
import { ServiceError } from './contracts/index.js';

/**
 * Lets those under one name pass one after the other, and different ones at the same time.
 * Once it is closing it lets nobody in and waits for those inside.
 */
@Injectable()
export class KeyedMutex {
  private readonly queues = new Map<string, Promise<unknown>>();
  private readonly inside = new Set<Promise<unknown>>();
  private closing = false;

  /** Throws ServiceError STORE_UNAVAILABLE when the service is shutting down. */
  pass<T>(name: string, work: () => Promise<T>): Promise<T> {
    if (this.closing) {
      return Promise.reject(new ServiceError('STORE_UNAVAILABLE', 'The service is shutting down; try again'));
    }
    const before = this.queues.get(name) ?? Promise.resolve();
    const turn = before.then(work, work);
    const done: Promise<unknown> = turn.then(
      () => this.leave(name, done),
      () => this.leave(name, done),
    );
    this.queues.set(name, done);
    this.inside.add(done);
    return turn;
  }

  async drain(): Promise<void> {
    this.closing = true;
    await Promise.all(this.inside);
  }

  private leave(name: string, done: Promise<unknown>): void {
    this.inside.delete(done);
    if (this.queues.get(name) === done) this.queues.delete(name);
  }
}
