import type { EventsOf } from '../../engine/index.js';
import { BATTLE_EVENTS } from './battle/events.js';
import { UNIT_EVENTS } from './units/events.js';

/** One row per type of event, by chapter. */
export const EVENTS = { ...UNIT_EVENTS, ...BATTLE_EVENTS } as const;

/** Everything that happens in a game, inputs and outcomes. */
export type SpaceEmpiresEvent = EventsOf<typeof EVENTS>;
