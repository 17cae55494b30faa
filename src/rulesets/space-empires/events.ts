import type { EventsOf } from '../../engine/index.js';
import { BATTLE_EVENTS } from './battle/events.js';
import { CONTROL_EVENTS } from './control/events.js';
import { INPUT_EVENTS } from './input-events.js';
import { DECK_EVENTS } from './deck/events.js';
import { GAME_MASTER_EVENTS } from './game-master/events.js';
import { MOVE_EVENTS } from './move/events.js';
import { RECRUIT_EVENTS } from './recruit/events.js';
import { REVENUE_EVENTS } from './revenue/events.js';
import { START_EVENTS } from './start/events.js';
import { TURN_EVENTS } from './turns/events.js';
import { UNIT_EVENTS } from './units/events.js';
import { UPKEEP_EVENTS } from './upkeep/events.js';

/** One row per type of event, by chapter. */
export const EVENTS = {
  ...INPUT_EVENTS,
  ...START_EVENTS,
  ...TURN_EVENTS,
  ...UNIT_EVENTS,
  ...DECK_EVENTS,
  ...MOVE_EVENTS,
  ...BATTLE_EVENTS,
  ...REVENUE_EVENTS,
  ...RECRUIT_EVENTS,
  ...UPKEEP_EVENTS,
  ...CONTROL_EVENTS,
  ...GAME_MASTER_EVENTS,
} as const;

/** Everything that happens in a game, inputs and outcomes. */
export type SpaceEmpiresEvent = EventsOf<typeof EVENTS>;
