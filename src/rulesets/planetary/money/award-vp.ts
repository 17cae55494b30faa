import type { RuleId } from '../catalog.js';
import { NPC } from '../state/index.js';
import type { PlanetaryTable } from '../table.js';

/** Adds VP to a seat's account. An NPC side gets none (PLN-VPS-04). */
export function awardVp(
  table: PlanetaryTable,
  seat: string,
  amount: number,
  cause: string,
  battle: string | null,
  because: readonly RuleId[],
): void {
  if (seat === NPC || amount === 0) return;
  const total = (table.state.players[seat]?.vp ?? 0) + amount;
  table.emit(
    {
      type: 'planetary.VpAwarded',
      data: { seat, amount, turn: table.state.turn, total, cause, battle },
    },
    because,
  );
}
