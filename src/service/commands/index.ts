import { AddEntropyHandler } from './add-entropy.handler.js';
import { AdjudicateHandler } from './adjudicate.handler.js';
import { AmendTimelineHandler } from './amend-timeline.handler.js';
import { EnterDiceHandler } from './enter-dice.handler.js';
import { ForkTimelineHandler } from './fork-timeline.handler.js';
import { ImportTimelineHandler } from './import-timeline.handler.js';
import { PromoteTimelineHandler } from './promote-timeline.handler.js';
import { OpenCampaignHandler } from './open-campaign.handler.js';
import { RecordRulingHandler } from './record-ruling.handler.js';
import { ClaimSeatHandler, InviteToSeatHandler, RevokeSeatHandler } from './seats.handlers.js';

export const COMMAND_HANDLERS = [
  AdjudicateHandler,
  EnterDiceHandler,
  RecordRulingHandler,
  AddEntropyHandler,
  OpenCampaignHandler,
  InviteToSeatHandler,
  ClaimSeatHandler,
  RevokeSeatHandler,
  ForkTimelineHandler,
  AmendTimelineHandler,
  PromoteTimelineHandler,
  ImportTimelineHandler,
];
