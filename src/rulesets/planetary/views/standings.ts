import { rankAmong, type StandingsView } from '../../../engine/index.js';
import { vpAccount } from '../state/accounts.js';
import { playersInOrder } from '../map/map.js';
import type { PlanetaryState } from '../state/index.js';
import { figure } from '../parameters.js';

/** Campaign VP, most first; equal totals share a rank. */
export function standings(state: PlanetaryState): StandingsView {
  const players = playersInOrder(state);
  const goal = figure(state, 'vpGoal');
  return {
    measure: 'VP',
    goal,
    over: state.victory !== null,
    winners: state.victory?.winners ?? [],
    seats: [...players]
      .sort((a, b) => b.vp - a.vp || a.number - b.number)
      .map((player) => ({
        seat: player.seat,
        total: player.vp,
        rank: rankAmong(
          players.map((each) => each.vp),
          player.vp,
        ),
        out: player.status === 'out',
        account: vpAccount(player.seat),
        byTurn: Object.entries(player.vpByTurn)
          .map(([turn, amount]) => ({ turn: Number(turn), amount }))
          .sort((a, b) => a.turn - b.turn),
      })),
  };
}
