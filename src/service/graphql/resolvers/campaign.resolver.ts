import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { QueryBus } from '@nestjs/cqrs';
import { presentParameters, type Due } from '../../../engine/index.js';
import type { Seat } from '../../../kernel/index.js';
import {
  DueQuery,
  TimelinesQuery,
  viewerOf,
  type CampaignEntry,
  type HeldSeat,
  type Session,
} from '../../contracts/index.js';
import { pageOfList, someOf } from '../../paging.js';
import { CurrentSession } from '../access/caller.js';
import { faceOfCampaign, type ApiContext, type RequestCache } from '../context.js';
import { TimelinesArgs } from '../inputs/timeline.inputs.js';
import { namingOf, seatIn } from '../messages/names.js';
import { dueWithNames } from '../messages/things.js';
import { presentNote } from '../presenters/notes.js';
import { presentRuleset } from '../presenters/rulesets.js';
import { Rules } from '../rules.js';
import { PageArgs, pageIn, toConnection } from '../schema/connection.js';
import { emblemOf } from '../presenters/emblems.js';
import { CampaignNoteType, CampaignType, HeldSeatType } from '../types/campaigns.js';
import { CampaignSeatType, SeatType } from '../types/seats.js';
import { TimelineType } from '../types/timelines.js';

/* Field methods without parameter decorators are called by graphql itself: (source, arguments, context). */

@Resolver(() => CampaignType)
export class CampaignResolver {
  constructor(
    private readonly queries: QueryBus,
    private readonly rules: Rules,
  ) {}

  @ResolveField('ruleset')
  ruleset(campaign: CampaignEntry) {
    return presentRuleset(faceOfCampaign(campaign), this.rules);
  }

  @ResolveField('rulesetVersion')
  rulesetVersion(campaign: CampaignEntry) {
    return campaign.ruleset.version;
  }

  @ResolveField('parameters')
  parameters(campaign: CampaignEntry) {
    const { parameters } = faceOfCampaign(campaign).ruleset.meta;
    const present = presentParameters(parameters, campaign.parameters);
    return parameters.map(({ name, default: fallback }) => {
      const value = JSON.stringify(present[name]);
      return { name, value, isDefault: value === JSON.stringify(fallback) };
    });
  }

  @ResolveField('viewerSeat')
  viewerSeat({ id, seats }: CampaignEntry, _args: object, { session }: ApiContext) {
    const viewer = viewerOf(session, id);
    return viewer.kind === 'seat' ? ownSeat(seats, viewer.seat) : null;
  }

  /** When an invite ends tells when it was made: that is for those who hand them out. */
  @ResolveField('seats')
  seats({ id, seats }: CampaignEntry, _args: object, { session }: ApiContext) {
    if (mayInvite(session, id)) return seats;
    return seats.map((each) => ({ ...each, inviteExpiresAt: null }));
  }

  @ResolveField('viewerMay')
  async viewerMay(campaign: CampaignEntry, _args: object, { session, known }: ApiContext) {
    const viewer = viewerOf(session, campaign.id);
    const { lockPhase, closePhase } = faceOfCampaign(campaign).common;
    const play = !session.bot && viewer.kind === 'seat' && viewer.role === 'player';
    const arbitrate = !session.bot && viewer.kind === 'seat' && viewer.role === 'arbiter';
    return {
      play,
      lock: play && Boolean(lockPhase),
      close: arbitrate && Boolean(closePhase),
      arbitrate,
      invite: mayInvite(session, campaign.id),
      fork:
        arbitrate ||
        (play &&
          (campaign.policy.playerForks === 'completed-turns' ||
            (await known.timeline(campaign.mainTimeline))?.over === true)),
    };
  }

  @ResolveField('awaits')
  async awaits(campaign: CampaignEntry, _args: object, { session, known }: ApiContext) {
    const { id, mainTimeline } = campaign;
    const viewer = viewerOf(session, id);
    const due = await this.queries.execute(new DueQuery(session, mainTimeline, null));
    const mine = due.filter(({ seat }) => viewer.kind === 'seat' && seat === viewer.seat);
    const [until = null] = due.flatMap(({ params }) => params['until'] ?? []).sort();
    const [first = null] = mine;
    return {
      mine: mine.length,
      first: first && (await this.inWords(first, campaign, known)),
      others: due.length - mine.length,
      until,
    };
  }

  private async inWords(due: Due, campaign: CampaignEntry, known: RequestCache): Promise<string> {
    const { mainTimeline, seats } = campaign;
    const { wording, nameOf } = await known.speechIn(mainTimeline);
    const face = faceOfCampaign(campaign);
    return this.rules.due(face, dueWithNames(due, nameOf), wording, seatIn(seats)).message;
  }

  @ResolveField('main')
  main(campaign: CampaignEntry, _args: object, context: ApiContext) {
    return context.known.timeline(campaign.mainTimeline);
  }

  @ResolveField('notes')
  notes(@Parent() { notes, seats }: CampaignEntry, @Args() args: PageArgs) {
    const [named, seat] = [namingOf(seats), seatIn(seats)];
    const page = pageOfList(notes, pageIn(args));
    return toConnection(page, (note) => presentNote(note, named, seat));
  }

  @ResolveField('timelines', () => [TimelineType], {
    description: 'Timelines that the viewer may see, oldest first.',
  })
  async timelines(
    @Parent() { id }: CampaignEntry,
    @Args() args: TimelinesArgs,
    @CurrentSession() session: Session,
  ) {
    return someOf(await this.queries.execute(new TimelinesQuery(session, id)), args);
  }

  @ResolveField('dice')
  dice(campaign: CampaignEntry) {
    return campaign.diceMode;
  }
}

/** A seat as it is shown to who holds it. */
function ownSeat(seats: CampaignEntry['seats'], id: string | null) {
  const own = seats.find((each) => each.id === id);
  return own ? { ...own, inviteExpiresAt: null } : null;
}

function mayInvite(session: Session, campaignId: string): boolean {
  const viewer = viewerOf(session, campaignId);
  return session.admin || (!session.bot && viewer.kind === 'seat' && viewer.role === 'arbiter');
}

@Resolver(() => HeldSeatType)
export class HeldSeatResolver {
  @ResolveField('campaign')
  campaign(held: HeldSeat, _args: object, context: ApiContext) {
    return context.known.campaign(held.campaignId);
  }

  @ResolveField('seat')
  async seat(held: HeldSeat, _args: object, context: ApiContext) {
    const campaign = await context.known.campaign(held.campaignId);
    return campaign && seatIn(campaign.seats)(held.seat);
  }

  @ResolveField('campaignSeat')
  async campaignSeat(held: HeldSeat, _args: object, context: ApiContext) {
    const campaign = await context.known.campaign(held.campaignId);
    return campaign && ownSeat(campaign.seats, held.seat);
  }
}

@Resolver(() => CampaignNoteType)
export class CampaignNoteResolver {
  @ResolveField('timeline')
  timeline({ timelineId }: { timelineId: string | null }, _args: object, context: ApiContext) {
    return timelineId === null ? null : context.known.timeline(timelineId);
  }
}

@Resolver(() => SeatType)
export class SeatResolver {
  @ResolveField('emblem')
  emblem(seat: Seat) {
    return emblemOf(seat);
  }
}

@Resolver(() => CampaignSeatType)
export class CampaignSeatResolver extends SeatResolver {}
