import { QueryBus } from '@nestjs/cqrs';
import {
  CampaignQuery,
  ServiceError,
  TimelineQuery,
  type CampaignEntry,
  type Session,
  type TimelineEntry,
} from '../contracts/index.js';
import { namingOf, type Naming } from './messages/names.js';
import { faceOf } from './rulesets/faces.js';
import type { RulesetFace } from './rulesets/face.js';

/** What resolvers know of a request. */
export interface ApiContext {
  readonly session: Session;
  /** The token itself, for claiming a seat with it. Never logged. */
  readonly bearer: string | null;
  readonly known: Known;
}

/** Campaigns and timelines that a request has looked up already, each asked for once. */
export class Known {
  private readonly campaigns = new Map<string, Promise<CampaignEntry | null>>();
  private readonly timelines = new Map<string, Promise<TimelineEntry | null>>();

  constructor(
    private readonly queries: QueryBus,
    private readonly session: Session,
  ) {}

  campaign(id: string): Promise<CampaignEntry | null> {
    return remember(this.campaigns, id, () => this.queries.execute(new CampaignQuery(this.session, id)));
  }

  timeline(id: string): Promise<TimelineEntry | null> {
    return remember(this.timelines, id, () => this.queries.execute(new TimelineQuery(this.session, id)));
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

  /** After something was changed: what was looked up before may be old. */
  forget(): void {
    this.campaigns.clear();
    this.timelines.clear();
  }
}

function remember<T>(found: Map<string, Promise<T>>, id: string, ask: () => Promise<T>): Promise<T> {
  const earlier = found.get(id);
  if (earlier) return earlier;
  const answer = ask();
  found.set(id, answer);
  return answer;
}

export function faceOfCampaign(campaign: CampaignEntry): RulesetFace {
  const face = faceOf(campaign.ruleset.code);
  if (!face) {
    throw new ServiceError('NOT_FOUND', `This service has no ruleset ${campaign.ruleset.code}.`);
  }
  return face;
}
