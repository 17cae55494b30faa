import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ReadModel } from '../../read-model/index.js';
import { checkCommandId } from '../auth/administrators.js';
import { seatIn } from '../auth/seats.js';
import { CampaignLog } from '../campaigns/campaign-log.js';
import { ForkTimelineCommand, ServiceError, type NewTimelineResult } from '../contracts/index.js';
import { Dealing } from '../dealing.js';
import { Inject } from '../inject.js';
import { TimelineAccess, type TimelineView } from '../play/timeline-access.js';
import { CLOCK, READ_MODEL, type Clock } from '../ports.js';
import { KeyedMutex } from '../keyed-mutex.js';
import { Branches } from './branches.js';
import { Forks } from './forks.js';

@CommandHandler(ForkTimelineCommand)
export class ForkTimelineHandler implements ICommandHandler<ForkTimelineCommand> {
  constructor(
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    private readonly access: TimelineAccess,
    private readonly forks: Forks,
    private readonly branches: Branches,
    private readonly log: CampaignLog,
    private readonly turnstile: KeyedMutex,
    private readonly dealing: Dealing,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(command: ForkTimelineCommand): Promise<NewTimelineResult> {
    const { session, commandId, timelineId, name, dice, reason } = command;
    checkCommandId(commandId);
    checkName(name);
    const view = await this.access.require(session, timelineId);
    const { seat, role } = seatIn(session, view.facts.campaignId, ['arbiter', 'player']);
    const id = this.dealing.madeId('t', timelineId, seat, commandId);
    return this.turnstile.pass(id, async () => {
      const revision = await this.revision(command, view, id);
      if (role === 'player') await this.mayFork(view, revision, dice);
      const by = { actor: seat, commandId, at: this.clock() };
      const { campaignId } = view.facts;
      const turn = await this.branches.openTurn(campaignId, timelineId, revision);
      if (turn !== null) await this.log.noteOpenTurn(campaignId, by, { turn, dice, reason, amends: false });
      const plan = { id, view, revision, name, dice, reason, amends: null };
      const made = await this.forks.make(plan, by, []);
      const step = await this.readModel.steps.of(view.facts.id, revision);
      return { kind: 'created', timelineId: id, revision: step, repeated: made === 'repeated' };
    });
  }

  /** A repeated command that named no revision means the head of its first time. */
  private async revision(command: ForkTimelineCommand, view: TimelineView, id: string): Promise<number> {
    if (command.revision !== null) return this.forks.boundary(view, command.revision);
    const { steps } = this.readModel;
    return (
      (await this.forks.madeAt(id)) ?? this.forks.boundary(view, await steps.of(view.facts.id, view.last))
    );
  }

  /** The campaign's policy on forks by players. */
  private async mayFork(view: TimelineView, revision: number, dice: 'fresh' | 'same'): Promise<void> {
    if (view.row.over) return;
    if (view.campaign.policy.playerForks !== 'completed-turns') {
      throw new ServiceError('FORBIDDEN', 'In this campaign the arbiter forks timelines');
    }
    if (revision > (await this.access.closed(view))) {
      throw new ServiceError('FORBIDDEN', 'Players fork completed turns', ['revision']);
    }
    if (dice === 'same' && (await this.access.momentAt(view, revision)).turn >= view.now.turn) {
      throw new ServiceError('FORBIDDEN', 'The same dice would show what the open turn will roll', ['dice']);
    }
    if (await this.access.hidesAt(view.viewer, view.facts.id, revision)) {
      throw new ServiceError('FORBIDDEN', 'This turn still hides something; ask the arbiter', ['revision']);
    }
  }
}

function checkName(name: string): void {
  if (name.trim() === '' || name.length > 200) {
    throw new ServiceError('BAD_USER_INPUT', 'A name has 1 to 200 characters', ['name']);
  }
}
