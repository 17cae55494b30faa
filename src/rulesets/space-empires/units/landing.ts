import type { RuleId } from '../catalog.js';
import type { SpeTable } from '../table.js';

/** Records that units of a player land, both parts of it; nothing where there are none. */
export function land(
  table: SpeTable,
  player: string,
  mapSpace: string,
  units: readonly string[],
  rule: RuleId,
): void {
  if (units.length === 0) return;
  table.emit({ type: 'space-empires.UnitsLanded', data: { player, mapSpace, count: units.length } }, [rule]);
  table.emit({ type: 'space-empires.UnitsLandedPrivately', data: { player, mapSpace, units } }, [rule]);
}
