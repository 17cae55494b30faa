import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { adjudicateOpening, type AnyRuleset, type DiceCommitment } from '../../engine/index.js';
import type { EventStore, NewRecord } from '../../event-store/event-store.port.js';
import { digest } from '../../hashing/index.js';
import { existing, type Actor, type DiceSource } from '../../kernel/index.js';
import { campaignStream, timelineStream, type ReadModel } from '../../read-model/index.js';
import { NO_HASH } from '../../timelines/steps.js';
import { makeStream } from '../append.js';
import { checkCommandId } from '../auth/administrators.js';
import { firstToken, firstTokenAgain } from '../auth/first-token.js';
import { secretHash } from '../auth/secrets.js';
import type { ServiceKey } from '../auth/service-key.js';
import { CampaignLog } from '../campaigns/campaign-log.js';
import {
  commandIdReused,
  OpenCampaignCommand,
  ServiceError,
  type OpenCampaignResult,
} from '../contracts/index.js';
import { Dealing } from '../dealing.js';
import { Inject } from '../inject.js';
import type { HandedIn } from '../play/command-dice.js';
import { DiceVault, exampleDice } from '../play/dice-vault.js';
import { recordCommand, recordsOf } from '../play/recorder.js';
import { TimelineAccess } from '../play/timeline-access.js';
import { CLOCK, EVENT_STORE, READ_MODEL, RULESETS, SERVICE_KEY, SETTINGS, type Clock } from '../ports.js';
import { Settings } from '../settings.js';
import { KeyedMutex } from '../keyed-mutex.js';
import { checkHouseRules, planOpening, type OpeningPlan } from './opening.js';

type Opened = Extract<OpenCampaignResult, { kind: 'opened' }>;

/** How long the answer waits for the read model. */
const PROJECTED_WITHIN_MS = 2000;

