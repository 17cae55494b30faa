import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { CommandShape } from '../../../engine/index.js';
import {
  AdjudicateCommand,
  EnterDiceCommand,
  AddEntropyCommand,
  PositionQuery,
  RecordRulingCommand,
  ServiceError,
  type PlayResult,
  type Session,
} from '../../contracts/index.js';
import type { ApiContext } from '../context.js';
import {
  ClosePhaseInput,
  ConfirmBattleInput,
  DisputeBattleInput,
  EnterDiceInput,
  GiveOrdersInput,
  LockPhaseInput,
  PlayInput,
  AddEntropyInput,
  RecordRulingInput,
  ResolveBattleInput,
  SubmitOrdersInput,
  UnlockPhaseInput,
  WithdrawOrdersInput,
} from '../inputs/play.inputs.js';
import { chosenCommand } from '../chosen-options.js';
import { envelopeOf, timelineOf, TimelineFaces } from '../play.js';
import { AS_IT_STANDS } from '../messages/names.js';
import { suggestionFor, textAt } from '../messages/where.js';
import { presentPlay } from '../presenters/results.js';
import { Rules } from '../rules.js';
import type { RulesetFace } from '../rulesets/face.js';
import { chosen } from '../rulesets/faces.js';
import type { ViolationType } from '../types/violations.js';
import {
  BattleResult,
  EnterDiceResult,
  EntropyResult,
  PhaseResult,
  RulingResult,
  SubmitOrdersResult,
} from '../types/result-unions.js';

type AcceptedType = 'OrdersAccepted' | 'PhaseAccepted' | 'BattleAccepted';
const INPUT = { description: 'What to do.' };

