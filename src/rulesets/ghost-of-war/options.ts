import type { Option } from '../../engine/index.js';
import { ownerOf } from './rules/owners.js';
import { seatOf } from './rules/factions.js';
import type { GhostOfWarState } from './state.js';

/** Legal orders of a thing of this seat; null when there is no such thing, or it is not the seat's. */
export function options(state: GhostOfWarState, seat: string, piece: string): readonly Option[] | null {
  const owner = ownerOf(state, piece);
  return owner !== null && seatOf(state, owner) === seat ? [] : null;
}
