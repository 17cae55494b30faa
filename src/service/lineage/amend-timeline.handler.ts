import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { actorOf, mayKnow, type FoldedTimeline } from '../../engine/index.js';
import { digest } from '../../hashing/index.js';
import { itemAt, type DiceSource, type RecordedEvent } from '../../kernel/index.js';
import { stepsAmong, type ReadModel } from '../../read-model/index.js';
import { amend, type AmendOutcome } from '../../timelines/amend.js';
import type { ComparedSide } from '../../timelines/compare.js';
import type { ImpactReport } from '../../timelines/reports.js';
import { checkCommandId } from '../auth/administrators.js';
import { seatIn } from '../auth/seats.js';
import { CampaignLog } from '../campaigns/campaign-log.js';
import { AmendTimelineCommand, ServiceError, type AmendResult } from '../contracts/index.js';
import { Dealing } from '../dealing.js';
import { Inject } from '../inject.js';
import { DiceVault, exampleBeyond, exampleDice } from '../play/dice-vault.js';
import { Moments } from '../play/moments.js';
import { TimelineAccess, type TimelineView } from '../play/timeline-access.js';
import { CLOCK, READ_MODEL, type Clock } from '../ports.js';
import { KeyedMutex } from '../keyed-mutex.js';
import { Branches } from './branches.js';
import { Comparisons } from './comparisons.js';
import { Forks, type ForkedBy, type ForkPlan } from './forks.js';

type Amended = Extract<AmendOutcome, { kind: 'amended' }>;

/** Forks just before an input, replaces or drops it, and judges everything later again. */
@CommandHandler(AmendTimelineCommand)
export class AmendTimelineHandler implements ICommandHandler<AmendTimelineCommand> {
  constructor(
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly access: TimelineAccess,
    private readonly moments: Moments,
    private readonly forks: Forks,
    private readonly dice: DiceVault,
    private readonly comparisons: Comparisons,
    private readonly turnstile: KeyedMutex,
    private readonly dealing: Dealing,
    private readonly branches: Branches,
    private readonly log: CampaignLog,
  ) {}

  async execute(command: AmendTimelineCommand): Promise<AmendResult> {
    const { session, commandId, timelineId } = command;
    checkCommandId(commandId);
    const view = await this.access.require(session, timelineId);
    const { seat } = seatIn(session, view.facts.campaignId, ['arbiter']);
    const id = this.dealing.madeId('t', timelineId, seat, commandId);
    return this.turnstile.pass(id, () => this.amend(command, view, id, seat));
  }

  private async amend(
    command: AmendTimelineCommand,
    view: TimelineView,
    id: string,
    actor: string,
  ): Promise<AmendResult> {
    // What a repeated command judges again is what it judged the first time.
    const upTo = (await this.forks.judgedUpTo(id)) ?? view.last;
    const later = await this.later(view, command.revision, upTo);
    const plan = this.plan(command, view, id, itemAt(later, 0), upTo);
    const repeated = !command.preview && (await this.forks.repeated(plan));
    const outcome = await this.judge(command, view, plan, later);
    if (outcome.kind === 'notAmendable') throw notAnInput();
    if (outcome.kind !== 'amended') return outcome;
    if (!command.preview && !repeated) {
      const by = { actor, commandId: command.commandId, at: this.clock() };
      await this.note(plan, by);
      await this.forks.make(plan, by, outcome.commands);
    }
    const impact = await this.impact(command, view, plan, outcome, later);
    return { kind: 'amended', timelineId: command.preview ? null : id, impact, preview: command.preview };
  }

  /** An amendment of an open turn can be played on ahead of it, like any other fork of it. */
  private async note({ view, revision, reason, dice }: ForkPlan, by: ForkedBy): Promise<void> {
    const { campaignId, id } = view.facts;
    const turn = await this.branches.openTurn(campaignId, id, revision);
    if (turn !== null) await this.log.noteOpenTurn(campaignId, by, { turn, dice, reason, amends: true });
  }

  private plan(
    command: AmendTimelineCommand,
    view: TimelineView,
    id: string,
    input: RecordedEvent,
    upTo: number,
  ): ForkPlan {
    const { revision: step, amendment, reason } = command;
    const { revision } = input;
    const dropped = amendment.kind === 'drop';
    return {
      id,
      view,
      revision: revision - 1,
      name: `${view.facts.name} (amended at ${step})`,
      dice: 'same',
      reason,
      amends: { revision, commandId: input.commandId, dropped, upTo },
    };
  }

