import type { EventShape } from '../../kernel/index.js';
import type { PlanetaryEvent } from './events.js';

/** Versions of the shapes of events; types not named are at their first. */
export const schemas: Partial<Readonly<Record<PlanetaryEvent['type'], number>>> = {};

/** Brings a stored event of an older shape to the present one. */
export const upcast = (event: EventShape & { readonly schema: number }): PlanetaryEvent =>
  event as EventShape as PlanetaryEvent;
