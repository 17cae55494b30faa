import { FIREPOWER_MARKERS, SHOT_MARKERS } from '../data/tables.js';
import type { EpcTable } from '../table.js';
import { detachmentBy, livingOf } from '../units/pieces.js';
import type { MarkerPart } from './events.js';

/** EPC-BLM-01: by the Firepower total, or by the number of shots; a column's own hits count. */
export function markersFor(
  rows: typeof FIREPOWER_MARKERS | typeof SHOT_MARKERS,
  amount: number,
  hit: boolean,
): number {
  const row = rows.find((each) => amount >= each.from);
  return row && (hit || !row.ifHit) ? row.markers : 0;
}

/** EPC-BLM-01 to EPC-BLM-03: all markers of an attack or combat together; none on a detachment without a living unit. */
export function placeMarkers(table: EpcTable, detachment: string, all: readonly MarkerPart[]): void {
  const parts = all.filter((each) => each.markers > 0);
  const markers = parts.reduce((sum, each) => sum + each.markers, 0);
  const target = detachmentBy(table.state, detachment);
  if (markers === 0 || livingOf(table.state, target).length === 0) return;
  const data = { detachment, markers, blastMarkers: target.blastMarkers + markers, parts };
  table.emit({ type: 'epic.BlastMarkersPlaced', data }, [...new Set(parts.map((each) => each.rule))]);
}
