import { lookUp } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import { CARDS, type CardRow } from '../data/cards.js';
import type { CardId, SpaceEmpiresState } from '../state/index.js';

/** The row of a kind of card. */
export const cardRow = (card: string): CardRow | undefined => CARDS.find((each) => each.id === card);

/** A player's cards, as far as they are known. */
export const handOf = (state: SpaceEmpiresState, seat: string): readonly CardId[] =>
  lookUp(state.players, seat)?.hand ?? [];

/** Places in a list of cards that a hand cannot fill: cards of a kind are alike, each is needed as often as it is named. */
export function missingFrom(hand: readonly CardId[], cards: readonly string[]): readonly number[] {
  const left: string[] = [...hand];
  return cards.flatMap((card, index) => {
    const at = left.indexOf(card);
    if (at < 0) return [index];
    left.splice(at, 1);
    return [];
  });
}

/** SPE-DECK-03: cards that are not in the hand. */
export const mustHold = (
  state: SpaceEmpiresState,
  seat: string,
  cards: readonly string[],
  path: (index: number) => readonly (string | number)[] = () => [],
): readonly Violation[] =>
  missingFrom(handOf(state, seat), cards).map((index) =>
    violation('SPE-DECK-03', 'NOT_IN_HAND', path(index), { card: cards[index] ?? null }),
  );
