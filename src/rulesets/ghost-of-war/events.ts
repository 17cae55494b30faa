import type { EventsOf } from '../../engine/index.js';
import { INPUT_EVENTS } from './sheets/events.js';
import { GM_EVENTS } from './game-master/events.js';
import { ROUND_EVENTS } from './rounds/events.js';
import { STATUS_EVENTS } from './map/status/events.js';
import { COMBAT_EVENTS } from './combat/events.js';
import { FORMATION_EVENTS } from './formations/events.js';
import { SUPPLY_EVENTS } from './supply/events.js';
import { RECOVERY_EVENTS } from './recovery/events.js';
import { CHAPTER_EVENTS } from './chapters/events.js';
import { PEOPLE_EVENTS } from './characters/events.js';
import { EXPERIENCE_EVENTS } from './experience/events.js';
import { ADMINISTRATION_EVENTS } from './administration/events.js';
import { GOODS_EVENTS } from './goods/events.js';
import { PROJECT_EVENTS } from './projects/events.js';
import { TRADE_EVENTS } from './trade/events.js';
import { TRAVEL_EVENTS } from './travel/events.js';
import { DETECTION_EVENTS } from './detection/events.js';

/**
 * Everything that can have happened in a sector campaign, a row for each type. Stored for ever: types are added, never renamed,
 * and a changed shape gets a new schema version and an upcaster.
 */
export const EVENTS = {
  ...INPUT_EVENTS,
  ...GM_EVENTS,
  ...ROUND_EVENTS,
  ...STATUS_EVENTS,
  ...COMBAT_EVENTS,
  ...FORMATION_EVENTS,
  ...SUPPLY_EVENTS,
  ...RECOVERY_EVENTS,
  ...CHAPTER_EVENTS,
  ...PEOPLE_EVENTS,
  ...EXPERIENCE_EVENTS,
  ...ADMINISTRATION_EVENTS,
  ...GOODS_EVENTS,
  ...PROJECT_EVENTS,
  ...TRADE_EVENTS,
  ...TRAVEL_EVENTS,
  ...DETECTION_EVENTS,
};

export type GhostOfWarEvent = EventsOf<typeof EVENTS>;
