import { lookUp, unknownName, type Edit, type Mutable } from '../../kernel/index.js';
import type { GhostOfWarEvent } from './events.js';
import { ADMINISTRATION_EVOLVERS } from './events/administration.js';
import { CHAPTER_EVOLVERS } from './events/chapters.js';
import { COMBAT_EVOLVERS } from './events/combat.js';
import { DETECTION_EVOLVERS } from './events/detection.js';
import { EXPERIENCE_EVOLVERS } from './events/experience.js';
import { FORMATION_EVOLVERS } from './events/formations.js';
import { GM_EVOLVERS } from './events/gm.js';
import { GOODS_EVOLVERS } from './events/goods.js';
import { INPUT_EVOLVERS } from './events/inputs.js';
import { PEOPLE_EVOLVERS } from './events/people.js';
import { PROJECT_EVOLVERS } from './events/projects.js';
import { RECOVERY_EVOLVERS } from './events/recovery.js';
import { ROUND_EVOLVERS } from './events/rounds.js';
import { STATUS_EVOLVERS } from './events/status.js';
import { SUPPLY_EVOLVERS } from './events/supply.js';
import { TRADE_EVOLVERS } from './events/trade.js';
import { TRAVEL_EVOLVERS } from './events/travel.js';
import type { GhostOfWarState } from './state.js';

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
