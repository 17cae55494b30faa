import { CommandHandler, QueryHandler, type ICommandHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ChannelRecord, ReadModel } from '../../read-model/index.js';
import { checkCommandId } from '../auth/administrators.js';
import { Campaigns } from '../campaigns/campaigns.js';
import {
  ChannelsQuery,
  RemoveChannelCommand,
  ServiceError,
  TestChannelCommand,
  type ChannelEntry,
} from '../contracts/index.js';
import { Inject } from '../inject.js';
import { TimelineAccess } from '../play/timeline-access.js';
import { CLOCK, READ_MODEL, type Clock } from '../ports.js';
import { ChannelLog } from './channel-log.js';
import { ChannelRights, entryOf } from './channel-rights.js';
import { Notices } from './notices.js';
import { readerOf } from './readers.js';
import { Teller } from './teller.js';

const ATTEMPTS = 5;

@QueryHandler(ChannelsQuery)
export class ChannelsHandler implements IQueryHandler<ChannelsQuery> {
  constructor(private readonly rights: ChannelRights) {}

  async execute({ session, campaignId }: ChannelsQuery): Promise<readonly ChannelEntry[]> {
    return this.rights.all(session, campaignId).map(entryOf);
  }
}

@CommandHandler(RemoveChannelCommand)
export class RemoveChannelHandler implements ICommandHandler<RemoveChannelCommand> {
  constructor(
    private readonly rights: ChannelRights,
    private readonly log: ChannelLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(command: RemoveChannelCommand) {
    const { commandId, channelId } = command;
    checkCommandId(commandId);
    // It may be telling something at this moment: then its stream has moved on.
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const { record, actor } = this.rights.mine(command);
      const by = { actor, commandId, at: this.clock() };
      if (!(await this.log.append(record, { type: 'channel.Removed', data: {} }, by))) continue;
      await this.log.clearRemoved();
      return { channelId };
    }
    throw new ServiceError('CONFLICT', 'The channel is busy; try again', ['input', 'channel']);
  }
}

@CommandHandler(TestChannelCommand)
export class TestChannelHandler implements ICommandHandler<TestChannelCommand> {
  constructor(
    private readonly rights: ChannelRights,
    private readonly log: ChannelLog,
    private readonly teller: Teller,
    private readonly campaigns: Campaigns,
    private readonly access: TimelineAccess,
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(command: TestChannelCommand) {
    const { commandId } = command;
    checkCommandId(commandId);
    const { record, actor } = this.rights.mine(command);
    const objection = objectionTo(record);
    if (objection !== null) throw new ServiceError('CONFLICT', objection, ['input', 'channel']);
    const outcome = await this.teller.test(record, commandId);
    if (outcome.taken && record.state === 'off') await this.switchOn(record, actor, commandId);
    const channel = entryOf(this.readModel.directory.channel(record.id) ?? record);
    return { channel, failure: outcome.taken ? null : outcome.reason };
  }

  /** What happened while it was off is not told. */
  private async switchOn(record: ChannelRecord, actor: string, commandId: string): Promise<void> {
    const campaign = this.campaigns.find(record.campaignId);
    const reader = campaign && readerOf(record, campaign);
    if (!campaign || !reader) return;
    const told = Notices.begin(await this.access.require(reader, campaign.mainTimeline));
    const by = { actor, commandId, at: this.clock() };
    await this.log.append(record, { type: 'channel.SwitchedOn', data: { told } }, by);
  }
}

/** Why nothing may be sent by a channel to try it; null where it may. */
function objectionTo({ kind, state, why }: ChannelRecord): string | null {
  if (kind === 'calendar') return 'A calendar is asked for, nothing is sent by it';
  if (state === 'unconfirmed') return 'Enter the code that the address was sent first';
  return why === 'unsubscribed' ? 'Whoever reads it asked for no more; remove it and add it again' : null;
}
