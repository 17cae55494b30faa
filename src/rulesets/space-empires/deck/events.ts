import { editIn } from '../../../kernel/index.js';
import type { EventsOf } from '../../../engine/index.js';
import { everybody, nobody, ofPlayer } from '../state/audiences.js';
import { discard, editPlayer, editTurn } from '../state/editing.js';
import { event } from '../state/event.js';
import type { CardId, SpaceEmpiresState } from '../state/index.js';
import { some } from '../state/sentences.js';
import type { Edit, Mutable } from '../../../kernel/index.js';

type Editable = Mutable<SpaceEmpiresState>;
type Count = { readonly player: string; readonly count: number };
type Cards = { readonly player: string; readonly cards: readonly CardId[] };

const take = (state: Editable, edit: Edit, { player, count }: Count): void => {
  editPlayer(state, edit, player).handSize += count;
  editIn(edit, state, 'deck').drawSize -= count;
};

const show = (state: Editable, edit: Edit, { player, cards }: Cards): void => {
  const drawer = editPlayer(state, edit, player);
  drawer.hand = [...(drawer.hand ?? []), ...cards];
  const deck = editIn(edit, state, 'deck');
  deck.drawPile = deck.drawPile && deck.drawPile.slice(cards.length);
};

/** The common deck: shuffles, draws and discards. */
export const DECK_EVENTS = {
  /** SPE-SET-03, SPE-DECK-02: all cards that lay in the discard pile, or all at the start. */
  'space-empires.DeckShuffled': event<{ readonly count: number }>({
    evolve: (state, { count }, edit) => {
      Object.assign(editIn(edit, state, 'deck'), { drawSize: count, discardPile: [] });
    },
    audience: everybody,
    summary: ({ count }) => `${some(count, 'card')} are shuffled.`,
  }),
  /** SPE-GEN-06: their order nobody knows. */
  'space-empires.DeckShuffledPrivately': event<{ readonly cards: readonly CardId[] }>({
    evolve: (state, { cards }, edit) => {
      editIn(edit, state, 'deck').drawPile = cards;
    },
    audience: nobody,
    summary: ({ cards }) => `The order is ${cards.join(', ')}.`,
  }),
  'space-empires.CardsDrawn': event<Count>({
    evolve: (state, data, edit) => {
      take(state, edit, data);
      editTurn(state, edit).drawn = true;
    },
    audience: everybody,
    summary: ({ player, count }) => `${player} draws ${some(count, 'card')}.`,
  }),
  'space-empires.CardsDrawnPrivately': event<Cards>({
    evolve: (state, data, edit) => show(state, edit, data),
    audience: ofPlayer,
    summary: ({ player, cards }) => `${player} draws ${cards.join(', ')}.`,
  }),
  /** SPE-BAT-17 */
  'space-empires.HandsReplenished': event<Count & { readonly battle: string }>({
    evolve: (state, data, edit) => take(state, edit, data),
    audience: everybody,
    summary: ({ player, count }) => `${player} draws ${some(count, 'card')} after the battle.`,
  }),
  'space-empires.HandsReplenishedPrivately': event<Cards & { readonly battle: string }>({
    evolve: (state, data, edit) => show(state, edit, data),
    audience: ofPlayer,
    summary: ({ player, cards }) => `${player} draws ${cards.join(', ')}.`,
  }),
  'space-empires.CardsDiscarded': event<Cards>({
    evolve: (state, { player, cards }, edit) => discard(state, edit, player, cards),
    audience: everybody,
    summary: ({ player, cards }) => `${player} discards ${cards.join(', ')}.`,
  }),
} as const;

export type DeckEvent = EventsOf<typeof DECK_EVENTS>;
