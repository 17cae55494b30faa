import { QueryBus } from '@nestjs/cqrs';
import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { isSheet, memberName, type BoardView, type CommandShape } from '../../../engine/index.js';
import {
  DraftFromQuery,
  PositionQuery,
  type DraftedOrder,
  type TimelineEntry,
} from '../../contracts/index.js';
import { optionKey, optionSentences, rowSentence, rowsOf } from '../chosen-options.js';
import type { ApiContext } from '../context.js';
import { DraftFromArgs } from '../inputs/plan.inputs.js';
import type { Naming } from '../messages/names.js';
import { summaryOf } from '../messages/summary.js';
import { Rules } from '../rules.js';
import type { RulesetFace } from '../rulesets/face.js';
import { PlanDraftType } from '../types/plans.js';
import { TimelineType } from '../types/timelines.js';

/** What one answer is made with. */
interface Words {
  readonly face: RulesetFace;
  readonly named: Naming;
  readonly board: BoardView;
}

@Resolver(() => TimelineType)
export class PlanResolver {
  constructor(
    private readonly queries: QueryBus,
    private readonly rules: Rules,
  ) {}

  @ResolveField('draftFrom', () => PlanDraftType, {
    complexity: ({ childComplexity }) => 1000 + 10 * childComplexity,
    description:
      "Orders of the viewer's own seat that were tried on another timeline, as drafts for this one, each checked against what the seat knows now. Nothing is touched until they are submitted.",
  })
  async draftFrom(
    @Parent() { id }: TimelineEntry,
    @Args() { timeline, turn }: DraftFromArgs,
    @Context() { session, known }: ApiContext,
  ) {
    const plan = await this.queries.execute(new DraftFromQuery(session, id, timeline, turn ?? null));
    const { ruleset, played } = await this.queries.execute(new PositionQuery(session, id, {}));
    const [face, named] = await Promise.all([known.faceOfTimeline(id), known.namingIn(id)]);
    const words = { face, named, board: ruleset.views.board(played.state) };
    return {
      ...plan,
      orders: plan.orders.map((each) => this.drafted(each, words)),
      ready: plan.ready.map((each) => saidIn(face, each)),
    };
  }

  private drafted({ command, input, offered, barred, ...order }: DraftedOrder, words: Words) {
    const { face, named } = words;
    const orders = saidIn(face, command);
    return {
      ...order,
      sentence: named(sentenceOf({ offered, input }, orders, words)),
      orders,
      onSheet: isSheet(command),
      piece: offered?.piece ?? null,
      option: offered && optionKey(offered.option),
      barred: barred.map((each) => this.rules.violation(face, each, named)),
    };
  }
}

/** As its option says it, else its row, else its event. */
function sentenceOf(
  { offered, input }: Pick<DraftedOrder, 'offered' | 'input'>,
  orders: object,
  { board }: Words,
): string {
  if (offered) return optionSentences(board, offered.piece)(offered.option);
  const [row] = rowsOf(orders);
  return row ? rowSentence(board, row) : summaryOf(input);
}

/** A command as `submitOrders` takes it. */
const saidIn = (face: RulesetFace, command: CommandShape): object => ({
  [memberName(face.ruleset.meta.code)]: face.orders.write(command),
});
