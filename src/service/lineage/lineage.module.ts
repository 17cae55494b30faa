import { Module } from '@nestjs/common';
import { CampaignsModule } from '../campaigns/campaigns.module.js';
import { PlayModule } from '../play/play.module.js';
import { AmendTimelineHandler } from './amend-timeline.handler.js';
import { Branches } from './branches.js';
import { Comparisons } from './comparisons.js';
import { DraftFromHandler } from './draft-from.handler.js';
import { ForkTimelineHandler } from './fork-timeline.handler.js';
import { Forks } from './forks.js';
import { PromoteTimelineHandler } from './promote-timeline.handler.js';
import { VisibleHistory } from './visible-history.js';

/** Forks, amendments and promotions, and histories side by side. */
@Module({
  imports: [CampaignsModule, PlayModule],
  providers: [
    Branches,
    Comparisons,
    Forks,
    VisibleHistory,
    DraftFromHandler,
    ForkTimelineHandler,
    AmendTimelineHandler,
    PromoteTimelineHandler,
  ],
  exports: [Comparisons, VisibleHistory],
})
export class LineageModule {}
