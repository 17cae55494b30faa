import type { EventsOf } from '../../../engine/index.js';
import { event } from '../state/event.js';
import type { Step } from '../state/index.js';

type BySeat = Readonly<Record<string, number>>;

/** Who is first player (EPC-INI-01). */
export const INITIATIVE_EVENTS = {
  'epic.InitiativeRolled': event<{
    readonly step: Step;
    readonly dice: BySeat;
    readonly totals: BySeat;
    /** Null on a tie. */
    readonly winner: string | null;
  }>({
    evolve: (state, { winner }) => {
      state.chooser = winner;
    },
    summary: ({ dice, totals, winner }) =>
      `Initiative: ${Object.entries(totals)
        .map(([seat, total]) =>
          total === dice[seat] ? `${seat} ${total}` : `${seat} ${dice[seat]} and rating, ${total}`,
        )
        .join(', ')}; ${winner === null ? 'a tie' : `${winner} chooses`}.`,
  }),
  'epic.FirstPlayerChosen': event<{ readonly first: string }>({
    evolve: (state, { first }) => {
      state.first = first;
      state.chooser = null;
    },
    summary: ({ first }) => `${first} is first player.`,
  }),
} as const;

export type InitiativeEvent = EventsOf<typeof INITIATIVE_EVENTS>;
