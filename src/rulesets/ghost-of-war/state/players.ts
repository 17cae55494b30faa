import type { GhostOfWarState } from './index.js';

/** Only players run factions for themselves; the arbiter has those of nobody. */
export const isPlayer = (seats: GhostOfWarState['seats'], id: string): boolean =>
  seats.some((each) => each.id === id && each.role === 'player');

/** GOW-GEN-01: factions of a player, by seq; of anybody else those without a player. */
export function factionsOf(
  state: Pick<GhostOfWarState, 'factions' | 'seats'>,
  seat: string,
): readonly string[] {
  const played = isPlayer(state.seats, seat);
  return Object.values(state.factions)
    .filter((each) => each.seat === (played ? seat : null))
    .toSorted((one, other) => one.seq - other.seq)
    .map((each) => each.id);
}
