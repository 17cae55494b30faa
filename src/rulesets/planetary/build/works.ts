import type { RuleId } from '../catalog.js';
import type { PlanetaryState, Works } from '../state/index.js';
import type { PlanetaryTable } from '../table.js';

/** What a seat has used up of the limits of this turn. */
export function worksOf(state: PlanetaryState, seat: string): Works {
  const counted = state.works[seat];
  return counted?.turn === state.turn ? counted : { turn: state.turn, roads: 0, refunded: false };
}

/** Notes what the acting seat has used up of the limits of this turn. */
export const countWorks = (table: PlanetaryTable, works: Works, because: readonly RuleId[]): void =>
  table.emit({ type: 'planetary.WorksCounted', data: { seat: table.actor.seat, works } }, because);
