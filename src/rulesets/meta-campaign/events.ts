import type { EventsOf } from '../../engine/index.js';
import { CATALOG_EVENTS } from './catalogs/events.js';
import { CONTRACT_EVENTS } from './contract/events.js';
import { ATTACK_EVENTS } from './attacks/events.js';
import { COMMS_EVENTS } from './communications/events.js';
import { ENVIRONMENT_EVENTS } from './environment/events.js';
import { FOG_EVENTS } from './fog/events.js';
import { INDIRECT_EVENTS } from './indirect/events.js';
import { MELEE_EVENTS } from './melee/events.js';
import { MINE_EVENTS } from './mines/events.js';
import { MOBILITY_EVENTS } from './mobility/events.js';
import { MOVEMENT_EVENTS } from './movement/events.js';
import { ORDER_EVENTS } from './orders/events.js';
import { OVERRUN_EVENTS } from './overrun/events.js';
import { POSITION_EVENTS } from './positions/events.js';
import { RADAR_EVENTS } from './radar/events.js';
import { ROUND_EVENTS } from './rounds/events.js';
import { INPUT_EVENTS } from './input-events.js';
import { MONEY_EVENTS } from './money/events.js';
import { RESCUE_EVENTS } from './rescue/events.js';
import { RULING_EVENTS } from './rulings/events.js';
import { SIGN_UP_EVENTS } from './sign-up/events.js';
import { SONAR_EVENTS } from './sonar/events.js';
import { START_EVENTS } from './start/events.js';
import { DROP_EVENTS } from './drops/events.js';
import { FLIGHT_EVENTS } from './flight/events.js';
import { TRANSPORT_EVENTS } from './transports/events.js';
import { STRUCTURE_EVENTS } from './structures/events.js';
import { SUPPLY_EVENTS } from './supply/events.js';
import { TASK_FORCE_EVENTS } from './task-forces/events.js';
import { UNIT_EVENTS } from './units/events.js';

/** One row per type of event, by chapter. */
export const EVENTS = {
  ...INPUT_EVENTS,
  ...START_EVENTS,
  ...CATALOG_EVENTS,
  ...MONEY_EVENTS,
  ...TASK_FORCE_EVENTS,
  ...UNIT_EVENTS,
  ...SIGN_UP_EVENTS,
  ...CONTRACT_EVENTS,
  ...COMMS_EVENTS,
  ...ENVIRONMENT_EVENTS,
  ...ROUND_EVENTS,
  ...ORDER_EVENTS,
  ...MOVEMENT_EVENTS,
  ...POSITION_EVENTS,
  ...ATTACK_EVENTS,
  ...OVERRUN_EVENTS,
  ...TRANSPORT_EVENTS,
  ...FLIGHT_EVENTS,
  ...DROP_EVENTS,
  ...MELEE_EVENTS,
  ...MINE_EVENTS,
  ...STRUCTURE_EVENTS,
  ...SUPPLY_EVENTS,
  ...RESCUE_EVENTS,
  ...FOG_EVENTS,
  ...RULING_EVENTS,
  ...MOBILITY_EVENTS,
  ...INDIRECT_EVENTS,
  ...RADAR_EVENTS,
  ...SONAR_EVENTS,
} as const;

/** Everything that happens in a world, inputs and outcomes. */
export type MetaCampaignEvent = EventsOf<typeof EVENTS>;
