import { upcasting } from '../../engine/index.js';
import type { GhostOfWarEvent } from './events.js';

/** The shapes of events, from version to version; types not named are at their first. */
export const { schemas, upcast, unknownTo } = upcasting<GhostOfWarEvent>({});
