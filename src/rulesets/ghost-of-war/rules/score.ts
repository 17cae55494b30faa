import type { GowTable } from '../table.js';

/** GOW-RND-01 S14: the round is over. */
export function closeRound(table: GowTable): void {
  table.emit({ type: 'ghost-of-war.RoundClosed', data: { round: table.state.round } }, ['GOW-RND-01']);
}
