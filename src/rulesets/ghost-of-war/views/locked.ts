import { notLocked } from '../../../engine/index.js';
import { seatOf } from '../general/factions.js';
import { factionsOf } from '../state/players.js';
import type { GhostOfWarState } from '../state/index.js';

/** GOW-RND-02: seats that have locked the orders of all their factions; null but in S1. */
export function locked(state: GhostOfWarState): readonly string[] | null {
  if (state.step !== 'ORDERS') return null;
  const seats = new Set(state.locked.flatMap((faction) => seatOf(state, faction) ?? []));
  return [...seats].filter((seat) => notLocked(factionsOf(state, seat), state.locked).length === 0);
}
