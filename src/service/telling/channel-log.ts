import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EventStore } from '../../event-store/event-store.port.js';
import { hashing } from '../../hashing/index.js';
import {
  channelStream,
  type ChannelEvent,
  type ChannelRecord,
  type ReadModel,
} from '../../read-model/index.js';
import { appendSurely } from '../append.js';
import type { Administration } from '../campaigns/campaign-log.js';
import { eventId } from '../identity.js';
import { Inject } from '../inject.js';
import { CLOCK, EVENT_STORE, READ_MODEL, type Clock } from '../ports.js';

const PROJECTED_WITHIN_MS = 2000;

/** What of a channel its next event is appended to. */
type Place = Pick<ChannelRecord, 'id' | 'campaignId' | 'length'>;

/** The streams of channels: one event at a time, at the place where the writer believes the stream to end. */
@Injectable()
export class ChannelLog {
  /** What two nodes do at the same moment is not the same thing done twice. */
  private readonly node = randomUUID();

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Appends, and waits until the read model shows it; false when somebody was first. */
  async append({ id, campaignId, length }: Place, event: ChannelEvent, by: Administration): Promise<boolean> {
    const body = hashing.canonical({ ...event, ...by, channelId: id, campaignId } as never);
    const hash = hashing.sha256(body);
    const record = { id: eventId(by.at, id, length, hash), type: event.type, body, hash };
    const result = await appendSurely(this.store, channelStream(id), length, [record]);
    await this.readModel.projector.reached(channelStream(id), result.length, PROJECTED_WITHIN_MS);
    return result.ok;
  }

  /** `append` of what the service does by itself. */
  note(place: Place, event: ChannelEvent): Promise<boolean> {
    const at = this.clock();
    return this.append(place, event, {
      actor: 'service',
      commandId: `tell-${this.node}-${place.length}`,
      at,
    });
  }

  /** Clears what is stored of channels that were removed. One that holds the newest record of all stays until the next time. */
  async clearRemoved(): Promise<void> {
    for (const id of this.readModel.directory.removedChannels()) {
      const length = await this.store.length(channelStream(id));
      if (length > 0) await this.store.clear(channelStream(id), length);
    }
  }
}
