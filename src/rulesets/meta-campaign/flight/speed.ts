import type { Order } from '../orders/orders.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import { hookedTo } from '../transports/aboard/carried.js';
import { isGliding, isNearGround, isTall } from '../units/profiles.js';

/** What an order and its beginning do to the speed of an aircraft (EDCU-FLT-05). */
export interface Flight {
  /** Of the action: Climb −1, Descend +1. */
  readonly change: number;
  readonly takesOff: boolean;
  /** How it glided when the order began. */
  readonly glides: 'LOW' | 'HIGH' | null;
}

/** @param before the unit as it was when its order began */
export const flightOf = ({ action }: Order, before: Unit): Flight => ({
  change: action?.name === 'CLIMB' ? -1 : action?.name === 'DESCEND' ? 1 : 0,
  takesOff: before.profile === null,
  glides: isGliding(before) ? (isNearGround(before.profile) ? 'LOW' : 'HIGH') : null,
});

/** EDCU-FLT-01: at NOE slower, most of all over woods and cities; at Cruise faster. */
function ofProfile(state: MetaCampaignState, { profile }: Unit, hexes: readonly string[]): number {
  if (profile === 'NOE') return hexes.some((each) => isTall(state, each)) ? -2 : -1;
  return profile === 'CRUISE' ? 1 : 0;
}

/** EDCU-GLD-03, EDCU-GLD-04 */
const LOW_GLIDE = 2;

/**
 * EDCU-FLT-05: speed of an aircraft in the air.
 * @param hexes that are entered
 */
export function airSpeed(
  state: MetaCampaignState,
  unit: Unit,
  hexes: readonly string[],
  { change, takesOff, glides }: Flight,
): number {
  const { rules, weather } = state;
  const load = hookedTo(state, unit.id) === null ? 0 : rules.airliftSpeedPenalty;
  const sum =
    unit.sheet.speed +
    (weather.modifiers.speed[unit.sheet.category] ?? 0) +
    ofProfile(state, unit, hexes) +
    change -
    load -
    (glides === 'HIGH' ? 1 : 0);
  const speed = Math.max(1, sum);
  const left = takesOff ? Math.floor(speed / 2) : speed;
  return glides === 'LOW' ? Math.min(LOW_GLIDE, left) : left;
}
