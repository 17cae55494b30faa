import { QueryBus } from '@nestjs/cqrs';
import {
  CampaignQuery,
  PositionQuery,
  type MomentQuery,
  ServiceError,
  TimelineQuery,
  type CampaignEntry,
  type Lookups,
  type Session,
  type TimelineEntry,
} from '../contracts/index.js';
import { namingOf, seatIn, type Naming, type SeatOf } from './messages/names.js';
import { namesIn, wordingOf, type NameOf } from './messages/things.js';
import type { RulesetFace } from './rulesets/face.js';
import { faceOf } from './rulesets/faces.js';

/** What resolvers know of a request. */
export interface ApiContext {
  readonly session: Session;
  /** The token itself, for claiming a seat with it. Never logged. */
  readonly bearer: string | null;
  readonly known: RequestCache;
}

/** Campaigns and timelines that a request has looked up already, each asked for once. */
export class RequestCache {
  constructor(
    private readonly queries: QueryBus,
    private readonly session: Session,
    private readonly lookups: Lookups,
  ) {}

  campaign(id: string): Promise<CampaignEntry | null> {
    const { session, queries, lookups } = this;
    return lookups.once('campaign', id, () => queries.execute(new CampaignQuery(session, id)));
  }

  timeline(id: string): Promise<TimelineEntry | null> {
    const { session, queries, lookups } = this;
    return lookups.once('timeline', id, () => queries.execute(new TimelineQuery(session, id)));
  }

  /** Throws NOT_FOUND where there is none, or the viewer may not know of it. */
  async campaignOf(timelineId: string): Promise<CampaignEntry> {
    const timeline = await this.timeline(timelineId);
    const campaign = timeline && (await this.campaign(timeline.campaignId));
    if (!campaign) throw new ServiceError('NOT_FOUND', 'There is no such timeline.', ['timeline']);
    return campaign;
  }

  async faceOfTimeline(timelineId: string): Promise<RulesetFace> {
    return faceOfCampaign(await this.campaignOf(timelineId));
  }

  /** Names of the seats, for the sentences of an answer. Throws NOT_FOUND like `campaignOf`. */
  async namingIn(timelineId: string): Promise<Naming> {
    return namingOf((await this.campaignOf(timelineId)).seats);
  }

  /** Seats of the campaign that a timeline belongs to. Throws NOT_FOUND like `campaignOf`. */
  async seatsIn(timelineId: string): Promise<SeatOf> {
    return seatIn((await this.campaignOf(timelineId)).seats);
  }

  /** Ids of the places on a timeline's board. */
  placesOf(timelineId: string): Promise<ReadonlySet<string>> {
    const { session, queries, lookups } = this;
    return lookups.once('places', timelineId, async () => {
      const { ruleset, played } = await queries.execute(new PositionQuery(session, timelineId, {}));
      return new Set(ruleset.views.board(played.state).locations.map(({ id }) => id));
    });
  }

  /** What things are called by whoever asks, as the timeline stands now. Throws NOT_FOUND like `campaignOf`. */
  async thingsIn(timelineId: string): Promise<NameOf> {
    return (await this.thingsAt(timelineId, {})).nameOf;
  }

  /** The same where it is spoken of a turn: what is there no more is called as at the end of that turn. */
  async thingsOf(timelineId: string, turn: number): Promise<NameOf> {
    const now = await this.thingsAt(timelineId, {});
    if (turn >= now.turn) return now.nameOf;
    const then = await this.thingsAt(timelineId, { turn }).catch((error: unknown) => {
      // A turn may have left no moment of its own.
      if (error instanceof ServiceError && error.code === 'BAD_USER_INPUT') return now;
      throw error;
    });
    return (text) => {
      const name = now.nameOf(text);
      return name === text ? then.nameOf(text) : name;
    };
  }

  private thingsAt(timelineId: string, moment: MomentQuery) {
    const { session, queries, lookups } = this;
    return lookups.once('things', `${timelineId} ${moment.turn ?? ''}`, async () => {
      const position = await queries.execute(new PositionQuery(session, timelineId, moment));
      return { turn: position.head.turn, nameOf: namesIn([position]) };
    });
  }

  /** Puts names of seats and things for ids into sentences for people. Throws NOT_FOUND like `campaignOf`. */
  async wordingIn(timelineId: string, turn?: number): Promise<Naming> {
    return (await this.speechIn(timelineId, turn)).wording;
  }

  /** The same, with the names that it puts: for what is made into a sentence only then. Throws NOT_FOUND like `campaignOf`. */
  async speechIn(
    timelineId: string,
    turn?: number,
  ): Promise<{ readonly wording: Naming; readonly nameOf: NameOf }> {
    const [named, nameOf] = await Promise.all([
      this.namingIn(timelineId),
      turn === undefined ? this.thingsIn(timelineId) : this.thingsOf(timelineId, turn),
    ]);
    return { nameOf, wording: wordingOf(named, nameOf) };
  }

  /** After something was changed: what was looked up before may be old. */
  forget(): void {
    this.lookups.forget();
  }
}

export function faceOfCampaign(campaign: CampaignEntry): RulesetFace {
  const face = faceOf(campaign.ruleset.code);
  if (!face) {
    throw new ServiceError('NOT_FOUND', `This service has no ruleset ${campaign.ruleset.code}.`);
  }
  return face;
}
