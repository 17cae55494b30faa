import type { EventsOf } from '../../engine/index.js';
import { INPUT_EVENTS } from './sheets/events.js';
import { TURN_EVENTS } from './end-of-turn/events.js';
import { STOCK_EVENTS } from './money/events.js';
import { BUILDING_UP_EVENTS } from './build/economy/events.js';
import { START_EVENTS } from './start/events.js';
import { UPKEEP_EVENTS } from './upkeep/events.js';
import { WORKS_EVENTS } from './build/works/events.js';
import { AIR_EVENTS } from './air/events.js';
import { MARCH_EVENTS } from './movement/events.js';
import { MOVEMENT_EVENTS } from './battle-movement/events.js';
import { BATTLE_EVENTS } from './battle/events.js';
import { ARMY_EVENTS } from './build/armies/events.js';
import { DEFINITION_EVENTS } from './start/definition-events.js';
import { PEOPLE_EVENTS } from './build/diplomacy/events.js';
import { AFTERMATH_EVENTS } from './after-battle/events.js';
import { DEED_EVENTS } from './build/race-events.js';

/**
 * Everything that can have happened in a planetary campaign, a row for each type. Stored for ever: types are added, never
 * renamed, and a changed shape gets a new schema version and an upcaster.
 */
export const EVENTS = {
  ...INPUT_EVENTS,
  ...TURN_EVENTS,
  ...STOCK_EVENTS,
  ...BUILDING_UP_EVENTS,
  ...START_EVENTS,
  ...UPKEEP_EVENTS,
  ...WORKS_EVENTS,
  ...AIR_EVENTS,
  ...MARCH_EVENTS,
  ...MOVEMENT_EVENTS,
  ...BATTLE_EVENTS,
  ...ARMY_EVENTS,
  ...DEFINITION_EVENTS,
  ...PEOPLE_EVENTS,
  ...AFTERMATH_EVENTS,
  ...DEED_EVENTS,
};

export type PlanetaryEvent = EventsOf<typeof EVENTS>;
