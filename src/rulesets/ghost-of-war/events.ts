import type { AdministrationEvent } from './administration/events.js';
import type { ChapterEvent } from './chapters/events.js';
import type { CombatEvent } from './combat/events.js';
import type { DetectionEvent } from './detection/events.js';
import type { ExperienceEvent } from './experience/events.js';
import type { FormationEvent } from './formations/events.js';
import type { GmEvent } from './game-master/events.js';
import type { GoodsEvent } from './goods/events.js';
import type { InputEvent } from './sheets/events.js';
import type { PeopleEvent } from './characters/events.js';
import type { ProjectEvent } from './projects/events.js';
import type { RecoveryEvent } from './recovery/events.js';
import type { RoundEvent } from './rounds/events.js';
import type { StatusEvent } from './map/status/events.js';
import type { SupplyEvent } from './supply/events.js';
import type { TradeEvent } from './trade/events.js';
import type { TravelEvent } from './travel/events.js';

/**
 * Everything that can have happened in a sector campaign. Stored for ever: types are added, never renamed, and a
 * changed shape gets a new schema version and an upcaster.
 */
export type GhostOfWarEvent =
  | InputEvent
  | RoundEvent
  | GmEvent
  | StatusEvent
  | AdministrationEvent
  | GoodsEvent
  | ProjectEvent
  | TradeEvent
  | TravelEvent
  | DetectionEvent
  | CombatEvent
  | FormationEvent
  | SupplyEvent
  | RecoveryEvent
  | ChapterEvent
  | PeopleEvent
  | ExperienceEvent;
