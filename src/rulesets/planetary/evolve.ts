import { readingRows } from '../../engine/index.js';
import { EVENTS, type PlanetaryEvent } from './events.js';
import type { Who } from './state/audiences.js';
import type { PlanetaryState } from './state/index.js';

/** What the rows of the events say of an event. */
export const {
  eventTypes,
  evolve,
  summary,
  audience: audienceOf,
  postings,
  pieces: piecesOfRow,
  growing,
  causes,
} = readingRows<PlanetaryState, PlanetaryEvent, Who>(EVENTS);
