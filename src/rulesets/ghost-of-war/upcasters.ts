import type { EventShape } from '../../kernel/index.js';
import type { GhostOfWarEvent } from './events.js';

/** Versions of the shapes of events; types not named are at their first. */
export const schemas: Partial<Readonly<Record<GhostOfWarEvent['type'], number>>> = {};

/** Brings a stored event of an older shape to the present one. */
export const upcast = (event: EventShape & { readonly schema: number }): GhostOfWarEvent =>
  event as EventShape as GhostOfWarEvent;
