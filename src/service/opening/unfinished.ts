import { Injectable } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { EventStore } from '../../event-store/event-store.port.js';
import {
  campaignStream,
  timelineStream,
  type ReadModel,
  type TimelineFacts,
} from '../../read-model/index.js';
import { Inject } from '../inject.js';
import { CLOCK, EVENT_STORE, LOG, READ_MODEL, type Clock } from '../ports.js';

const DAY_MS = 86_400_000;
/** So long after its last part nobody goes on with what was begun: far longer than any client repeats a command. */
const GIVEN_UP_AFTER_MS = 7 * DAY_MS;

/** Clears away timelines that were begun, in parts, and never finished: nobody knows of them. */
@Injectable()
export class Unfinished {
  private readonly stopping = new AbortController();
  private rounds: Promise<void> = Promise.resolve();

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  /** Looks now, and once a day. */
  start(): void {
    this.rounds = this.goRound();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.rounds;
  }

  private async goRound(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await this.clear().catch((error: unknown) =>
        this.log.warn({ err: error }, 'What was begun and never finished cannot be looked for'),
      );
      await wait(DAY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Clears what has stood unfinished for a week; the ids of the timelines. */
  async clear(): Promise<readonly string[]> {
    const before = new Date(Date.parse(this.clock()) - GIVEN_UP_AFTER_MS).toISOString();
    const cleared: string[] = [];
    for (const facts of this.readModel.directory.unfinished(before))
      if (!this.stopping.signal.aborted && (await this.clearOne(facts, before))) cleared.push(facts.id);
    if (cleared.length > 0)
      this.log.info(
        { timelines: cleared },
        'Timelines that were begun a week ago and never finished were cleared away',
      );
    return cleared;
  }

  /** Only what is still as it was looked at: whoever goes on with it at this moment, on any node, is not disturbed. */
  private async clearOne(
    { id, campaignId, records, parent }: TimelineFacts,
    before: string,
  ): Promise<boolean> {
    const stream = timelineStream(id);
    for await (const { index, body } of this.store.read(stream, { direction: 'backwards', limit: 1 })) {
      if ((JSON.parse(body) as { readonly at: string }).at >= before) return false;
      // An opening is finished by its campaign: that must not come any more.
      const opening = parent === null && index + 1 >= records;
      if (opening && !(await this.store.clear(campaignStream(campaignId), 0)).ok) return false;
      return (await this.store.clear(stream, index + 1)).ok;
    }
    return false;
  }
}
