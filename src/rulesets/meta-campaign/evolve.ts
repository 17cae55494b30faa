import { readingRows } from '../../engine/index.js';
import { EVENTS, type MetaEvent } from './events.js';
import type { Who } from './state/event.js';
import type { MetaState } from './state/index.js';

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
} = readingRows<MetaState, MetaEvent, Who>(EVENTS);
