import { Module } from '@nestjs/common';
import { CampaignLog } from './campaign-log.js';
import { Campaigns } from './campaigns.js';
import { ClaimSeatHandler, InviteToSeatHandler, RevokeSeatHandler } from './seats.handlers.js';

/** Campaigns as they are administrated: what they are called, who sits where, which timeline is the main one. */
@Module({
  providers: [Campaigns, CampaignLog, InviteToSeatHandler, ClaimSeatHandler, RevokeSeatHandler],
  exports: [Campaigns, CampaignLog],
})
export class CampaignsModule {}
