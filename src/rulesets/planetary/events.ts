import type { AirEvent } from './events/air.js';
import type { AftermathEvent } from './events/aftermath.js';
import type { ArmyEvent } from './events/armies.js';
import type { BattleEvent } from './events/battles.js';
import type { BuildingUpEvent } from './events/building-up.js';
import type { DefinitionEvent } from './events/definitions.js';
import type { InputEvent } from './events/inputs.js';
import type { MarchEvent } from './events/march.js';
import type { MovementEvent } from './events/movement.js';
import type { PeopleEvent } from './events/people.js';
import type { DeedEvent } from './events/deeds.js';
import type { StockEvent } from './events/stock.js';
import type { StartEvent } from './events/start.js';
import type { UpkeepEvent } from './events/upkeep.js';
import type { WorksEvent } from './events/works.js';
import type { TurnEvent } from './events/turn.js';

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
