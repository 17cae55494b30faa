import type { Edit, Mutable } from '../../kernel/index.js';
import type { AftermathEvent } from './events/aftermath.js';
import type { BattleEvent } from './events/battles.js';
import type { InputEvent } from './events/inputs.js';
import type { MovementEvent } from './events/movement.js';
import type { TurnEvent } from './events/turn.js';
import type { PlanetaryState } from './state.js';

/**
 * Everything that can have happened in a planetary campaign. Stored for ever: types are added, never renamed,
 * and a changed shape gets a new schema version and an upcaster.
 */
export type PlanetaryEvent = InputEvent | TurnEvent | MovementEvent | BattleEvent | AftermathEvent;

/** How each event of a union changes the state: complete by its type, so a forgotten event does not compile. */
export type Evolvers<E extends { readonly type: string; readonly data: unknown }> = {
  readonly [T in E['type']]: (
    state: Mutable<PlanetaryState>,
    data: Extract<E, { readonly type: T }>['data'],
    edit: Edit,
  ) => void;
};
