import type { GhostOfWarState } from '../state/index.js';
import { counterMaxOf, type Holder } from '../units/holders.js';
import { commanderOf } from '../units/macro-units.js';
import { has } from '../effectiveness/morale.js';

/** GOW-TRT-03: points that a Logisticor adds to the counters of holders under his command. */
export const LOGISTICOR_POINTS = 2;

/** GOW-SUP-01, GOW-TRT-03: the counter's maximum (and minimum), with what a Logisticor adds. */
export function counterLimitOf(state: GhostOfWarState, holder: Holder): number {
  const max = counterMaxOf(state, holder);
  const [first] = holder.units;
  const commander = first ? commanderOf(state, first) : null;
  return max > 0 && commander !== null && has(state, commander, 'LOGISTICOR') ? max + LOGISTICOR_POINTS : max;
}
