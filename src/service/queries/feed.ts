import { Injectable } from '@nestjs/common';
import {
  campaignStream,
  timelineStream,
  type CampaignRecord,
  type ReadModel,
} from '../../read-model/index.js';
import { heldWith } from '../auth/secrets.js';
import { ServiceError, type EventFeed, type Session, type ShownEvent } from '../contracts/index.js';
import { Inject } from '../inject.js';
import { SharedLooks } from '../play/shared-looks.js';
import { type TimelineView, TimelineAccess } from '../play/timeline-access.js';
import { READ_MODEL } from '../ports.js';
import { EventReader, type Reading } from './event-reader.js';
import { pulled } from './pulled.js';

const PAGE = 100;

/** Throws UNAUTHENTICATED once the seat or bot of a session has been revoked, or the seat given to somebody else. */
export function checkHeld(session: Session, campaign: CampaignRecord): void {
  if (session.bot) {
    if (heldWith(campaign.bots, session.holder)) return;
    throw new ServiceError('UNAUTHENTICATED', 'The bot has been revoked');
  }
  const held = session.seats.find((each) => each.campaignId === campaign.id);
  const seat = held && campaign.seats.find((each) => each.id === held.seat);
  if (!seat || heldWith(seat.holders, session.holder)) return;
  throw new ServiceError('UNAUTHENTICATED', 'The seat has been revoked');
}

/** A view of a timeline, and what is read of it from a revision on: once, whoever asks. */
interface Sight {
  readonly view: TimelineView;
  readonly read: (from: number) => Promise<Reading>;
}

/** Follows timelines for subscriptions: asks again, once for each kind of viewer, whenever the read model has gone on. */
@Injectable()
export class Feed implements EventFeed {
  constructor(
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    private readonly access: TimelineAccess,
    private readonly reader: EventReader,
    private readonly looks: SharedLooks,
  ) {}

  follow(
    session: Session,
    timelineId: string,
    afterRevision: number | null,
  ): AsyncIterableIterator<ShownEvent> {
    const ready: ShownEvent[] = [];
    /** Revision to go on from; null before it is known. */
    let next: number | null = null;
    let ended = false;
    let wake = (): void => undefined;
    let changed = true;
    let campaign = '';
    const stop = this.readModel.projector.onProjected((stream) => {
      if (stream !== timelineStream(timelineId) && stream !== campaign) return;
      changed = true;
      wake();
    });
    const end = (): void => {
      ended = true;
      stop();
      wake();
    };

    const fill = async (): Promise<void> => {
      changed = false;
      const { view, read } = await this.sight(session, timelineId, next === null);
      campaign = campaignStream(view.campaign.id);
      checkHeld(session, view.campaign);
      next ??= afterRevision === null ? view.last + 1 : await this.start(view, afterRevision);
      const reading = await read(next);
      ready.push(...reading.events.filter((each) => each.revision > (afterRevision ?? -1)));
      next = reading.next ?? Math.max(next, view.last + 1);
      if (reading.next !== null) changed = true;
    };

    const pull = async (): Promise<ShownEvent | undefined> => {
      while (!ended) {
        const event = ready.shift();
        if (event) return event;
        if (changed) await fill();
        else await new Promise<void>((resolve) => (wake = resolve));
      }
      return undefined;
    };
    // "From now on" means from this call on, not from the first next().
    const begun = afterRevision === null ? fill().catch(() => void (changed = true)) : Promise.resolve();
    return pulled(() => begun.then(pull), end);
  }

  /** Who begins to follow sees all that was answered before; later what was shown to others of the kind is as new. */
  private sight(session: Session, timelineId: string, begins: boolean): Promise<Sight> {
    const look = async (): Promise<Sight> => this.sightOf(await this.access.require(session, timelineId));
    return begins ? look() : this.looks.once('sight', session, timelineId, look);
  }

  private sightOf(view: TimelineView): Sight {
    const readings = new Map<number, Promise<Reading>>();
    const read = (from: number): Promise<Reading> => {
      const reading = readings.get(from) ?? this.reader.visible(view, from, view.last, {}, PAGE);
      readings.set(from, reading);
      return reading;
    };
    return { view, read };
  }

  /** First revision after a step; a step that is still to come is waited for. */
  private async start({ facts, last }: TimelineView, after: number): Promise<number> {
    const range = after < 0 ? { last: -1 } : await this.readModel.steps.range(facts.id, after);
    return (range?.last ?? last) + 1;
  }
}
