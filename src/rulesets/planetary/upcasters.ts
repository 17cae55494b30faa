import { added, upcasting } from '../../engine/index.js';
import type { PlanetaryEvent } from './events.js';

/** The shapes of events, from version to version; types not named are at their first. */
export const { schemas, upcast, unknownTo } = upcasting<PlanetaryEvent>({
  'planetary.TurnStarted': [added('battlesFrom')],
  'planetary.VillageFounded': [added('size')],
  'planetary.DetachmentCaptured': [added('late')],
});
