import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import {
  adjudicate,
  currentShape,
  isPlatformType,
  says,
  schemaOf,
  type AnyRuleset,
  type CommandShape,
  type FoldedTimeline,
} from '../../engine/index.js';
import { digest } from '../../hashing/index.js';
import type { Actor, Json } from '../../kernel/index.js';
import type { ReadModel } from '../../read-model/index.js';
import { commonRevision } from '../../timelines/lineage.js';
import { takeOver, type JudgeNext, type TakenOrder, type TriedOrder } from '../../timelines/taken-over.js';
import { DraftFromQuery, ServiceError, type DraftedOrder, type PlanDraft } from '../contracts/index.js';
import { Inject } from '../inject.js';
import { DiceVault, exampleDice } from '../play/dice-vault.js';
import { Moments } from '../play/moments.js';
import { TimelineAccess, type TimelineView } from '../play/timeline-access.js';
import { CLOCK, READ_MODEL, type Clock } from '../ports.js';
import { VisibleHistory } from './visible-history.js';

/** Judges on what the seat knows of this timeline, and reads its own orders of the other alone: neither tells it a secret. */
@QueryHandler(DraftFromQuery)
export class DraftFromHandler implements IQueryHandler<DraftFromQuery> {
  constructor(
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly access: TimelineAccess,
    private readonly moments: Moments,
    private readonly history: VisibleHistory,
    private readonly dice: DiceVault,
  ) {}

  async execute({ session, timelineId, from, turn }: DraftFromQuery): Promise<PlanDraft> {
    const view = await this.access.require(session, timelineId);
    const other = await this.access.require(session, from);
    const actor = speakerOf(view);
    const all = await this.tried(view, other, actor);
    const turns = [...new Set(all.map((each) => each.turn))];
    const wanted = turn ?? turns[0] ?? null;
    const played = await this.moments.played(view, view.last);
    const known = { ...played, state: view.ruleset.redact(played.state, view.viewer) as unknown };
    const tried = all.filter((each) => each.turn === wanted);
    const withdrawal = view.ruleset.inputs?.common.withdrawOrders?.type;
    const judge = this.judging(view, known, actor);
    const { orders, ready } = takeOver(tried, ({ type }) => type === withdrawal, judge);
    const drafted = await Promise.all(orders.map((each) => this.drafted(each, view, other, actor, known)));
    return { turn: wanted, turns, orders: drafted, ready };
  }

  /** What the seat ordered or took back on the other timeline, as it may read it, since that one left this. */
  private async tried(view: TimelineView, other: TimelineView, { seat }: Actor): Promise<TriedOrder[]> {
    const { history } = this.readModel;
    const here = await history.segments(view.facts.id, 0, view.last);
    const shared = commonRevision(here, await history.segments(other.facts.id, 0, other.last));
    if (shared === null || view.facts.id === other.facts.id)
      throw new ServiceError('BAD_USER_INPUT', 'Name another timeline of the same campaign', ['timeline']);
    const tried: TriedOrder[] = [];
    for await (const event of this.history.events(other, shared + 1, other.last)) {
      if (event.kind !== 'input' || event.actor !== seat || isPlatformType(event.type)) continue;
      const { revision, turn, phase } = event;
      const command = view.ruleset.commandOf(currentShape(view.ruleset, event));
      if (isOrder(view.ruleset, command)) tried.push({ revision, turn, phase, command });
    }
    return tried;
  }

  /** Each command behind those accepted before it. */
  private judging(view: TimelineView, known: FoldedTimeline, actor: Actor): JudgeNext {
    const { ruleset, facts } = view;
    const where = { actor, at: this.clock(), timelineId: facts.id };
    const seed = this.dice.exampleSeed(facts.id, `draft ${actor.seat} ${view.last}`);
    let played = known;
    return (command) => {
      const dice = exampleDice(played.dice.mode, { dice: [] }, actor, seed);
      try {
        const verdict = adjudicate(ruleset, played, { ...where, command }, { dice, digest });
        if (verdict.kind === 'accepted') ({ played } = verdict);
        return verdict;
      } catch {
        // What others keep from the seat is missing in what it knows.
        return null;
      }
    };
  }

  private async drafted(
    order: TakenOrder,
    { ruleset }: TimelineView,
    other: TimelineView,
    actor: Actor,
    { state }: FoldedTimeline,
  ): Promise<DraftedOrder> {
    const input = ruleset.input(order.command, actor);
    const key = keyOf(order.command);
    const pieces = [...new Set([...textsIn(order.command), actor.seat])];
    const offered = pieces.flatMap((piece) =>
      (ruleset.options(state, actor.seat, piece) ?? [])
        .filter(({ command }) => command !== null && keyOf(command) === key)
        .map((option) => ({ piece, option })),
    );
    return {
      ...order,
      revision: await this.readModel.steps.of(other.facts.id, order.revision),
      input: { ...input, schema: schemaOf(ruleset, input.type) },
      offered: offered[0] ?? null,
    };
  }
}

/** Throws FORBIDDEN for who holds no seat that gives orders. */
function speakerOf({ viewer }: TimelineView): Actor {
  if (viewer.kind === 'seat' && viewer.role !== 'spectator') return { seat: viewer.seat, role: viewer.role };
  throw new ServiceError('FORBIDDEN', 'Only who gives orders takes them over, those of the own seat');
}

/** Locks and results of battles are none: they say what is over, not what is meant. */
const isOrder = ({ inputs }: AnyRuleset, command: CommandShape): boolean =>
  inputs !== undefined &&
  (command.type === inputs.common.withdrawOrders?.type || says(inputs.orders, command));

const keyOf = (command: CommandShape): string => digest(command as object as Json);

/** Every text in a value: among them are the names of pieces. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
