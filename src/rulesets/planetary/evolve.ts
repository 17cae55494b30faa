import { lookUp, unknownName, type Edit, type Mutable } from '../../kernel/index.js';
import type { PlanetaryEvent } from './events.js';
import { AIR_EVOLVERS } from './air/events.js';
import { AFTERMATH_EVOLVERS } from './after-battle/events.js';
import { ARMY_EVOLVERS } from './build/armies/events.js';
import { BATTLE_EVOLVERS } from './battle/events.js';
import { BUILDING_UP_EVOLVERS } from './build/economy/events.js';
import { DEFINITION_EVOLVERS } from './start/definition-events.js';
import { DEED_EVOLVERS } from './build/race-events.js';
import { INPUT_EVOLVERS } from './sheets/events.js';
import { MARCH_EVOLVERS } from './movement/events.js';
import { MOVEMENT_EVOLVERS } from './battle-movement/events.js';
import { PEOPLE_EVOLVERS } from './build/diplomacy/events.js';
import { START_EVOLVERS } from './start/events.js';
import { UPKEEP_EVOLVERS } from './upkeep/events.js';
import { WORKS_EVOLVERS } from './build/works/events.js';
import { STOCK_EVOLVERS } from './money/events.js';
import { TURN_EVOLVERS } from './end-of-turn/events.js';
import type { PlanetaryState } from './state/index.js';

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
