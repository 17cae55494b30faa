import { violation, type Violation } from '../catalog.js';
import { mustBeArbiter } from '../general/barred.js';
import { closeInTime } from '../move/reaction.js';
import type { SpeTable } from '../table.js';

/**
 * The arbiter, or the service when its time is over, closes a window of reaction: silence is a pass (SPE-MOVE-07). Everything else waits
 * for its player, and the refusal names them.
 * @param waitedFor seats that have something to do
 */
export function closePhase(table: SpeTable, waitedFor: readonly string[]): readonly Violation[] {
  const { state } = table;
  const barred = mustBeArbiter(table);
  if (barred.length > 0) return barred;
  if (state.winner !== null) return [violation('SPE-VIC-01', 'GAME_OVER', [], { winner: state.winner })];
  if (state.reaction) {
    closeInTime(table);
    return [];
  }
  return [violation('SPE-GEN-04', 'STILL_WAITING', [], { seats: waitedFor, phase: state.phase })];
}
