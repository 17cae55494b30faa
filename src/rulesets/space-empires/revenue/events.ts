import type { EventsOf } from '../../../engine/index.js';
import { rpPosting } from '../state/treasury.js';
import { everybody } from '../state/audiences.js';
import { editPlayer, editTurn } from '../state/editing.js';
import { event } from '../state/event.js';

/** The Revenue phase. */
export const REVENUE_EVENTS = {
  'space-empires.RevenueReceived': event<{
    readonly player: string;
    readonly revenueRp: number;
    readonly planets: readonly { readonly mapSpace: string; readonly revenueRp: number }[];
  }>({
    evolve: (state, { player, revenueRp }, edit) => {
      editTurn(state, edit).revenueThisTurn = revenueRp;
      editPlayer(state, edit, player).treasuryRp += revenueRp;
    },
    audience: everybody,
    summary: ({ player, revenueRp }) => `${player} receives ${revenueRp} RP.`,
    postings: ({ player, revenueRp }) => rpPosting(player, revenueRp, 'SPE-REV-01', 'revenue of planets'),
  }),
} as const;

export type RevenueEvent = EventsOf<typeof REVENUE_EVENTS>;
