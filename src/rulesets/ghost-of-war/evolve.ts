import { readingRows } from '../../engine/index.js';
import { EVENTS, type GhostOfWarEvent } from './events.js';
import type { Who } from './state/audiences.js';
import type { GhostOfWarState } from './state/index.js';

/** What the rows of the events say of an event. */
export const {
  eventTypes,
  evolve,
  summary,
  audience: audienceOf,
  growing,
  causes,
} = readingRows<GhostOfWarState, GhostOfWarEvent, Who>(EVENTS);
