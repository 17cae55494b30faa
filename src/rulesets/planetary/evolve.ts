import { readingRows } from '../../engine/index.js';
import { EVENTS, type PlanetaryEvent } from './events.js';
import type { Who } from './state/audiences.js';
import type { PlanetaryState } from './state/index.js';

const rows = readingRows<PlanetaryState, PlanetaryEvent, Who>(EVENTS);

/** What the rows of the events say of an event. */
export const { eventTypes, evolve, audience: audienceOf, growing, causes } = rows;

/** One plain sentence about an event. */
export const summary = (event: PlanetaryEvent): string => rows.summary(event).replace(/^no /, 'No ');