@Resolver()
export class PlayResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly faces: TimelineFaces,
    private readonly rules: Rules,
  ) {}

  @Mutation(() => SubmitOrdersResult, {
    description: "Gives the seat's orders; a sheet replaces the one before it.",
  })
  async submitOrders(@Args('input', INPUT) input: SubmitOrdersInput, @Context() context: ApiContext) {
    const timeline = await timelineOf(input, context);
    const { face, value } = chosen<object>(input.orders);
    await this.faces.mustBe(face, timeline, context, 'orders');
    return this.adjudicate(timeline, 'OrdersAccepted', input, face, face.orders.map(value), context);
  }

  @Mutation(() => SubmitOrdersResult, {
    description: 'Gives orders as they were offered by the options of pieces, in every ruleset alike.',
  })
  async giveOrders(@Args('input', INPUT) input: GiveOrdersInput, @Context() context: ApiContext) {
    const timeline = await timelineOf(input, context);
    const face = await this.faces.of(timeline, context);
    const command = await chosenCommand(this.queries, context.session, timeline, input.orders);
    return this.adjudicate(timeline, 'OrdersAccepted', input, face, command, context);
  }

  @Mutation(() => SubmitOrdersResult, { description: 'Takes back the order sheet of the phase.' })
  async withdrawOrders(@Args('input', INPUT) input: WithdrawOrdersInput, @Context() context: ApiContext) {
    const timeline = await timelineOf(input, context);
    const { face, make } = await this.faces.common(timeline, 'withdrawOrders', context);
    return this.adjudicate(timeline, 'OrdersAccepted', input, face, make(), context);
  }

  @Mutation(() => PhaseResult, { description: 'The seat has no more orders in this phase.' })
  async lockPhase(@Args('input', INPUT) input: LockPhaseInput, @Context() context: ApiContext) {
    const timeline = await timelineOf(input, context);
    const { face, make } = await this.faces.common(timeline, 'lockPhase', context);
    return this.adjudicate(timeline, 'PhaseAccepted', input, face, make(), context);
  }

  @Mutation(() => PhaseResult, {
    description:
      'The seat takes its lock back and may order again, until the last player has locked the phase.',
  })
  async unlockPhase(@Args('input', INPUT) input: UnlockPhaseInput, @Context() context: ApiContext) {
    const timeline = await timelineOf(input, context);
    const { face, make } = await this.faces.common(timeline, 'unlockPhase', context);
    return this.adjudicate(timeline, 'PhaseAccepted', input, face, make(), context);
  }

  @Mutation(() => PhaseResult, {
    description: 'Arbiter: closes the phase; what is missing gets its default.',
  })
  async closePhase(@Args('input', INPUT) input: ClosePhaseInput, @Context() context: ApiContext) {
    const timeline = await timelineOf(input, context);
    const { face, make } = await this.faces.common(timeline, 'closePhase', context);
    return this.adjudicate(timeline, 'PhaseAccepted', input, face, make(), context);
  }

  @Mutation(() => BattleResult, { description: 'Enters the result of a battle, or a step towards it.' })
  async resolveBattle(@Args('input', INPUT) input: ResolveBattleInput, @Context() context: ApiContext) {
    const timeline = await timelineOf(input, context);
    const { face, value } = chosen<object>(input.result);
    await this.faces.mustBe(face, timeline, context, 'result');
    return this.adjudicate(
      timeline,
      'BattleAccepted',
      input,
      face,
      battleCommand(face, input.battle, value),
      context,
    );
  }

  @Mutation(() => BattleResult, { description: 'The opponent confirms the reported result.' })
  async confirmBattle(@Args('input', INPUT) input: ConfirmBattleInput, @Context() context: ApiContext) {
    const timeline = await timelineOf(input, context);
    const { face, make } = await this.faces.common(timeline, 'confirmBattle', context);
    return this.adjudicate(timeline, 'BattleAccepted', input, face, make(input.battle), context);
  }

  @Mutation(() => BattleResult, {
    description: 'The opponent disputes the reported result: the arbiter decides.',
  })
  async disputeBattle(@Args('input', INPUT) input: DisputeBattleInput, @Context() context: ApiContext) {
    const timeline = await timelineOf(input, context);
    const { face, make } = await this.faces.common(timeline, 'disputeBattle', context);
    return this.adjudicate(
      timeline,
      'BattleAccepted',
      input,
      face,
      make(input.battle, input.reason),
      context,
    );
  }

  @Mutation(() => RulingResult, {
    description: 'Arbiter: records a decision for all to see; it changes no state.',
  })
  async recordRuling(@Args('input', INPUT) input: RecordRulingInput, @Context() context: ApiContext) {
    const timeline = await timelineOf(input, context);
    const face = await this.faces.of(timeline, context);
    const { ruling, reason, rule, subject } = input;
    const said = { ruling, reason, rule: rule ?? null, subject: subject ?? null };
    const result = await this.commands.execute(
      new RecordRulingCommand(envelopeOf(input, timeline, context), said),
    );
    context.known.forget();
    return this.present('RulingAccepted', timeline, input, result, face, context);
  }

  @Mutation(() => EnterDiceResult, {
    description:
      'Enters dice from the table for the command that waits for them, as many of those asked for as are at hand.',
  })
  async enterDice(@Args('input', INPUT) input: EnterDiceInput, @Context() context: ApiContext) {
    const timeline = await timelineOf(input, context);
    const face = await this.faces.of(timeline, context);
    const envelope = {
      ...envelopeOf(input, timeline, context),
      ...(input.corrects ? { corrects: true } : {}),
    };
    const result = await this.commands.execute(new EnterDiceCommand(envelope));
    context.known.forget();
    return this.present('DiceAccepted', timeline, input, result, face, context);
  }

  @Mutation(() => EntropyResult, {
    description:
      'A player adds to the dice, once and before the first turn has ended: all later faces depend on it, so that nobody alone picks them.',
  })
  async addEntropy(@Args('input', INPUT) input: AddEntropyInput, @Context() context: ApiContext) {
    const timeline = await timelineOf(input, context);
    const face = await this.faces.of(timeline, context);
    const result = await this.commands.execute(
      new AddEntropyCommand(envelopeOf(input, timeline, context), input.text),
    );
    context.known.forget();
    return this.present('EntropyAccepted', timeline, input, result, face, context);
  }

  private async adjudicate(
    timeline: string,
    accepted: AcceptedType,
    input: PlayInput,
    face: RulesetFace,
    command: CommandShape,
    context: ApiContext,
  ) {
    const result = await this.commands.execute(
      new AdjudicateCommand(envelopeOf(input, timeline, context), command),
    );
    context.known.forget();
    return this.present(accepted, timeline, input, result, face, context);
  }

  private async present(
    accepted: AcceptedType | 'RulingAccepted' | 'DiceAccepted' | 'EntropyAccepted',
    timeline: string,
    input: PlayInput,
    result: PlayResult,
    face: RulesetFace,
    context: ApiContext,
  ) {
    const isPlain = result.kind === 'accepted' && !result.awaited && result.notTaken.length === 0;
    const named = isPlain ? AS_IT_STANDS : await context.known.wordingIn(timeline);
    const answer = presentPlay(accepted, timeline, result, face, this.rules, named, input);
    if (!('violations' in answer) || !answer.violations) return answer;
    const known = await this.knownThings(context.session, timeline);
    const violations = answer.violations.map((each) => {
      const name = misspeltIn(each);
      const suggestion =
        name === null ? suggestionFor(textAt(input, each.path), known.ids) : suggestionFor(name, known.names);
      return { ...each, message: each.message + suggestion };
    });
    return { ...answer, violations };
  }

  /** Ids and names of the pieces and places on the board as the viewer may know it. */
  private async knownThings(session: Session, timeline: string) {
    const { ruleset, played } = await this.queries.execute(new PositionQuery(session, timeline, {}));
    const { pieces, locations } = ruleset.views.board(played.state);
    const things = [...pieces, ...locations];
    return { ids: new Set(things.map(({ id }) => id)), names: new Set(things.map(({ name }) => name)) };
  }
}

/** A name within a text that was sent, as the reason tells it. */
const misspeltIn = ({ details }: ViolationType): string | null =>
  details.find(({ name }) => name === 'name')?.value ?? null;

/** Throws BAD_USER_INPUT where the ruleset has no battles. */
export function battleCommand(face: RulesetFace, battle: string, result: object): CommandShape {
  if (face.battleResult) return face.battleResult.map(battle, result);
  throw new ServiceError('BAD_USER_INPUT', `The ruleset ${face.ruleset.meta.title} has no battles.`);
}
