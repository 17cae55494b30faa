import { readingRows } from '../../engine/index.js';
import { EVENTS, type SpaceEmpiresEvent } from './events.js';
import type { Who } from './state/audiences.js';
import type { SpaceEmpiresState } from './state/index.js';

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
} = readingRows<SpaceEmpiresState, SpaceEmpiresEvent, Who>(EVENTS);
