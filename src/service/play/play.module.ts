import { Module } from '@nestjs/common';
import { CampaignsModule } from '../campaigns/campaigns.module.js';
import { AddEntropyHandler } from './add-entropy.handler.js';
import { AdjudicateHandler } from './adjudicate.handler.js';
import { Adjudicator } from './adjudicator.js';
import { DiceKeys } from './dice-keys.js';
import { DiceVault } from './dice-vault.js';
import { EnterDiceHandler } from './enter-dice.handler.js';
import { Moments } from './moments.js';
import { Previews } from './previews.js';
import { RecordRulingHandler } from './record-ruling.handler.js';
import { SharedLooks } from './shared-looks.js';
import { TimelineHeads } from './timeline-heads.js';
import { TimelineAccess } from './timeline-access.js';

/** Commands of play, the dice they are judged with, and who sees which timelines how far. */
@Module({
  imports: [CampaignsModule],
  providers: [
    TimelineHeads,
    TimelineAccess,
    Moments,
    SharedLooks,
    DiceKeys,
    DiceVault,
    Previews,
    Adjudicator,
    AdjudicateHandler,
    EnterDiceHandler,
    RecordRulingHandler,
    AddEntropyHandler,
  ],
  exports: [TimelineHeads, TimelineAccess, Moments, SharedLooks, DiceVault, Adjudicator],
})
export class PlayModule {}
