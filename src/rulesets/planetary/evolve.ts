import { lookUp, unknownName, type Edit, type Mutable } from '../../kernel/index.js';
import type { PlanetaryEvent } from './events.js';
import { AIR_EVOLVERS } from './events/air.js';
import { AFTERMATH_EVOLVERS } from './events/aftermath.js';
import { ARMY_EVOLVERS } from './events/armies.js';
import { BATTLE_EVOLVERS } from './events/battles.js';
import { BUILDING_UP_EVOLVERS } from './events/building-up.js';
import { DEFINITION_EVOLVERS } from './events/definitions.js';
import { DEED_EVOLVERS } from './events/deeds.js';
import { INPUT_EVOLVERS } from './events/inputs.js';
import { MARCH_EVOLVERS } from './events/march.js';
import { MOVEMENT_EVOLVERS } from './events/movement.js';
import { PEOPLE_EVOLVERS } from './events/people.js';
import { START_EVOLVERS } from './events/start.js';
import { UPKEEP_EVOLVERS } from './events/upkeep.js';
import { WORKS_EVOLVERS } from './events/works.js';
import { STOCK_EVOLVERS } from './events/stock.js';
import { TURN_EVOLVERS } from './events/turn.js';
import type { PlanetaryState } from './state.js';

const EVOLVERS = {
  ...INPUT_EVOLVERS,
  ...TURN_EVOLVERS,
  ...STOCK_EVOLVERS,
  ...BUILDING_UP_EVOLVERS,
  ...START_EVOLVERS,
  ...UPKEEP_EVOLVERS,
  ...WORKS_EVOLVERS,
  ...AIR_EVOLVERS,
  ...MARCH_EVOLVERS,
  ...MOVEMENT_EVOLVERS,
  ...BATTLE_EVOLVERS,
  ...ARMY_EVOLVERS,
  ...DEFINITION_EVOLVERS,
  ...PEOPLE_EVOLVERS,
  ...AFTERMATH_EVOLVERS,
  ...DEED_EVOLVERS,
} satisfies { readonly [T in PlanetaryEvent['type']]: unknown };

type AnyEvolver = (state: Mutable<PlanetaryState>, data: object, edit: Edit) => void;

/** All types of events there are. */
export const EVENT_TYPES: readonly string[] = Object.keys(EVOLVERS);

/** One event further: facts only, no rules. Exhaustive by the type of `EVOLVERS`. */
export function evolve(state: PlanetaryState, event: PlanetaryEvent, edit: Edit): PlanetaryState {
  const next = edit(state);
  const evolver = lookUp<unknown>(EVOLVERS, event.type) ?? unknownName('the history', 'event', event.type);
  (evolver as AnyEvolver)(next, event.data, edit);
  return next;
}
