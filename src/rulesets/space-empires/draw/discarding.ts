import { lookUp } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import { drawCards } from '../deck/drawing.js';
import { handOf, mustHold } from '../deck/hands.js';
import { firstOf, mustBeActive, mustBeIn } from '../general/barred.js';
import type { CommandOf } from '../judge.js';
import type { CardId } from '../state/index.js';
import type { SpeTable } from '../table.js';

/** SPE-DRAW-01 to SPE-DRAW-03: any cards before five are drawn; after that down to the limit, exactly. */
export function discardCards(table: SpeTable, { cards }: CommandOf<'DiscardCards'>): readonly Violation[] {
  const { state, actor } = table;
  const barred = firstOf(
    () => mustBeActive(table),
    () => mustBeIn(table, 'DRAW', 'SPE-DRAW-01'),
  );
  if (barred.length > 0) return barred;
  const { drawn } = state.turn;
  const excess = overLimit(table, actor.seat);
  const atHand = handOf(state, actor.seat).length;
  const illegal = [
    ...(drawn && cards.length !== excess
      ? [violation('SPE-DRAW-03', 'WRONG_COUNT', ['cards'], { atHand, discard: excess })]
      : []),
    ...mustHold(state, actor.seat, cards, (index) => ['cards', index]),
  ];
  if (illegal.length > 0) return illegal;
  const data = { player: actor.seat, cards: cards as readonly CardId[] };
  if (cards.length > 0)
    table.emit({ type: 'space-empires.CardsDiscarded', data }, [drawn ? 'SPE-DRAW-03' : 'SPE-DRAW-01']);
  if (!drawn) drawFive(table, actor.seat);
  return [];
}

/** SPE-DRAW-02 */
function drawFive(table: SpeTable, player: string): void {
  drawCards(table, table.state.rules.drawPerTurn, (cards) => {
    table.emit({ type: 'space-empires.CardsDrawn', data: { player, count: cards.length } }, ['SPE-DRAW-02']);
    table.emit({ type: 'space-empires.CardsDrawnPrivately', data: { player, cards } }, ['SPE-DRAW-02']);
  });
  if (!table.state.turn.drawn)
    table.emit({ type: 'space-empires.CardsDrawn', data: { player, count: 0 } }, ['SPE-DECK-02']);
}

/** SPE-DRAW-03: cards above the limit of a hand. */
export const overLimit = ({ state }: Pick<SpeTable, 'state'>, player: string): number =>
  Math.max(0, (lookUp(state.players, player)?.handSize ?? 0) - state.rules.maxHand);
