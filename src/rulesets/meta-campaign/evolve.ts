import { readingRows } from '../../engine/index.js';
import { EVENTS, type MetaCampaignEvent } from './events.js';
import type { Who } from './state/event.js';
import type { MetaCampaignState } from './state/index.js';

/** What the rows of the events say of an event. */
export const {
  eventTypes,
  evolve,
  summary,
  audience: audienceOf,
  postings,
  pieces,
  growing,
  causes,
} = readingRows<MetaCampaignState, MetaCampaignEvent, Who>(EVENTS);
