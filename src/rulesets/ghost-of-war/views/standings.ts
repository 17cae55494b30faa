import { rankAmong, type StandingsView } from '../../../engine/index.js';
import { scoreAccount } from '../state/account-names.js';
import { factionsBySeq } from '../general/factions.js';
import type { GhostOfWarState } from '../state/index.js';

/** GOW-GEN-10: score of every player's factions together. */
export function standings(state: GhostOfWarState): StandingsView {
  const players = state.seats.filter((each) => each.role === 'player');
  const factions = (seat: string) => factionsBySeq(state).filter((each) => each.seat === seat);
  const totals = players.map(({ id }) => ({
    seat: id,
    total: factions(id).reduce((sum, each) => sum + each.score, 0),
  }));
  const winners = (state.end?.winners ?? []).flatMap((id) => state.factions[id]?.seat ?? []);
  return {
    measure: 'VP',
    seats: totals.map(({ seat, total }) => ({
      seat,
      total,
      rank: rankAmong(
        totals.map((each) => each.total),
        total,
      ),
      out: false,
      account: scoreAccount(factions(seat)[0]?.id ?? seat),
      byTurn: factions(seat).flatMap((each) =>
        each.scoreByRound.map(({ round, amount }) => ({ turn: round, amount })),
      ),
    })),
    goal: null,
    over: state.end !== null,
    winners: [...new Set(winners)],
  };
}
