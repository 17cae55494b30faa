import { Module } from '@nestjs/common';
import { CampaignsModule } from '../campaigns/campaigns.module.js';
import { PlayModule } from '../play/play.module.js';
import { ImportTimelineHandler } from './import-timeline.handler.js';
import { OpenCampaignHandler } from './open-campaign.handler.js';
import { Unfinished } from './unfinished.js';

/** How campaigns come in: opened, or taken in from a file. */
@Module({
  imports: [CampaignsModule, PlayModule],
  providers: [OpenCampaignHandler, ImportTimelineHandler, Unfinished],
  exports: [Unfinished],
})
export class OpeningModule {}
