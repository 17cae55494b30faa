import type { AirEvent } from './air/events.js';
import type { AftermathEvent } from './after-battle/events.js';
import type { ArmyEvent } from './build/armies/events.js';
import type { BattleEvent } from './battle/events.js';
import type { BuildingUpEvent } from './build/economy/events.js';
import type { DefinitionEvent } from './start/definition-events.js';
import type { InputEvent } from './sheets/events.js';
import type { MarchEvent } from './movement/events.js';
import type { MovementEvent } from './battle-movement/events.js';
import type { PeopleEvent } from './build/diplomacy/events.js';
import type { DeedEvent } from './build/race-events.js';
import type { StockEvent } from './money/events.js';
import type { StartEvent } from './start/events.js';
import type { UpkeepEvent } from './upkeep/events.js';
import type { WorksEvent } from './build/works/events.js';
import type { TurnEvent } from './end-of-turn/events.js';

/**
 * Everything that can have happened in a planetary campaign. Stored for ever: types are added, never renamed,
 * and a changed shape gets a new schema version and an upcaster.
 */
export type PlanetaryEvent =
  | InputEvent
  | TurnEvent
  | StockEvent
  | ArmyEvent
  | DefinitionEvent
  | PeopleEvent
  | BuildingUpEvent
  | StartEvent
  | UpkeepEvent
  | WorksEvent
  | AirEvent
  | MarchEvent
  | MovementEvent
  | BattleEvent
  | AftermathEvent
  | DeedEvent;
