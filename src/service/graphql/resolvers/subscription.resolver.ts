import { QueryBus } from '@nestjs/cqrs';
import { Args, Resolver, Subscription } from '@nestjs/graphql';
import {
  CAMPAIGN_FEED,
  CampaignQuery,
  DueQuery,
  EVENT_FEED,
  PositionQuery,
  ServiceError,
  type CampaignFeed,
  type EventFeed,
  type Session,
} from '../../contracts/index.js';
import { Inject } from '../../inject.js';
import { CurrentSession } from '../access/caller.js';
import { faceOfCampaign } from '../context.js';
import { CampaignArgs, TimelineEventsArgs } from '../inputs/timeline.inputs.js';
import { namingOf, seatIn } from '../messages/names.js';
import { dueWithNames, namesIn, wordingOf } from '../messages/things.js';
import { seeEvent } from '../presenters/events.js';
import { Rules } from '../rules.js';
import { beginWith, follow } from '../subscriptions/follow.js';
import { CampaignChangeType } from '../types/campaigns.js';
import { RecordedEventType } from '../types/events.js';
import { DueType } from '../types/violations.js';

@Resolver()
export class SubscriptionResolver {
  constructor(
    @Inject(EVENT_FEED) private readonly feed: EventFeed,
    @Inject(CAMPAIGN_FEED) private readonly changes: CampaignFeed,
    private readonly queries: QueryBus,
    private readonly rules: Rules,
  ) {}

  @Subscription(() => RecordedEventType, {
    description:
      'Events of a timeline as they are stored, each once and in order, as the viewer may see them.',
  })
  timelineEvents(@Args() { timeline, after }: TimelineEventsArgs, @CurrentSession() session: Session) {
    const events = this.feed.follow(session, timeline, after ?? null);
    return follow(events, (event) => ({ timelineEvents: seeEvent(event, timeline) }));
  }

  @Subscription(() => CampaignChangeType, {
    description:
      'That something in a campaign is shown to the viewer otherwise than before: a timeline went on or was forked, another one counts, a seat was claimed. Told at once too, so that nothing is missed; what it is is asked for.',
  })
  campaignChanged(@Args() { campaign }: CampaignArgs, @CurrentSession() session: Session) {
    return follow(this.changes.follow(session, campaign), (change) => ({ campaignChanged: change }));
  }

  @Subscription(() => [DueType], {
    description:
      "What is waited for on the campaign's main timeline: at once, and again whenever it changes.",
  })
  async due(@Args() { campaign }: CampaignArgs, @CurrentSession() session: Session) {
    const found = await this.queries.execute(new CampaignQuery(session, campaign));
    if (!found) throw new ServiceError('NOT_FOUND', 'There is no such campaign.', ['campaign']);
    const face = faceOfCampaign(found);
    const [named, seatOf] = [namingOf(found.seats), seatIn(found.seats)];
    const timeline = found.mainTimeline;
    const ask = async () => {
      const due = await this.queries.execute(new DueQuery(session, timeline, null));
      const nameOf = namesIn([await this.queries.execute(new PositionQuery(session, timeline, {}))]);
      const wording = wordingOf(named, nameOf);
      return due.map((each) => this.rules.due(face, dueWithNames(each, nameOf), wording, seatOf));
    };
    const events = this.feed.follow(session, timeline, null);
    const first = await ask();
    let last = JSON.stringify(first);
    const changes = follow(events, async () => {
      const due = await ask();
      const text = JSON.stringify(due);
      if (text === last) return undefined;
      last = text;
      return { due };
    });
    return beginWith({ due: first }, changes);
  }
}