/** Opens a campaign: dice first, then the timeline, then the campaign, so that a repeated command can go on. */
@CommandHandler(OpenCampaignCommand)
export class OpenCampaignHandler implements ICommandHandler<OpenCampaignCommand> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    @Inject(RULESETS) private readonly rulesets: readonly AnyRuleset[],
    @Inject(SERVICE_KEY) private readonly key: ServiceKey,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly campaigns: CampaignLog,
    private readonly dice: DiceVault,
    private readonly access: TimelineAccess,
    private readonly mutex: KeyedMutex,
    private readonly dealing: Dealing,
  ) {}

  async execute(command: OpenCampaignCommand): Promise<OpenCampaignResult> {
    const { session, commandId } = command;
    checkCommandId(commandId);
    if (!session.admin && this.settings.opening === 'admin') {
      throw session.holder === 'anonymous'
        ? new ServiceError('UNAUTHENTICATED', 'Opening a campaign needs the admin token')
        : new ServiceError('FORBIDDEN', 'Opening a campaign is for the admin');
    }
    // The admin stays the same whatever token it has.
    const campaignId = this.dealing.madeId('c', session.admin ? 'admin' : session.holder, commandId);
    return this.mutex.pass(campaignId, () => this.open(command, campaignId));
  }

  private async open(command: OpenCampaignCommand, campaignId: string): Promise<OpenCampaignResult> {
    const ruleset = this.rulesets.find((each) => each.meta.code === command.ruleset);
    if (!ruleset) {
      throw new ServiceError('BAD_USER_INPUT', `There is no ruleset ${command.ruleset}`, ['ruleset']);
    }
    const plan = planOpening(command, ruleset, campaignId);
    const before = await this.repeated(command, plan);
    if (before) return before;
    const violations = checkHouseRules(ruleset, command);
    if (violations.length > 0) return { kind: 'refused', violations };
    // Judged on example dice first: an opening that is refused leaves nothing behind.
    const timelineId = this.dealing.madeId('t', campaignId, 'main');
    const actor: Actor = { seat: plan.arbiter.id, role: 'arbiter' };
    const example = { commitment: this.dice.exampleCommitment(command.diceMode), at: this.clock() };
    const seed = this.key.derive('example', campaignId, command.commandId);
    const dice = exampleDice(command.diceMode, handedIn(command), actor, seed);
    const verdict = this.judge(plan, ruleset, { ...example, timelineId, actor, dice });
    if (verdict.kind !== 'accepted') return verdict;
    if (command.preview) {
      const arbiterSeat = plan.arbiter;
      return { kind: 'opened', campaignId, timelineId, arbiterSeat, arbiterToken: null, preview: true };
    }
    await this.openTimeline(command, plan, ruleset, timelineId, actor);
    const token = firstToken(this.key, campaignId, command.commandId);
    const first = await this.openRecord(command, plan, timelineId, token);
    // Another node may have been first with the same command: what it stored is the answer.
    const answer = existing(await this.repeated(command, plan), 'answer');
    return first ? { ...answer, arbiterToken: token } : answer;
  }

  private judge(
    { arbiter: _, ...plan }: OpeningPlan,
    ruleset: AnyRuleset,
    given: {
      readonly commitment: DiceCommitment;
      readonly at: string;
      readonly timelineId: string;
      readonly actor: Actor;
      readonly dice: DiceSource;
    },
  ) {
    const { commitment, dice, ...envelope } = given;
    return adjudicateOpening(ruleset, { ...plan, dice: commitment }, envelope, { dice, digest });
  }

  private async openTimeline(
    command: OpenCampaignCommand,
    plan: OpeningPlan,
    ruleset: AnyRuleset,
    timelineId: string,
    actor: Actor,
  ): Promise<void> {
    let length = 0;
    const made = await makeStream(
      this.store,
      timelineStream(timelineId),
      this.clock(),
      async (at): Promise<readonly NewRecord[]> => {
        const { campaignId } = plan;
        const commitment = await this.dice.commit(command.diceMode, campaignId, timelineId, null, at);
        const played = { dice: commitment, diceOwner: timelineId, campaignId, countersTurn: 0 };
        const dice = await this.dice.diceFor(played, handedIn(command), actor, null);
        const verdict = this.judge(plan, ruleset, { commitment, at, timelineId, actor, dice });
        if (verdict.kind !== 'accepted')
          throw new Error(`The opening of ${timelineId} was judged twice, differently`);
        const { commandId } = command;
        const recorded = { timelineId, commandId, actor: actor.seat, at, seats: plan.seats, revision: 0 };
        const recordings = recordCommand(this.key, { ...recorded, previousHash: NO_HASH }, verdict.events);
        length = recordings.length;
        return recordsOf(recordings);
      },
    );
    if (made === 'other') throw commandIdReused();
    this.access.acknowledge(plan.campaignId, timelineId, length);
  }

  /** Makes the opening known; false where another node was first. */
  private openRecord(
    command: OpenCampaignCommand,
    plan: OpeningPlan,
    mainTimeline: string,
    token: string,
  ): Promise<boolean> {
    const { name, ruleset, parameters, seats, campaignId, arbiter } = plan;
    const { policy, diceMode, commandId } = command;
    const by = { actor: arbiter.id, commandId, at: this.clock() };
    return this.campaigns.open(campaignId, by, [
      {
        type: 'campaign.Opened',
        data: { name, ruleset, parameters, policy, diceMode, seats, mainTimeline },
      },
      {
        type: 'campaign.SeatClaimed',
        data: { seat: arbiter.id, tokenHash: secretHash(token), codeHash: null },
      },
    ]);
  }

  private async repeated(command: OpenCampaignCommand, plan: OpeningPlan): Promise<Opened | null> {
    const campaign = await this.campaigns.load(plan.campaignId);
    const opened = campaign?.events[0];
    if (!campaign || opened?.type !== 'campaign.Opened') return null;
    const { name, ruleset, parameters, seats, policy, diceMode, mainTimeline } = opened.data;
    const {
      name: ownName,
      ruleset: { code },
      parameters: ownParameters,
      seats: ownSeats,
    } = plan;
    const stored = { name, code: ruleset.code, parameters, seats, policy, diceMode };
    const given = {
      name: ownName,
      code,
      parameters: ownParameters,
      seats: ownSeats,
      policy: command.policy,
      diceMode: command.diceMode,
    };
    if (digest(stored as never) !== digest(given as never)) {
      throw commandIdReused();
    }
    const { projector } = this.readModel;
    await projector.reached(campaignStream(plan.campaignId), campaign.length, PROJECTED_WITHIN_MS);
    await projector.reached(timelineStream(mainTimeline), 1, PROJECTED_WITHIN_MS);
    return {
      kind: 'opened',
      campaignId: plan.campaignId,
      timelineId: mainTimeline,
      arbiterSeat: plan.arbiter,
      arbiterToken: firstTokenAgain(this.key, command.session, campaign, this.clock()),
      preview: false,
    };
  }
}

/** With mixed dice the service throws what the table has not. */
const handedIn = ({ dice, faces }: OpenCampaignCommand): HandedIn => ({
  dice,
  ...(faces ? { faces } : {}),
  rest: true,
});
