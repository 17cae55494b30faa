import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ReadModel } from '../../read-model/index.js';
import { checkCommandId } from '../auth/administrators.js';
import { seatIn } from '../auth/seats.js';
import { doneBefore } from '../campaigns/administration.js';
import { CampaignLog } from '../campaigns/campaign-log.js';
import { PromoteTimelineCommand } from '../contracts/index.js';
import { Inject } from '../inject.js';
import { TimelineAccess } from '../play/timeline-access.js';
import { CLOCK, READ_MODEL, type Clock } from '../ports.js';
import { Branches } from './branches.js';

@CommandHandler(PromoteTimelineCommand)
export class PromoteTimelineHandler implements ICommandHandler<PromoteTimelineCommand> {
  constructor(
    private readonly access: TimelineAccess,
    private readonly log: CampaignLog,
    private readonly branches: Branches,
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ session, commandId, timelineId, reason }: PromoteTimelineCommand) {
    checkCommandId(commandId);
    const { facts } = await this.access.require(session, timelineId);
    const { campaignId } = facts;
    const { seat: actor } = seatIn(session, campaignId, ['arbiter']);
    const tried = await this.branches.tried(campaignId, timelineId);
    await this.log.administer(campaignId, { actor, commandId, at: this.clock() }, (campaign) => {
      const { record } = campaign;
      const by = { actor, commandId };
      if (doneBefore(campaign, by, 'campaign.TimelinePromoted', (data) => data.timelineId === timelineId))
        return [];
      if (record.mainTimeline === timelineId) return [];
      const supersededAt = this.readModel.directory.timeline(record.mainTimeline)?.head.revision ?? 0;
      return [{ type: 'campaign.TimelinePromoted', data: { timelineId, reason, tried, supersededAt } }];
    });
    return { campaignId, mainTimeline: timelineId };
  }
}
