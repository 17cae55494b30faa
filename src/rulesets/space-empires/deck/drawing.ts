import type { CardId } from '../state/index.js';
import type { SpeTable } from '../table.js';

/**
 * SPE-DECK-02: takes cards from the top of the draw pile; where it runs out, the discard pile is shuffled and drawing goes on. Where
 * both are empty the player keeps what they have. `record` says what is drawn, once or, around a shuffle, twice.
 */
export function drawCards(table: SpeTable, count: number, record: (cards: readonly CardId[]) => void): void {
  let left = count;
  while (left > 0) {
    if (table.state.deck.drawSize === 0 && !reshuffle(table)) return;
    const cards = (table.state.deck.drawPile ?? []).slice(0, left);
    record(cards);
    left -= cards.length;
  }
}

/** Whether there was anything to shuffle. */
function reshuffle(table: SpeTable): boolean {
  const { discardPile } = table.state.deck;
  if (discardPile.length === 0) return false;
  shuffle(table, discardPile, 'SPE-DECK-02');
  return true;
}

/** SPE-GEN-03: one recorded shuffle of these cards; they become the draw pile. */
export function shuffle(table: SpeTable, of: readonly CardId[], rule: 'SPE-SET-03' | 'SPE-DECK-02'): void {
  const cards = table.draw({
    of,
    count: of.length,
    for: rule,
    purpose: 'deck',
    subject: 'deck',
  }) as readonly CardId[];
  table.emit({ type: 'space-empires.DeckShuffled', data: { count: cards.length } }, [rule]);
  table.emit({ type: 'space-empires.DeckShuffledPrivately', data: { cards } }, [rule]);
}
