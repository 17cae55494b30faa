import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { QueryBus } from '@nestjs/cqrs';
import { lookUp } from '../../../kernel/index.js';
import {
  AwaitedDiceQuery,
  CompareQuery,
  DiceQuery,
  DueQuery,
  EventQuery,
  EventsQuery,
  PositionQuery,
  RulesInForceQuery,
  TimelinesQuery,
  TurnsQuery,
  VerifyQuery,
  type EventFilter,
  type ShownEvent,
  type MomentQuery,
  type TimelineEntry,
  type Session,
} from '../../contracts/index.js';
import { someOf } from '../../paging.js';
import { CurrentSession } from '../access/caller.js';
import type { ApiContext, RequestCache } from '../context.js';
import {
  AtArgs,
  CompareArgs,
  DiceArgs,
  DueArgs,
  EventArgs,
  EventFilterInput,
  EventsArgs,
  MomentInput,
  TimelinesArgs,
} from '../inputs/timeline.inputs.js';
import { seatIn } from '../messages/names.js';
import { summaryOf } from '../messages/summary.js';
import { dueWithNames } from '../messages/things.js';
import { placesIn, seeEvent } from '../presenters/events.js';
import { seePosition } from '../presenters/positions.js';
import { presentComparison, presentVerification } from '../presenters/reports.js';
import { presentRolls } from '../presenters/results.js';
import { Rules } from '../rules.js';
import { pageIn, toConnection } from '../schema/connection.js';
import { plain } from '../schema/plain.js';
import { CampaignType } from '../types/campaigns.js';
import { Comparison, Verification } from '../types/comparison.js';
import { RecordedEventConnection, RecordedEventType } from '../types/events.js';
import { PositionType } from '../types/position.js';
import { DiceLineage, TimelineType } from '../types/timelines.js';
import { AwaitedDice, DueType } from '../types/violations.js';

@Resolver(() => TimelineType)
export class TimelineResolver {
  constructor(
    private readonly queries: QueryBus,
    private readonly rules: Rules,
  ) {}

  @ResolveField('campaign', () => CampaignType, { description: 'Its campaign.' })
  campaign(timeline: TimelineEntry, _args: object, context: ApiContext) {
    return context.known.campaign(timeline.campaignId);
  }

  @ResolveField('isMain')
  async isMain(timeline: TimelineEntry, _args: object, context: ApiContext) {
    return (await context.known.campaign(timeline.campaignId))?.mainTimeline === timeline.id;
  }

  @ResolveField('superseded')
  async superseded(timeline: TimelineEntry, _args: object, context: ApiContext) {
    const campaign = await context.known.campaign(timeline.campaignId);
    const superseded = campaign && lookUp(campaign.superseded, timeline.id);
    return superseded ? { ...superseded, by: seatIn(campaign.seats)(superseded.by) } : null;
  }

  @ResolveField('createdBy')
  async createdBy({ id, createdBy }: TimelineEntry, _args: object, { known }: ApiContext) {
    return (await known.seatsIn(id))(createdBy);
  }

  @ResolveField('parent')
  parent(timeline: TimelineEntry, _args: object, context: ApiContext) {
    return timeline.parent && context.known.timeline(timeline.parent.timelineId);
  }

  @ResolveField('forkedAt')
  async forkedAt({ id, parent }: TimelineEntry, _args: object, { session }: ApiContext) {
    if (!parent) return null;
    return (await this.queries.execute(new PositionQuery(session, id, { revision: parent.revision }))).head;
  }

  @ResolveField('forks', () => [TimelineType], {
    description: 'Forks of it that the viewer may see, oldest first.',
  })
  async forks(
    @Parent() { id, campaignId }: TimelineEntry,
    @Args() args: TimelinesArgs,
    @CurrentSession() session: Session,
  ) {
    const all = await this.queries.execute(new TimelinesQuery(session, campaignId));
    return someOf(
      all.filter((each) => each.parent?.timelineId === id),
      args,
    );
  }

  @ResolveField('amends')
  amends({ amends }: TimelineEntry) {
    return amends && { revision: amends.revision, command: amends.commandId, dropped: amends.dropped };
  }

  @ResolveField('turns')
  turns(timeline: TimelineEntry, _args: object, { session }: ApiContext) {
    return this.queries.execute(new TurnsQuery(session, timeline.id));
  }

  @ResolveField('rules')
  rulesInForce(timeline: TimelineEntry, _args: object, { session }: ApiContext) {
    return this.queries.execute(new RulesInForceQuery(session, timeline.id));
  }

  @ResolveField('dice', () => DiceLineage, {
    complexity: 100,
    description: 'Its dice: commitments, what players added, luck.',
  })
  async dice(
    @Parent() timeline: TimelineEntry,
    @Args() { at }: DiceArgs,
    @Context() { session, known }: ApiContext,
  ) {
    const { commitments, entropy, luck, ...lineage } = await this.queries.execute(
      new DiceQuery(session, timeline.id, momentOf(at)),
    );
    const seatOf = await known.seatsIn(timeline.id);
    return {
      ...lineage,
      entropy: entropy.map((each) => ({ ...each, seat: seatOf(each.seat) })),
      luck: luck.map((each) => ({ ...each, seat: seatOf(each.seat) })),
      commitments: commitments.map(({ timelineId, ...each }) => ({ ...each, timeline: timelineId })),
    };
  }

