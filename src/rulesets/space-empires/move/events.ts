import { editIn } from '../../../kernel/index.js';
import type { EventsOf } from '../../../engine/index.js';
import { everybody, ofPlayer, ofTwo } from '../state/audiences.js';
import { discard, editPlayer, editTurn, liftUnits, stackOnTop } from '../state/editing.js';
import { event } from '../state/event.js';
import type { CardId, Layer, Reaction } from '../state/index.js';
import { some } from '../state/sentences.js';

/** The open part of a stack move. */
interface Moving {
  readonly player: string;
  readonly from: string;
  /** Map spaces entered, the last one is the destination. */
  readonly path: readonly string[];
  readonly count: number;
}

interface Units {
  readonly player: string;
  readonly units: readonly string[];
}

/** Cards and stack moves of the Move phase, the reactions of others, and what is looked at. */
export const MOVE_EVENTS = {
  'space-empires.MoveCardPlayed': event<{
    readonly player: string;
    readonly card: CardId;
    readonly stackMoves: number;
  }>({
    evolve: (state, { player, card, stackMoves }, edit) => {
      discard(state, edit, player, [card]);
      editTurn(state, edit).stackMovesLeft = stackMoves;
    },
    audience: everybody,
    summary: ({ player, card, stackMoves }) => `${player} plays ${card}: ${some(stackMoves, 'stack move')}.`,
  }),
  /** SPE-MOVE-01: it uses up a stack move, also if it is cancelled. */
  'space-empires.StackMoveDeclared': event<Moving>({
    evolve: (state, _, edit) => {
      editTurn(state, edit).stackMovesLeft -= 1;
    },
    audience: everybody,
    summary: ({ player, from, path, count }) =>
      `${player} moves ${some(count, 'unit')} from ${from} by ${path.join(', ')}.`,
  }),
  'space-empires.StackMoveDeclaredPrivately': event<Units>({
    evolve: (state, { units }, edit) => {
      const turn = editTurn(state, edit);
      turn.moved = [...turn.moved, ...units];
    },
    audience: ofPlayer,
    summary: ({ units }) => `To be moved: ${units.join(', ')}.`,
    pieces: ({ units }) => units,
    growing: ['units'],
  }),
  /** SPE-MOVE-07: opponents with cards are asked, until then at the latest. */
  'space-empires.ReactionOpened': event<Moving & Pick<Reaction, 'asked' | 'until'>>({
    evolve: (state, data) => {
      state.reaction = { ...data, units: null, answers: {} };
    },
    audience: everybody,
    summary: ({ asked }) => `${asked.join(', ')} may react.`,
  }),
  'space-empires.ReactionOpenedPrivately': event<Units>({
    evolve: (state, { units }, edit) => {
      if (state.reaction) editIn(edit, state, 'reaction').units = units;
    },
    audience: ofPlayer,
    summary: ({ units }) => `On the way: ${units.join(', ')}.`,
    pieces: ({ units }) => units,
  }),
  'space-empires.ReactionAnswered': event<{ readonly player: string; readonly answer: 'DECOY' | 'PASS' }>({
    evolve: (state, { player, answer }, edit) => {
      if (!state.reaction) return;
      const reaction = editIn(edit, state, 'reaction');
      reaction.answers = { ...reaction.answers, [player]: answer };
    },
    audience: ofPlayer,
    summary: ({ player, answer }) => `${player} ${answer === 'DECOY' ? 'plays Decoy Force' : 'passes'}.`,
  }),
  'space-empires.StandingPassSet': event<{ readonly player: string; readonly alwaysPass: boolean }>({
    evolve: (state, { player, alwaysPass }, edit) => {
      editPlayer(state, edit, player).alwaysPass = alwaysPass;
    },
    audience: ofPlayer,
    summary: ({ player, alwaysPass }) =>
      `${player} ${alwaysPass ? 'always passes' : 'is asked'} from now on.`,
  }),
  'space-empires.DecoyPlayed': event<{ readonly player: string }>({
    evolve: (state, { player }, edit) => discard(state, edit, player, ['decoy-force']),
    audience: everybody,
    summary: ({ player }) => `${player} plays Decoy Force.`,
  }),
  'space-empires.StackMoveCancelled': event<Moving>({
    evolve: (state) => {
      state.reaction = null;
    },
    audience: everybody,
    summary: ({ player, from, count }) => `${some(count, 'unit')} of ${player} stay on ${from}.`,
  }),
  'space-empires.StackMoveCancelledPrivately': event<Units>({
    evolve: () => {},
    audience: ofPlayer,
    summary: ({ units }) => `They stay: ${units.join(', ')}.`,
    pieces: ({ units }) => units,
    growing: ['units'],
  }),
  'space-empires.StackMoved': event<
    Moving & {
      /** Top units of both stacks afterwards; null where nothing is left. */
      readonly topFrom: string | null;
      readonly topTo: string;
    }
  >({
    evolve: (state) => {
      state.reaction = null;
    },
    audience: everybody,
    summary: ({ player, from, path, count }) =>
      `${some(count, 'unit')} of ${player} moved from ${from} to ${path.at(-1)}.`,
    pieces: ({ topFrom, topTo }) => (topFrom === null ? [topTo] : [topFrom, topTo]),
  }),
  'space-empires.StackMovedPrivately': event<Units & { readonly to: string }>({
    evolve: (state, { player, to, units }, edit) => {
      liftUnits(state, edit, units);
      stackOnTop(state, edit, units, { player, mapSpace: to }, () => 'ORBIT');
    },
    audience: ofPlayer,
    summary: ({ to, units }) => `On ${to}: ${units.join(', ')}.`,
    pieces: ({ units }) => units,
  }),
  /** SPE-MOVE-08 */
  'space-empires.StackReconnoitred': event<{
    readonly player: string;
    readonly target: string;
    readonly mapSpace: string;
  }>({
    evolve: (state, { player }, edit) => {
      discard(state, edit, player, ['recon']);
      editTurn(state, edit).stackMovesLeft = 0;
    },
    audience: everybody,
    summary: ({ player, target, mapSpace }) => `${player} looks at the stack of ${target} on ${mapSpace}.`,
  }),
  'space-empires.StackReconnoitredPrivately': event<{
    readonly player: string;
    readonly target: string;
    readonly mapSpace: string;
    readonly units: readonly { readonly unit: string; readonly layer: Layer }[];
  }>({
    evolve: () => {},
    audience: ofTwo,
    summary: ({ mapSpace, units }) => `On ${mapSpace}: ${units.map((each) => each.unit).join(', ')}.`,
    pieces: ({ units }) => units.map((each) => each.unit),
    growing: ['units'],
  }),
  /** SPE-MOVE-09 */
  'space-empires.HandRevealed': event<{
    readonly player: string;
    readonly target: string;
  }>({
    evolve: (state, { player }, edit) => {
      discard(state, edit, player, ['intelligence']);
      editTurn(state, edit).stackMovesLeft = 0;
    },
    audience: everybody,
    summary: ({ player, target }) => `${player} looks at the hand of ${target}.`,
  }),
  'space-empires.HandRevealedPrivately': event<{
    readonly player: string;
    readonly target: string;
    readonly cards: readonly CardId[];
  }>({
    evolve: () => {},
    audience: ofTwo,
    summary: ({ target, cards }) => `${target} holds ${cards.join(', ') || 'no card'}.`,
  }),
} as const;

export type MoveEvent = EventsOf<typeof MOVE_EVENTS>;
