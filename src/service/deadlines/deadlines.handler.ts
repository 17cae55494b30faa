import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { FoldedTimeline } from '../../engine/index.js';
import type { Viewer } from '../../kernel/index.js';
import { isPaused, sameWait, type CampaignRecord, type Lateness } from '../../read-model/index.js';
import {
  DeadlinesQuery,
  ServiceError,
  type DeadlineEntry,
  type DeadlinesEntry,
  type LatenessEntry,
} from '../contracts/index.js';
import { Inject } from '../inject.js';
import { Campaigns } from '../campaigns/campaigns.js';
import { Moments } from '../play/moments.js';
import { type TimelineView, TimelineAccess } from '../play/timeline-access.js';
import { CLOCK, type Clock } from '../ports.js';
import { dueTo } from './missing.js';
import { type Term, Terms } from './terms.js';

const sees = (viewer: Viewer, seat: string): boolean =>
  viewer.kind === 'all' || (viewer.kind === 'seat' && (viewer.role === 'arbiter' || viewer.seat === seat));

@QueryHandler(DeadlinesQuery)
export class DeadlinesHandler implements IQueryHandler<DeadlinesQuery> {
  constructor(
    private readonly campaigns: Campaigns,
    private readonly access: TimelineAccess,
    private readonly moments: Moments,
    private readonly terms: Terms,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ session, campaignId }: DeadlinesQuery): Promise<DeadlinesEntry> {
    const campaign = this.campaigns.find(campaignId);
    if (!campaign) throw new ServiceError('NOT_FOUND', 'There is no such campaign');
    const view = await this.access.require(session, campaign.mainTimeline);
    const { deadlines } = view.campaign;
    const played = await this.moments.played(view, view.last);
    const term = await this.terms.of(view.campaign, { ...view, state: played.state });
    return {
      schedule: deadlines.schedule,
      paused: isPaused(deadlines),
      deadline: term && this.entryOf(view, played, term),
      count: deadlines.count,
      lateness: latenessOf(view.campaign, view.viewer),
    };
  }

  private entryOf(
    { campaign, ruleset, viewer }: TimelineView,
    played: FoldedTimeline,
    term: Term,
  ): DeadlineEntry {
    const { turn, phase, source, until, closesAt } = term;
    const { passed } = campaign.deadlines;
    const over = sameWait(passed, term) && passed?.until === until ? passed : null;
    const players = new Set(campaign.seats.filter(({ role }) => role === 'player').map(({ id }) => id));
    const throwers = played.waiting ? dueTo(ruleset, played, viewer).map(({ seat }) => seat) : [];
    const arbiter = viewer.kind === 'seat' && viewer.role === 'arbiter';
    return {
      ...{ turn, phase, source, until, closesAt },
      standing: this.standing(term, over !== null),
      outcome: over && arbiter ? over.outcome : null,
      missing: over ? over.missing.filter((each) => over.open.includes(each) || sees(viewer, each)) : [],
      throwers: [...new Set(throwers)].filter((each) => players.has(each)),
    };
  }

  private standing({ until, paused }: Term, over: boolean): DeadlineEntry['standing'] {
    if (until === null) return paused ? 'paused' : 'skipped';
    if (over) return 'passed';
    return until <= this.clock() ? 'grace' : 'ahead';
  }
}

/** How often each player was late, as far as a viewer may know. */
const latenessOf = ({ seats, deadlines }: CampaignRecord, viewer: Viewer): readonly LatenessEntry[] =>
  seats
    .filter(({ role }) => role === 'player')
    .map(({ id }) => ({ seat: id, ...shownTo(sees(viewer, id), deadlines.late[id]) }));

function shownTo(all: boolean, late: Lateness | undefined): Omit<LatenessEntry, 'seat'> {
  if (!late) return { times: 0, last: null };
  return all ? { times: late.times, last: late.last } : { times: late.openly, last: late.lastOpenly };
}
