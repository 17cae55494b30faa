import { Module } from '@nestjs/common';
import { CampaignsModule } from '../campaigns/campaigns.module.js';
import { PlayModule } from '../play/play.module.js';
import { DeadlinesHandler } from './deadlines.handler.js';
import { DeadlineWords } from './deadline-words.js';
import { Deadlines } from './deadlines.js';
import {
  MoveDeadlineHandler,
  PauseDeadlinesHandler,
  ResumeDeadlinesHandler,
  SetScheduleHandler,
} from './schedule.handlers.js';
import { Terms } from './terms.js';

/** How long is waited for whom, and what follows when that is over. */
@Module({
  imports: [CampaignsModule, PlayModule],
  providers: [
    Terms,
    DeadlineWords,
    Deadlines,
    DeadlinesHandler,
    SetScheduleHandler,
    PauseDeadlinesHandler,
    ResumeDeadlinesHandler,
    MoveDeadlineHandler,
  ],
  exports: [Terms, Deadlines],
})
export class DeadlinesModule {}
