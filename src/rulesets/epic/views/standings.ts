import type { BattleView, StandingsView } from '../../../engine/index.js';
import { moraleAccount } from '../state/accounts.js';
import type { EpicState } from '../state/index.js';
import { detachmentsOf, livingOf } from '../units/pieces.js';
import { outcome } from './outcome.js';

/** Army morale; who has 0 or less at the check has lost (EPC-VIC-01). */
export function standings(state: EpicState): StandingsView {
  const armies = Object.values(state.armies);
  const winners = state.winner === null || state.winner === 'DRAW' ? [] : [state.winner];
  return {
    measure: 'MORALE',
    seats: armies.map(({ id, morale }) => ({
      seat: id,
      total: morale,
      rank: 1 + armies.filter((each) => each.morale > morale).length,
      out: detachmentsOf(state, id).length === 0,
      account: moraleAccount(id),
      byTurn: [],
    })),
    goal: null,
    over: state.winner !== null,
    winners,
  };
}

/** The one battle that this is. */
export function battles(state: EpicState): readonly BattleView[] {
  const over = state.winner !== null;
  const decided = outcome(state);
  return [
    {
      id: 'battle',
      location: 'TABLE',
      turn: state.turn,
      status: over ? 'resolved' : state.turn === 0 ? 'pending' : 'in_progress',
      method: 'step by step',
      sides: Object.values(state.armies).map(({ id, name, morale }) => ({
        role: name,
        seat: id,
        pieces: detachmentsOf(state, id)
          .filter((each) => livingOf(state, each).length > 0)
          .map((each) => each.id),
        value: morale,
      })),
      winners: standings(state).winners,
      drawn: state.winner === 'DRAW',
      consequences: Object.values(state.detachments)
        .filter((each) => each.place === 'DESTROYED')
        .map((each) => `${each.name} was destroyed.`),
      because: ['EPC-VIC-01'],
      ...(decided ? { outcome: decided } : {}),
    },
  ];
}
