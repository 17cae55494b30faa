import type { GhostOfWarState } from '../state.js';
import { bySeq } from './order.js';

/** GOW-GEN-01: factions of a player; of anybody else those without a player. */
export function factionsOf(state: Pick<GhostOfWarState, 'factions' | 'seats'>, seat: string): readonly string[] {
  const isPlayer = state.seats.some((each) => each.id === seat && each.role === 'player');
  return bySeq(Object.values(state.factions))
    .filter((each) => each.seat === (isPlayer ? seat : null))
    .map((each) => each.id);
}
