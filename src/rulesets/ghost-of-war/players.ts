import type { GhostOfWarState } from './state.js';

/** GOW-GEN-01: factions of a player, by seq; of anybody else those without a player. */
export function factionsOf(
  state: Pick<GhostOfWarState, 'factions' | 'seats'>,
  seat: string,
): readonly string[] {
  const isPlayer = state.seats.some((each) => each.id === seat && each.role === 'player');
  return Object.values(state.factions)
    .filter((each) => each.seat === (isPlayer ? seat : null))
    .toSorted((one, other) => one.seq - other.seq)
    .map((each) => each.id);
}
