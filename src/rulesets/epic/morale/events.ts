import type { EventsOf } from '../../../engine/index.js';
import { moralePosting } from '../state/accounts.js';
import { editArmy } from '../state/editing.js';
import { event } from '../state/event.js';
import type { EndCause } from '../state/index.js';

/** Army morale and the end of the battle. */
export const MORALE_EVENTS = {
  /** EPC-MOR-01, EPC-RAL-05, EPC-RAL-06 */
  'epic.ArmyMoraleChanged': event<{
    readonly army: string;
    readonly change: number;
    readonly morale: number;
    readonly cause: string;
  }>({
    evolve: (state, { army, morale }, edit) => {
      editArmy(state, edit, army).morale = morale;
    },
    summary: ({ army, change, morale, cause }) =>
      `Morale of ${army} ${change < 0 ? '−' : '+'}${Math.abs(change)} (${cause}): ${morale}.`,
    postings: ({ army, change, cause }, rule) => moralePosting(army, change, rule, cause),
  }),
  /** EPC-VIC-01 to EPC-VIC-04 */
  'epic.BattleEnded': event<{
    /** Seat; null for a draw. */
    readonly winner: string | null;
    readonly cause: EndCause;
  }>({
    evolve: (state, { winner, cause }) => {
      state.winner = winner ?? 'DRAW';
      state.endedBy = cause;
      Object.assign(state, {
        active: null,
        chooser: null,
        combat: null,
        mission: null,
        declaration: null,
        retreats: [],
      });
    },
    summary: ({ winner, cause }) =>
      `${winner === null ? 'A draw' : `${winner} wins`}: ${cause.toLowerCase().replace('_', ' ')}.`,
  }),
} as const;

export type MoraleEvent = EventsOf<typeof MORALE_EVENTS>;
