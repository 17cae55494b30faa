import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { ReadModel } from '../../read-model/index.js';
import { viewerOf, type Session } from '../contracts/index.js';
import { Inject } from '../inject.js';
import { READ_MODEL } from '../ports.js';

const REMEMBERED = 1000;

/**
 * What viewers of one kind are shown of a timeline: the same to all of them, and so looked up once for them all until the read
 * model goes on.
 */
@Injectable()
export class SharedLooks implements OnApplicationShutdown {
  private readonly found = new LRUCache<string, Promise<unknown>>({ max: REMEMBERED });
  private readonly stop: () => void;

  constructor(@Inject(READ_MODEL) private readonly readModel: ReadModel) {
    this.stop = readModel.projector.onProjected(() => this.found.clear());
  }

  /**
   * What `look` finds, or has found for another session of the kind. A look that fails is not remembered.
   * @param what is looked up, with all that it depends on beside the kind of viewer; the same is always of one type
   */
  async once<T>(what: string, session: Session, timelineId: string, look: () => Promise<T>): Promise<T> {
    const key = `${what} ${timelineId} ${await this.kindOf(session, timelineId)}`;
    const known = this.found.get(key);
    if (known) return known as Promise<T>;
    const found = look();
    this.found.set(key, found);
    found.catch(() => this.found.get(key) === found && this.found.delete(key));
    return found;
  }

  /** All of a session that decides what it is shown of a timeline: as whom it looks, and what it may know of. */
  private async kindOf(session: Session, timelineId: string): Promise<string> {
    const facts = await this.readModel.history.facts(timelineId);
    const campaignId = facts?.campaignId ?? '';
    return JSON.stringify([
      viewerOf(session, campaignId),
      session.admin,
      session.bot?.campaignId === campaignId,
    ]);
  }

  onApplicationShutdown(): void {
    this.stop();
  }
}
