import type { EventsOf } from '../../../engine/index.js';
import { everybody } from '../state/audiences.js';
import { event } from '../state/event.js';
import type { Phase } from '../state/index.js';

/** Turns and phases. */
export const TURN_EVENTS = {
  'space-empires.TurnStarted': event<{
    readonly player: string;
    readonly round: number;
    /** Turns of players since the start, from 1. */
    readonly turn: number;
  }>({
    evolve: (state, { player, round, turn }) => {
      state.activePlayer = player;
      state.round = round;
      state.turn = {
        number: turn,
        drawn: false,
        stackMovesLeft: 0,
        moved: [],
        engaged: null,
        lostAt: [],
        revenueThisTurn: 0,
        recruitUsed: {},
        offer: [],
        offerSize: 0,
      };
    },
    audience: everybody,
    summary: ({ player, round }) => `Round ${round}: the turn of ${player}.`,
  }),
  'space-empires.PhaseStarted': event<{ readonly player: string; readonly phase: Phase }>({
    evolve: (state, { phase }) => {
      state.phase = phase;
    },
    audience: everybody,
    summary: ({ player, phase }) => `${player}: ${phase.toLowerCase()} phase.`,
  }),
} as const;

export type TurnEvent = EventsOf<typeof TURN_EVENTS>;
