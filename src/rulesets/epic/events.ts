import type { EventsOf } from '../../engine/index.js';
import { ASSAULT_EVENTS } from './assault/events.js';
import { MARKER_EVENTS } from './blast-markers/events.js';
import { FLYER_EVENTS } from './flyers/events.js';
import { GAME_MASTER_EVENTS } from './game-master/events.js';
import { INITIATIVE_EVENTS } from './initiative/events.js';
import { INPUT_EVENTS } from './input-events.js';
import { MORALE_EVENTS } from './morale/events.js';
import { MOVEMENT_EVENTS } from './movement/events.js';
import { OBJECTIVE_EVENTS } from './objectives/events.js';
import { RALLY_EVENTS } from './rally/events.js';
import { RESERVE_EVENTS } from './reserves/events.js';
import { SHOOTING_EVENTS } from './shooting/events.js';
import { START_EVENTS } from './start/events.js';
import { TURN_EVENTS } from './turns/events.js';
import { HIT_EVENTS } from './war-engines/events.js';

/** One row per type of event, by chapter. */
export const EVENTS = {
  ...INPUT_EVENTS,
  ...START_EVENTS,
  ...TURN_EVENTS,
  ...RESERVE_EVENTS,
  ...INITIATIVE_EVENTS,
  ...MOVEMENT_EVENTS,
  ...SHOOTING_EVENTS,
  ...MARKER_EVENTS,
  ...HIT_EVENTS,
  ...FLYER_EVENTS,
  ...ASSAULT_EVENTS,
  ...RALLY_EVENTS,
  ...OBJECTIVE_EVENTS,
  ...MORALE_EVENTS,
  ...GAME_MASTER_EVENTS,
} as const;

/** Everything that happens in a battle, inputs and outcomes. */
export type EpicEvent = EventsOf<typeof EVENTS>;
