import { violation, type Violation } from '../catalog.js';
import { closeInTime } from '../move/reaction.js';
import type { SpeTable } from '../table.js';

/**
 * The arbiter, or the service when its time is over, closes a window of reaction: silence is a pass (SPE-MOVE-07). Everything else waits
 * for its player, and the refusal names him.
 * @param waitedFor seats that have something to do
 */
export function closePhase(table: SpeTable, waitedFor: readonly string[]): readonly Violation[] {
  const { state, actor } = table;
  if (actor.role !== 'arbiter' && actor.role !== 'service') return [violation('SPE-GEN-06', 'ARBITER_ONLY')];
  if (state.winner !== null) return [violation('SPE-VIC-01', 'GAME_OVER', [], { winner: state.winner })];
  if (state.reaction) {
    closeInTime(table);
    return [];
  }
  return [violation('SPE-GEN-04', 'STILL_WAITING', [], { seats: waitedFor, phase: state.phase })];
}
