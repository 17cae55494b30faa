import {
  CampaignHandler,
  CampaignsHandler,
  TimelineHandler,
  TimelinesHandler,
} from './directory.handlers.js';
import { EventHandler, EventsHandler } from './events.handlers.js';
import { LedgerHandler, TurnsHandler } from './ledger.handlers.js';
import { CompareHandler, DiceHandler, ExportHandler } from './proofs.handlers.js';
import { AwaitedDiceHandler, DueHandler, OptionsHandler, PositionHandler } from './position.handlers.js';
import { RulesInForceHandler, VerifyHandler } from './verify.handlers.js';

export const QUERY_HANDLERS = [
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
];
