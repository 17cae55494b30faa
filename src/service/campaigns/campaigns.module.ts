import { AuthModule } from '../auth/auth.module.js';
import { Module } from '@nestjs/common';
import { MakeBotHandler, RevokeBotHandler } from './bots.handlers.js';
import { CampaignLog } from './campaign-log.js';
import { Campaigns } from './campaigns.js';
import { NameArbiterHandler } from './name-arbiter.handler.js';
import { ClaimSeatHandler, InviteToSeatHandler, RevokeSeatHandler } from './seats.handlers.js';
import { TokensHandler } from './tokens.handler.js';

/** Campaigns as they are administrated: what they are called, who sits where, which timeline is the main one. */
@Module({
  imports: [AuthModule],
  providers: [
    Campaigns,
    CampaignLog,
    InviteToSeatHandler,
    ClaimSeatHandler,
    RevokeSeatHandler,
    NameArbiterHandler,
    MakeBotHandler,
    RevokeBotHandler,
    TokensHandler,
  ],
  exports: [Campaigns, CampaignLog],
})
export class CampaignsModule {}
