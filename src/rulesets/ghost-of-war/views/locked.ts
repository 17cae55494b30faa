import { notLocked } from '../../../engine/index.js';
import { seatOf } from '../general/factions.js';
import { factionsOf } from '../state/players.js';
import type { GhostOfWarState } from '../state/index.js';

/** GOW-RND-02: seats that have locked the orders of all their factions. */
export const locked = (state: GhostOfWarState): readonly string[] =>
  [...new Set(state.locked.flatMap((faction) => seatOf(state, faction) ?? []))].filter(
    (seat) => notLocked(factionsOf(state, seat), state.locked).length === 0,
  );
