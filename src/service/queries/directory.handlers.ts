import { Injectable } from '@nestjs/common';
import { QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ReadModel } from '../../read-model/index.js';
import { mayKnow } from '../auth/administrators.js';
import {
  CampaignQuery,
  CampaignsQuery,
  DueQuery,
  TimelineQuery,
  TimelinesQuery,
  type CampaignEntry,
  type Page,
  type Session,
  type TimelineEntry,
} from '../contracts/index.js';
import { Dealing } from '../dealing.js';
import { Inject } from '../inject.js';
import { activityCursor, activityIn, pageOf } from '../paging.js';
import { Moments } from '../play/moments.js';
import { TimelineAccess } from '../play/timeline-access.js';
import { CLOCK, READ_MODEL, type Clock } from '../ports.js';
import { campaignEntry, timelineEntry } from './entries.js';

@QueryHandler(CampaignsQuery)
export class CampaignsHandler implements IQueryHandler<CampaignsQuery> {
  constructor(
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly queries: QueryBus,
  ) {}

  async execute({ session, filter, page }: CampaignsQuery): Promise<Page<CampaignEntry>> {
    const { seats, bot } = session;
    const own = [...seats, ...(bot ? [bot] : [])].map((each) => each.campaignId);
    const rows = this.readModel.directory.campaigns({
      ruleset: filter.ruleset ?? null,
      nameContains: filter.nameContains ?? null,
      also: session.admin ? 'all' : own,
      only: filter.awaitingMe ? await this.awaiting(session) : filter.mine ? own : null,
      after: page.after === null ? null : activityIn(page.after),
      limit: page.first + 1,
    });
    const now = this.clock();
    return pageOf(rows, page, activityCursor, (row) => campaignEntry(row, now));
  }

  /** Campaigns that wait for a seat of the session. */
  private async awaiting(session: Session): Promise<readonly string[]> {
    const found: string[] = [];
    for (const { campaignId, seat } of session.seats) {
      const campaign = this.readModel.directory.campaign(campaignId);
      const due = campaign && new DueQuery(session, campaign.record.mainTimeline, seat);
      if (due && (await this.queries.execute(due)).length > 0) found.push(campaignId);
    }
    return found;
  }
}

@QueryHandler(CampaignQuery)
export class CampaignHandler implements IQueryHandler<CampaignQuery> {
  constructor(
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly dealing: Dealing,
  ) {}

  async execute({ session, campaignId }: CampaignQuery): Promise<CampaignEntry | null> {
    const row = this.readModel.directory.campaign(campaignId);
    if (!row) this.dealing.checkHere(campaignId);
    return row && mayKnow(session, row.record) ? campaignEntry(row, this.clock()) : null;
  }
}

/** What a session may see of a timeline, as an entry of the directory. */
@Injectable()
export class TimelineEntries {
  constructor(
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    private readonly access: TimelineAccess,
    private readonly moments: Moments,
  ) {}

  async find(session: Session, timelineId: string): Promise<TimelineEntry | null> {
    const view = await this.access.find(session, timelineId);
    if (!view) return null;
    return timelineEntry(view, await this.moments.lastHead(view), this.readModel.steps);
  }
}

@QueryHandler(TimelineQuery)
export class TimelineHandler implements IQueryHandler<TimelineQuery> {
  constructor(private readonly entries: TimelineEntries) {}

  execute({ session, timelineId }: TimelineQuery): Promise<TimelineEntry | null> {
    return this.entries.find(session, timelineId);
  }
}

@QueryHandler(TimelinesQuery)
export class TimelinesHandler implements IQueryHandler<TimelinesQuery> {
  constructor(
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    private readonly access: TimelineAccess,
    private readonly entries: TimelineEntries,
  ) {}

  async execute({ session, campaignId }: TimelinesQuery): Promise<readonly TimelineEntry[]> {
    await this.access.shown(campaignId);
    const rows = this.readModel.directory.timelines(campaignId);
    const found = await Promise.all(rows.map(({ facts }) => this.entries.find(session, facts.id)));
    return found.filter((each) => each !== null);
  }
}
