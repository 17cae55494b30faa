import type { EventsOf } from '../../../engine/index.js';
import { everybody } from '../state/audiences.js';
import { discard, editPlayer, editSpace, toPile } from '../state/editing.js';
import { event } from '../state/event.js';
import type { CardId } from '../state/index.js';

/** Control, elimination and the end of the game. */
export const CONTROL_EVENTS = {
  'space-empires.ControlMarkerPlaced': event<{
    readonly player: string;
    readonly mapSpace: string;
    /** Whose marker it replaces; null where none lay there. */
    readonly from: string | null;
  }>({
    evolve: (state, { player, mapSpace }, edit) => {
      editSpace(state, edit, mapSpace).controller = player;
    },
    audience: everybody,
    summary: ({ player, mapSpace, from }) =>
      `${player} controls ${mapSpace}${from === null ? '' : ` in place of ${from}`}.`,
  }),
  /** SPE-VIC-04 */
  'space-empires.PlayerResigned': event<{
    readonly player: string;
    readonly units: readonly string[];
    /** Map spaces whose markers are removed. */
    readonly mapSpaces: readonly string[];
  }>({
    evolve: (state, { units, mapSpaces }, edit) => {
      toPile(state, edit, units);
      for (const each of mapSpaces) editSpace(state, edit, each).controller = null;
      state.battle = null;
      state.reaction = null;
    },
    audience: everybody,
    summary: ({ player }) => `${player} resigns.`,
    pieces: ({ units }) => units,
    growing: ['units'],
  }),
  /** SPE-VIC-02: the hand is discarded. */
  'space-empires.PlayerEliminated': event<{
    readonly player: string;
    readonly cause: 'NOTHING_LEFT' | 'RESIGNED';
    readonly cards: readonly CardId[];
  }>({
    evolve: (state, { player, cards }, edit) => {
      discard(state, edit, player, cards);
      editPlayer(state, edit, player).eliminated = true;
    },
    audience: everybody,
    summary: ({ player }) => `${player} is out of the game.`,
  }),
  /** SPE-VIC-01, SPE-VIC-03 */
  'space-empires.GameWon': event<{
    readonly player: string;
    readonly cause: 'PLANETS' | 'LAST_PLAYER';
  }>({
    evolve: (state, { player }) => {
      state.winner = player;
    },
    audience: everybody,
    summary: ({ player, cause }) =>
      `${player} wins ${cause === 'PLANETS' ? 'by the planets held' : 'as the last player'}.`,
  }),
} as const;

export type ControlEvent = EventsOf<typeof CONTROL_EVENTS>;
