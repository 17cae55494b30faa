import type { AdministrationEvent } from './events/administration.js';
import type { ChapterEvent } from './events/chapters.js';
import type { CombatEvent } from './events/combat.js';
import type { DetectionEvent } from './events/detection.js';
import type { ExperienceEvent } from './events/experience.js';
import type { FormationEvent } from './events/formations.js';
import type { GmEvent } from './events/gm.js';
import type { GoodsEvent } from './events/goods.js';
import type { InputEvent } from './events/inputs.js';
import type { PeopleEvent } from './events/people.js';
import type { ProjectEvent } from './events/projects.js';
import type { RecoveryEvent } from './events/recovery.js';
import type { RoundEvent } from './events/rounds.js';
import type { StatusEvent } from './events/status.js';
import type { SupplyEvent } from './events/supply.js';
import type { TradeEvent } from './events/trade.js';
import type { TravelEvent } from './events/travel.js';

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
