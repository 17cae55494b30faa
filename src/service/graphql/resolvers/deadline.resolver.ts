import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Args, Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { MissingPolicy } from '../../../read-model/index.js';
import {
  DeadlinesQuery,
  MoveDeadlineCommand,
  PauseDeadlinesCommand,
  ResumeDeadlinesCommand,
  SetScheduleCommand,
  type CampaignEntry,
  type Session,
} from '../../contracts/index.js';
import { CurrentSession } from '../access/caller.js';
import { faceOfCampaign, type ApiContext } from '../context.js';
import {
  ExtendDeadlineInput,
  PauseDeadlinesInput,
  ResumeDeadlinesInput,
  SetScheduleInput,
  SkipDeadlineInput,
  type ScheduleInput,
} from '../inputs/deadline.inputs.js';
import { namingOf, seatIn } from '../messages/names.js';
import { presentDeadlines, weekdayNumber } from '../presenters/deadlines.js';
import { CampaignType } from '../types/campaigns.js';
import { CampaignDeadlinesType } from '../types/deadlines.js';
import { DeadlinesResult } from '../types/result-unions.js';

const INPUT = { description: 'What to do.' };

/** What each of its commands says, and who. */
const said = ({ commandId, campaign, reason }: PauseDeadlinesInput, { session }: ApiContext) => ({
  session,
  commandId,
  campaignId: campaign,
  reason,
});

const scheduleIn = ({ lengths, weekdays, closesAt, ...schedule }: ScheduleInput) => ({
  ...schedule,
  missing: schedule.missing as MissingPolicy,
  closesAt: closesAt ?? null,
  weekdays: weekdays.map(weekdayNumber).sort(),
  lengths: lengths.map(({ phase = null, days = null, hours = null }) => ({ phase, days, hours })),
});

@Resolver(() => CampaignType)
export class DeadlineResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @ResolveField('deadlines', () => CampaignDeadlinesType, {
    complexity: 30,
    description: 'How long it waits for whom, and who is late how often.',
  })
  async deadlines(@Parent() campaign: CampaignEntry, @CurrentSession() session: Session) {
    const entry = await this.queries.execute(new DeadlinesQuery(session, campaign.id));
    const { ruleset } = faceOfCampaign(campaign);
    return presentDeadlines(entry, ruleset, namingOf(campaign.seats), seatIn(campaign.seats));
  }

  @Mutation(() => DeadlinesResult, {
    description:
      'Sets the deadlines of a campaign, for every ruleset alike; or takes them away. Arbiter or admin.',
  })
  async setSchedule(@Args('input', INPUT) input: SetScheduleInput, @Context() context: ApiContext) {
    const schedule = input.schedule ? scheduleIn(input.schedule) : null;
    await this.commands.execute(new SetScheduleCommand({ ...said(input, context), schedule }));
    return changed(input, context);
  }

  @Mutation(() => DeadlinesResult, {
    description:
      'Stops the clock for as long as nothing else is said: a holiday, a tournament. Arbiter or admin.',
  })
  async pauseDeadlines(@Args('input', INPUT) input: PauseDeadlinesInput, @Context() context: ApiContext) {
    await this.commands.execute(new PauseDeadlinesCommand(said(input, context)));
    return changed(input, context);
  }

  @Mutation(() => DeadlinesResult, {
    description: 'Lets the clock go on: what was left of the time is left. Arbiter or admin.',
  })
  async resumeDeadlines(@Args('input', INPUT) input: ResumeDeadlinesInput, @Context() context: ApiContext) {
    await this.commands.execute(new ResumeDeadlinesCommand(said(input, context)));
    return changed(input, context);
  }

  @Mutation(() => DeadlinesResult, {
    description: 'Puts off the deadline that stands, also one that has passed. Arbiter or admin.',
  })
  async extendDeadline(@Args('input', INPUT) input: ExtendDeadlineInput, @Context() context: ApiContext) {
    const { until } = input;
    await this.commands.execute(new MoveDeadlineCommand({ ...said(input, context), until }));
    return changed(input, context);
  }

  @Mutation(() => DeadlinesResult, {
    description: 'Takes the deadline that stands away: this once it is waited without end. Arbiter or admin.',
  })
  async skipDeadline(@Args('input', INPUT) input: SkipDeadlineInput, @Context() context: ApiContext) {
    await this.commands.execute(new MoveDeadlineCommand({ ...said(input, context), until: null }));
    return changed(input, context);
  }
}

async function changed({ campaign }: PauseDeadlinesInput, { known }: ApiContext) {
  known.forget();
  return { __typename: 'DeadlinesSet', campaign: await known.campaign(campaign) };
}
