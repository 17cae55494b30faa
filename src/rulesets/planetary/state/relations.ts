import { NPC, type PlanetaryState } from './index.js';

export type Relation = 'OWN' | 'ALLY' | 'PARTNER' | 'ENEMY';

/** PLN-GEN-03 Relations. NPC armies are enemies of everybody, but not of each other. */
export function relation(state: PlanetaryState, a: string, b: string): Relation {
  if (a === b) return 'OWN';
  if (a === NPC || b === NPC) return 'ENEMY';
  const treaty = state.treaties.find((each) => each.players.includes(a) && each.players.includes(b));
  if (!treaty) return 'ENEMY';
  return treaty.kind === 'ALLIANCE' ? 'ALLY' : 'PARTNER';
}

export const isEnemy = (state: PlanetaryState, a: string, b: string): boolean =>
  relation(state, a, b) === 'ENEMY';

/** Own or ally (PLN-GEN-03): may not attack or claim, may enter and support (PLN-DIP-07). */
export function isFriendly(state: PlanetaryState, a: string, b: string): boolean {
  const found = relation(state, a, b);
  return found === 'OWN' || found === 'ALLY';
}

export const isPartner = (state: PlanetaryState, a: string, b: string): boolean =>
  relation(state, a, b) === 'PARTNER';

/** Name of a seat for sentences. */
export const seatName = (state: PlanetaryState, seat: string): string =>
  state.seats.find((each) => each.id === seat)?.name ?? seat;
