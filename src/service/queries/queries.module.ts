import { Module } from '@nestjs/common';
import { CampaignsModule } from '../campaigns/campaigns.module.js';
import { CAMPAIGN_FEED, EVENT_FEED } from '../contracts/index.js';
import { DeadlinesModule } from '../deadlines/deadlines.module.js';
import { LineageModule } from '../lineage/lineage.module.js';
import { PlayModule } from '../play/play.module.js';
import { Changes } from './campaign-feed.js';
import {
  CampaignHandler,
  CampaignsHandler,
  TimelineEntries,
  TimelineHandler,
  TimelinesHandler,
} from './directory.handlers.js';
import { EventReader } from './event-reader.js';
import { EventHandler, EventsHandler } from './events.handlers.js';
import { Feed } from './feed.js';
import { LedgerHandler, TurnsHandler } from './ledger.handlers.js';
import { Openings } from './openings.js';
import { AwaitedDiceHandler, DueHandler, OptionsHandler, PositionHandler } from './position.handlers.js';
import { CompareHandler, DiceHandler, ExportHandler } from './proofs.handlers.js';
import { TurnOnRecordHandler } from './turn-on-record.handler.js';
import { RulesInForceHandler, VerifyHandler } from './verify.handlers.js';

/** What may be asked, and what may be followed. */
@Module({
  imports: [CampaignsModule, PlayModule, LineageModule, DeadlinesModule],
  providers: [
    EventReader,
    Openings,
    TimelineEntries,
    { provide: EVENT_FEED, useClass: Feed },
    { provide: CAMPAIGN_FEED, useClass: Changes },
    CampaignsHandler,
    CampaignHandler,
    TimelineHandler,
    TimelinesHandler,
    PositionHandler,
    DueHandler,
    AwaitedDiceHandler,
    OptionsHandler,
    EventsHandler,
    EventHandler,
    LedgerHandler,
    TurnsHandler,
    CompareHandler,
    VerifyHandler,
    RulesInForceHandler,
    ExportHandler,
    DiceHandler,
    TurnOnRecordHandler,
  ],
  exports: [EVENT_FEED, CAMPAIGN_FEED, EventReader],
})
export class QueriesModule {}
