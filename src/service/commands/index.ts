import { AdjudicateHandler } from './adjudicate.handler.js';
import { OpenCampaignHandler } from './open-campaign.handler.js';
import { RecordRulingHandler } from './record-ruling.handler.js';
import { ClaimSeatHandler, InviteToSeatHandler, RevokeSeatHandler } from './seats.handlers.js';

export const COMMAND_HANDLERS = [
  AdjudicateHandler,
  RecordRulingHandler,
  OpenCampaignHandler,
  InviteToSeatHandler,
  ClaimSeatHandler,
  RevokeSeatHandler,
];
