import { id, list, named, record, said, text, whole, type Shaped } from '../../src/kernel/index.js';
import type { ToyState } from './state.js';

const hand = named(
  'Hand',
  'A hand of cards.',
  record({
    seat: said('Whose it is.', id),
    cards: said('The cards that the viewer may see.', list(text)),
  }),
);

export const detailsView = named(
  'Details',
  "The toy's own state.",
  record({
    length: said('Cells of the line.', whole()),
    initiative: said('Seats in the order of acting.', list(id)),
    hands: said('Hands.', list(hand)),
  }),
);

/** What the API shows of a state, as its viewer may know it. */
export const showDetails = ({ length, initiative, hands }: ToyState): Shaped<typeof detailsView> => ({
  length,
  initiative,
  hands: Object.entries(hands).map(([seat, cards]) => ({ seat, cards })),
});
