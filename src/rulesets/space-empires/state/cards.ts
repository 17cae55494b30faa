import type { CardId } from './index.js';

/** Cards without some of them, each gone as often as it is named: cards of a kind are alike. The others keep their order. */
export function without(cards: readonly CardId[], gone: readonly CardId[]): readonly CardId[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
