import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import {
  AmendTimelineCommand,
  ForkTimelineCommand,
  ImportTimelineCommand,
  PositionQuery,
  PromoteTimelineCommand,
  ServiceError,
  type Amendment,
} from '../../contracts/index.js';
import type { ApiContext } from '../context.js';
import {
  AmendTimelineInput,
  ForkTimelineInput,
  ImportTimelineInput,
  PromoteTimelineInput,
} from '../inputs/lineage.inputs.js';
import { linesOf } from '../../../timelines/export/lines.js';
import { diceOf, TimelineFaces } from '../play.js';
import { inFile } from '../presenters/problems.js';
import { presentImpact } from '../presenters/reports.js';
import { presentRefusal } from '../presenters/results.js';
import { Rules } from '../rules.js';
import { chosen } from '../rulesets/faces.js';
import {
  AmendTimelineResult,
  ForkTimelineResult,
  ImportTimelineResult,
  PromoteTimelineResult,
} from '../types/result-unions.js';
import { battleCommand } from './play.resolver.js';
import { momentOf } from './timeline.resolver.js';

const INPUT = { description: 'What to do.' };

@Resolver()
export class LineageResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly faces: TimelineFaces,
    private readonly rules: Rules,
  ) {}

  @Mutation(() => ForkTimelineResult, {
    description: 'Makes a new timeline that shares the history up to a revision.',
  })
  async forkTimeline(@Args('input', INPUT) input: ForkTimelineInput, @Context() context: ApiContext) {
    const { commandId, timeline, name, dice, reason } = input;
    const revision = await this.sharedIn(input, context);
    const result = await this.commands.execute(
      new ForkTimelineCommand({
        session: context.session,
        commandId,
        timelineId: timeline,
        revision,
        name,
        dice: dice as 'fresh' | 'same',
        reason,
      }),
    );
    context.known.forget();
    if (result.kind === 'refused') {
      const [face, named] = await Promise.all([
        this.faces.of(timeline, context),
        context.known.wordingIn(timeline),
      ]);
      return presentRefusal(result, face, this.rules, named, input);
    }
    return { ...result, __typename: 'TimelineForked' };
  }

  @Mutation(() => AmendTimelineResult, {
    description:
      'Arbiter: corrects an old input on a new timeline, judges everything after it again and shows what changed. Nothing is erased.',
  })
  async amendTimeline(@Args('input', INPUT) input: AmendTimelineInput, @Context() context: ApiContext) {
    const { commandId, timeline, revision, reason, preview } = input;
    const face = await this.faces.of(timeline, context);
    const amendment = await this.amendmentOf(input, context);
    const result = await this.commands.execute(
      new AmendTimelineCommand({
        session: context.session,
        commandId,
        timelineId: timeline,
        revision,
        amendment,
        reason,
        preview,
      }),
    );
    context.known.forget();
    const [named, seatOf] = await Promise.all([
      context.known.wordingIn(timeline),
      context.known.seatsIn(timeline),
    ]);
    if (result.kind !== 'amended') return presentRefusal(result, face, this.rules, named, input);
    return {
      __typename: 'TimelineAmended',
      timelineId: result.timelineId,
      impact: presentImpact(result.impact, face, this.rules, named, seatOf),
      preview: result.preview,
    };
  }

  @Mutation(() => PromoteTimelineResult, {
    description: "Arbiter: makes a timeline the campaign's main one.",
  })
  async promoteTimeline(@Args('input', INPUT) input: PromoteTimelineInput, @Context() context: ApiContext) {
    const promoted = await this.commands.execute(
      new PromoteTimelineCommand({
        session: context.session,
        commandId: input.commandId,
        timelineId: input.timeline,
        reason: input.reason,
      }),
    );
    context.known.forget();
    return { __typename: 'TimelinePromoted', ...promoted };
  }

  @Mutation(() => ImportTimelineResult, {
    description:
      'Admin: takes in an exported timeline. It is verified first: if its chain, dice, books or numbers are wrong, nothing is stored. What the rules here would decide in another way is told, and taken in as it was decided.',
  })
  async importTimeline(@Args('input', INPUT) input: ImportTimelineInput, @Context() context: ApiContext) {
    const result = await this.commands.execute(
      new ImportTimelineCommand({
        session: context.session,
        commandId: input.commandId,
        lines: linesOf([input.text]),
      }),
    );
    context.known.forget();
    if (result.kind === 'invalid') {
      const problems = result.problems.map((each) => inFile(each, 'text'));
      return { __typename: 'ImportInvalid', problems };
    }
    return {
      __typename: 'TimelineImported',
      campaignId: result.campaignId,
      timelineId: result.timelineId,
      arbiterToken: result.arbiterToken,
      commandsJudgedOtherwise: result.judgedOtherwise.commands,
      judgedOtherwise: result.judgedOtherwise.first.map((each) => this.rules.cited(each)),
    };
  }

  /** The last revision to share; null for the head. */
  private async sharedIn({ timeline, revision, at }: ForkTimelineInput, { session }: ApiContext) {
    if (!at) return revision ?? null;
    if (revision !== null && revision !== undefined)
      throw new ServiceError('BAD_USER_INPUT', 'Name a revision or a moment, not both.', ['input', 'at']);
    const position = await this.queries.execute(new PositionQuery(session, timeline, momentOf(at)));
    return position.head.revision;
  }

  private async amendmentOf(input: AmendTimelineInput, context: ApiContext): Promise<Amendment> {
    const { orders, battle, drop } = input.amendment;
    const dice = diceOf(input.dice);
    if (orders) {
      const { face, value } = chosen<object>(orders);
      await this.faces.mustBe(face, input.timeline, context, 'amendment');
      return { kind: 'replace', command: face.orders.map(value), dice };
    }
    if (battle) {
      const { face, value } = chosen<object>(battle.result);
      await this.faces.mustBe(face, input.timeline, context, 'amendment');
      return { kind: 'replace', command: battleCommand(face, battle.battle, value), dice };
    }
    if (drop) return { kind: 'drop' };
    throw new ServiceError('BAD_USER_INPUT', '`drop` must be true.', ['input', 'amendment', 'drop']);
  }
}
