import type { Due } from '../../engine/index.js';
import { seatOf } from './rules/factions.js';
import { factionsToLock } from './rules/orders-taken-up.js';
import type { GhostOfWarState } from './state.js';

/** What is waited for, from every seat; what is due from a faction without a player is the arbiter's. */
export function due(state: GhostOfWarState): readonly Due[] {
  if (state.end) return [];
  if (state.provisional) return rerollsDue(state);
  if (state.step === 'ORDERS') return locksDue(state);
  return [];
}

/** GOW-GEN-01 */
const speakersOf = (state: GhostOfWarState, faction: string): readonly string[] => {
  const seat = seatOf(state, faction);
  return seat === null
    ? state.seats.filter((each) => each.role === 'arbiter').map((each) => each.id)
    : [seat];
};

/** GOW-RND-02 */
const locksDue = (state: GhostOfWarState): readonly Due[] =>
  factionsToLock(state).flatMap((faction) =>
    speakersOf(state, faction).map((seat) => ({
      seat,
      code: 'LOCK_ORDERS',
      mandatory: true,
      rule: 'GOW-RND-02',
      subject: faction,
      params: { faction, round: state.round },
    })),
  );

/** GOW-DIC-03 */
const rerollsDue = (state: GhostOfWarState): readonly Due[] => {
  const { provisional } = state;
  if (!provisional) return [];
  return provisional.holders.flatMap((character) =>
    speakersOf(state, provisional.faction).map((seat) => ({
      seat,
      code: 'REROLL_OR_PASS',
      mandatory: true,
      rule: 'GOW-DIC-03',
      subject: character,
      params: { roll: provisional.rule, purpose: provisional.purpose, faces: provisional.faces },
    })),
  );
};