  /** The history from the amended input to its end, or as far as it went when the command was first given. */
  private async later(view: TimelineView, step: number, upTo: number): Promise<readonly RecordedEvent[]> {
    const { history, steps } = this.readModel;
    const range = await steps.range(view.facts.id, step);
    if (!range || range.first < 1 || range.first > view.last) throw notAnInput();
    const later: RecordedEvent[] = [];
    for await (const event of history.events(view.facts.id, range.first, upTo)) later.push(event);
    if (later[0]?.kind !== 'input') throw notAnInput();
    return later;
  }

  private async judge(
    command: AmendTimelineCommand,
    view: TimelineView,
    plan: ForkPlan,
    later: readonly RecordedEvent[],
  ): Promise<AmendOutcome> {
    const { amendment } = command;
    const before = await this.readModel.history.at(view.facts.id, plan.revision);
    // The fork will not be the main timeline before somebody promotes it.
    const facts = { ...view.facts, id: plan.id };
    const ended = this.access.endedByLeader(view.campaign, facts);
    const actor = actorOf(before.seats, itemAt(later, 0).actor);
    const supplied = amendment.kind === 'replace' ? amendment.dice : [];
    const dice = async (entered: typeof supplied): Promise<DiceSource> => {
      // What the service threw of mixed dice it throws again; what it has not thrown is missing.
      const handedIn = { dice: entered, rest: true };
      const real = await this.dice.diceFor(before, handedIn, actor, ended);
      if (!command.preview || before.dice.mode !== 'committed') return real;
      const closed = view.row.over ? Infinity : view.now.turn - 1;
      const seed = this.dice.exampleSeed(view.facts.id, command.commandId);
      return exampleBeyond(real, exampleDice(before.dice.mode, handedIn, actor, seed), closed, later);
    };
    return amend({
      ruleset: view.ruleset,
      before,
      timelineId: plan.id,
      later,
      amendment,
      dice: await dice([]),
      replacementDice: await dice(supplied),
      digest,
    });
  }

  private async impact(
    command: AmendTimelineCommand,
    view: TimelineView,
    plan: ForkPlan,
    { played, inputs, commands }: Amended,
    later: readonly RecordedEvent[],
  ): Promise<ImpactReport> {
    const left = { view, revision: view.last, played: await this.moments.played(view, view.last) };
    const events = commands.flatMap((each) =>
      each.events.map((event) => ({ ...event, actor: each.actor }) as unknown as RecordedEvent),
    );
    const right = await this.amendedSide(left, plan, played, events);
    const hidden = new Set(later.filter((each) => !this.knows(view, each)).map((each) => each.revision));
    const steps = stepsAmong(later);
    const stepOf = (revision: number): number =>
      command.revision + itemAt(steps, revision - itemAt(later, 0).revision);
    const comparison = await this.comparisons.compareWith(left, right);
    return {
      amendedRevision: command.revision,
      inputs: inputs.map(({ revision, ...each }) => ({
        ...each,
        revision: stepOf(revision),
        // Why a sealed order has become illegal would tell what it says.
        ...(hidden.has(revision) ? { violations: [] } : {}),
      })),
      comparison: await this.comparisons.inSteps(view.facts.id, comparison),
    };
  }

  private knows(
    { ruleset, viewer, now }: TimelineView,
    { audience }: Pick<RecordedEvent, 'audience'>,
  ): boolean {
    return mayKnow(ruleset.meta, audience, viewer, now);
  }

  private async amendedSide(
    left: Parameters<Comparisons['segments']>[0],
    plan: ForkPlan,
    played: FoldedTimeline,
    events: readonly RecordedEvent[],
  ): Promise<ComparedSide> {
    const { view } = plan;
    const shared = await this.comparisons.segments({ ...left, revision: plan.revision });
    const start = plan.revision + 1;
    const placed = events.map((event, at) => ({ ...event, revision: start + 1 + at }));
    const own = { timelineId: plan.id, to: start + events.length };
    const ends = placed.filter((each) => each.type === 'timeline.TurnEnded' && this.knows(view, each));
    return {
      played: { ...played, state: view.ruleset.redact(played.state, view.viewer) },
      segments: [...shared, own],
      events: placed.filter((each) => this.knows(view, each)),
      turnEnds: [
        ...(await this.comparisons.turnEnds(view, plan.revision)),
        ...ends.map(({ data }) => ({ turn: Number(data['turn']), checksum: String(data['checksum']) })),
      ],
    };
  }
}

const notAnInput = (): ServiceError =>
  new ServiceError('BAD_USER_INPUT', 'There is no input to amend at this revision', ['revision']);
