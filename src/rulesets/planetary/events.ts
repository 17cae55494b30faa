import type { AftermathEvent } from './events/aftermath.js';
import type { BattleEvent } from './events/battles.js';
import type { BuildingUpEvent } from './events/building-up.js';
import type { InputEvent } from './events/inputs.js';
import type { MovementEvent } from './events/movement.js';
import type { StockEvent } from './events/stock.js';
import type { TurnEvent } from './events/turn.js';

/**
 * Everything that can have happened in a planetary campaign. Stored for ever: types are added, never renamed,
 * and a changed shape gets a new schema version and an upcaster.
 */
export type PlanetaryEvent =
  InputEvent | TurnEvent | StockEvent | BuildingUpEvent | MovementEvent | BattleEvent | AftermathEvent;
