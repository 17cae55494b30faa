import { rankAmong, type StandingsView } from '../../../engine/index.js';
import type { SpaceEmpiresState } from '../state/index.js';
import { accountOf } from '../state/treasury.js';

/** SPE-VIC-01: planets that each player controls; the goal is the least number that is more than enough. */
export function standings(state: SpaceEmpiresState): StandingsView {
  const planets = Object.values(state.spaces).filter((each) => each.planetClass !== 'NONE');
  const players = Object.values(state.players).map((each) => ({
    ...each,
    total: planets.filter(({ controller }) => controller === each.id).length,
  }));
  return {
    measure: 'planets',
    seats: players.map(({ id, total, eliminated }) => ({
      seat: id,
      total,
      rank: rankAmong(
        players.map((each) => each.total),
        total,
      ),
      out: eliminated,
      account: accountOf(id),
      byTurn: [],
    })),
    goal: Math.floor((planets.length * state.rules.victoryPercent) / 100) + 1,
    over: state.winner !== null,
    winners: state.winner === null ? [] : [state.winner],
  };
}
