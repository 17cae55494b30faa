import { lookUp, unknownName, type Edit, type Mutable } from '../../kernel/index.js';
import type { GhostOfWarEvent } from './events.js';
import { ADMINISTRATION_EVOLVERS } from './administration/events.js';
import { CHAPTER_EVOLVERS } from './chapters/events.js';
import { COMBAT_EVOLVERS } from './combat/events.js';
import { DETECTION_EVOLVERS } from './detection/events.js';
import { EXPERIENCE_EVOLVERS } from './experience/events.js';
import { FORMATION_EVOLVERS } from './formations/events.js';
import { GM_EVOLVERS } from './game-master/events.js';
import { GOODS_EVOLVERS } from './goods/events.js';
import { INPUT_EVOLVERS } from './sheets/events.js';
import { PEOPLE_EVOLVERS } from './characters/events.js';
import { PROJECT_EVOLVERS } from './projects/events.js';
import { RECOVERY_EVOLVERS } from './recovery/events.js';
import { ROUND_EVOLVERS } from './rounds/events.js';
import { STATUS_EVOLVERS } from './map/status/events.js';
import { SUPPLY_EVOLVERS } from './supply/events.js';
import { TRADE_EVOLVERS } from './trade/events.js';
import { TRAVEL_EVOLVERS } from './travel/events.js';
import type { GhostOfWarState } from './state/index.js';

const EVOLVERS = {
  ...INPUT_EVOLVERS,
  ...GM_EVOLVERS,
  ...ROUND_EVOLVERS,
  ...STATUS_EVOLVERS,
  ...COMBAT_EVOLVERS,
  ...FORMATION_EVOLVERS,
  ...SUPPLY_EVOLVERS,
  ...RECOVERY_EVOLVERS,
  ...CHAPTER_EVOLVERS,
  ...PEOPLE_EVOLVERS,
  ...EXPERIENCE_EVOLVERS,
  ...ADMINISTRATION_EVOLVERS,
  ...GOODS_EVOLVERS,
  ...PROJECT_EVOLVERS,
  ...TRADE_EVOLVERS,
  ...TRAVEL_EVOLVERS,
  ...DETECTION_EVOLVERS,
} satisfies { readonly [T in GhostOfWarEvent['type']]: unknown };

type AnyEvolver = (state: Mutable<GhostOfWarState>, data: object, edit: Edit) => void;

/** All types of events there are. */
export const EVENT_TYPES: readonly string[] = Object.keys(EVOLVERS);

/** One event further: facts only, no rules. Exhaustive by the type of `EVOLVERS`. */
export function evolve(state: GhostOfWarState, event: GhostOfWarEvent, edit: Edit): GhostOfWarState {
  const next = edit(state);
  const evolver = lookUp<unknown>(EVOLVERS, event.type) ?? unknownName('the history', 'event', event.type);
  (evolver as AnyEvolver)(next, event.data, edit);
  return next;
}