  @ResolveField('exportPath')
  exportPath(timeline: TimelineEntry) {
    return `/timelines/${encodeURIComponent(timeline.id)}/export`;
  }

  @ResolveField('at', () => PositionType, {
    complexity: ({ childComplexity }) => 20 + childComplexity,
    description:
      'The position as of a revision, or of the end of a turn or phase; the head when no moment is given.',
  })
  async at(
    @Parent() timeline: TimelineEntry,
    @Args() { moment }: AtArgs,
    @CurrentSession() session: Session,
  ) {
    return seePosition(await this.queries.execute(new PositionQuery(session, timeline.id, momentOf(moment))));
  }

  @ResolveField('events', () => RecordedEventConnection, {
    complexity: ({ childComplexity, args }) => 20 + Number(args['first']) * childComplexity,
    description:
      'The audit trail: events that the viewer may see, oldest first; with `last` the newest of them, in the same order.',
  })
  async events(
    @Parent() { id }: TimelineEntry,
    @Args() { filter, ...page }: EventsArgs,
    @CurrentSession() session: Session,
    @Context() { known }: ApiContext,
  ) {
    const { last, before } = plain(page);
    const asked = { ...pageIn(page), ...plain({ last, before }) };
    const isWanted = await wantedBy(filter ?? {}, id, known);
    const found = await this.queries.execute(new EventsQuery(session, id, filterOf(filter), asked, isWanted));
    return toConnection(found, (event) => seeEvent(event, id));
  }

  @ResolveField('event', () => RecordedEventType, {
    nullable: true,
    description: 'One event; null when there is none, or the viewer may not see it.',
  })
  async event(
    @Parent() { id }: TimelineEntry,
    @Args() { revision, place }: EventArgs,
    @CurrentSession() session: Session,
  ) {
    const found = await this.queries.execute(new EventQuery(session, id, revision, place));
    return found && seeEvent(found.event, id);
  }

  @ResolveField('due', () => [DueType], {
    complexity: ({ childComplexity }) => 20 + 10 * childComplexity,
    description: 'What is waited for, and from whom, as far as the viewer may know.',
  })
  async due(@Parent() { id }: TimelineEntry, @Args() { seat }: DueArgs, @Context() context: ApiContext) {
    const [face, { wording, nameOf }, seatOf, due] = await Promise.all([
      context.known.faceOfTimeline(id),
      context.known.speechIn(id),
      context.known.seatsIn(id),
      this.queries.execute(new DueQuery(context.session, id, seat ?? null)),
    ]);
    return due.map((each) => this.rules.due(face, dueWithNames(each, nameOf), wording, seatOf));
  }

  @ResolveField('awaited', () => AwaitedDice, {
    nullable: true,
    complexity: ({ childComplexity }) => 20 + childComplexity,
    description:
      'Dice from the table that the timeline waits for, as far as they are for the viewer; null where it waits for none.',
  })
  async awaited(
    @Parent() { id }: TimelineEntry,
    @CurrentSession() session: Session,
    @Context() { known }: ApiContext,
  ) {
    const awaited = await this.queries.execute(new AwaitedDiceQuery(session, id));
    return awaited && presentRolls(awaited.rolls, this.rules, await known.namingIn(id));
  }

  @ResolveField('compare', () => Comparison, {
    complexity: ({ childComplexity }) => 2000 + 20 * childComplexity,
    description: 'This timeline beside another of the same ruleset.',
  })
  async compare(
    @Parent() { id }: TimelineEntry,
    @Args() args: CompareArgs,
    @CurrentSession() session: Session,
    @Context() { known }: ApiContext,
  ) {
    const query = new CompareQuery(session, id, args.with, momentOf(args.at), momentOf(args.withAt));
    const report = await this.queries.execute(query);
    return presentComparison(report, await known.namingIn(id), await known.seatsIn(id));
  }

  @ResolveField('verification', () => Verification, {
    complexity: ({ childComplexity }) => 5000 + childComplexity,
    description:
      'Checks the whole timeline: that nothing was changed since it was recorded, that dice and books are right, and what the rules of today would decide in another way.',
  })
  async verification(@Parent() { id }: TimelineEntry, @CurrentSession() session: Session) {
    return presentVerification(await this.queries.execute(new VerifyQuery(session, id)), this.rules);
  }
}

/** Only what was set. */
export const momentOf = (moment: MomentInput | null | undefined): MomentQuery => plain({ ...moment });

function filterOf(filter: EventFilterInput | null | undefined): EventFilter {
  const { command, kind, kinds, text: _, location: __, ...rest } = filter ?? {};
  const among = kind ? [kind].filter((each) => kinds?.includes(each) ?? true) : kinds;
  return plain({ ...rest, kinds: among, commandId: command }) as EventFilter;
}

/** What is asked of events as the viewer is shown them; null where nothing is. */
async function wantedBy({ text, location }: EventFilterInput, timeline: string, known: RequestCache) {
  if (!text && !location) return null;
  const [named, nameOf, places] = await Promise.all([
    known.namingIn(timeline),
    known.thingsIn(timeline),
    known.placesOf(timeline),
  ]);
  const words = text?.toLowerCase() ?? '';
  const says = (sentence: string): boolean => named(sentence).toLowerCase().includes(words);
  return (event: ShownEvent): boolean =>
    (!words || says(summaryOf(event)) || says(summaryOf(event, nameOf))) &&
    (!location || placesIn(event, places).includes(location));
}
