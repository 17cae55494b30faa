import {
  CampaignHandler,
  CampaignsHandler,
  TimelineHandler,
  TimelinesHandler,
} from './directory.handlers.js';
import { EventHandler, EventsHandler } from './events.handlers.js';
import { DueHandler, OptionsHandler, PositionHandler } from './position.handlers.js';

export const QUERY_HANDLERS = [
  CampaignsHandler,
  CampaignHandler,
  TimelineHandler,
  TimelinesHandler,
  PositionHandler,
  DueHandler,
  OptionsHandler,
  EventsHandler,
  EventHandler,
];
