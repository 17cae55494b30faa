import type { EventsOf } from '../../../engine/index.js';
import { everybody } from '../state/audiences.js';
import { freshTurn } from '../state/blank.js';
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
      state.turn = freshTurn(turn);
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
