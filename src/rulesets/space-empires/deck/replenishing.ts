import { lookUp } from '../../../kernel/index.js';
import type { SpeTable } from '../table.js';
import { drawCards } from './drawing.js';

/** SPE-BAT-17: a side of a battle draws up to its seven cards. */
export function replenish(table: SpeTable, battle: string, player: string): void {
  const { players, rules } = table.state;
  const missing = rules.replenishAfterBattleTo - (lookUp(players, player)?.handSize ?? 0);
  drawCards(table, missing, (cards) => {
    const data = { battle, player, count: cards.length };
    table.emit({ type: 'space-empires.HandsReplenished', data }, ['SPE-BAT-17']);
    table.emit({ type: 'space-empires.HandsReplenishedPrivately', data: { battle, player, cards } }, [
      'SPE-BAT-17',
    ]);
  });
}
