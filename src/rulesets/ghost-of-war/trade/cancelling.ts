import { itemAt, lookUp } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import type { LineEnd } from './events.js';
import type { GhostOfWarState, TradeLine } from '../state/index.js';
import type { GowTable } from '../table.js';
import { failOrder, ordersOf } from '../sheets/orders-taken-up.js';
import { judgeInForce, type OrderJudge } from '../sheets/sheets.js';
import { controllerOfStop } from '../map/trade-places.js';
import { witnessesOf } from './witnesses.js';

/** GOW-TRD-09: the owner and the origin's controller cancel any part of a line, a stop's controller their stop and all later ones. */
export const judgeCancelLine: OrderJudge<'CANCEL_LINE'> = ({ state, faction, path }, order) => {
  const { line: id, stop } = order;
  const line = lookUp(state.lines, id);
  if (!line || !witnessesOf(state, line).includes(faction)) {
    return [violation('GOW-TRD-09', 'NO_SUCH_LINE', [...path, 'line'], { line: id })];
  }
  if (stop !== null && !line.stops[stop]) {
    return [violation('GOW-TRD-09', 'NO_SUCH_STOP', [...path, 'stop'], { stop, stops: line.stops.length })];
  }
  return mayCancel(state, line, faction, stop)
    ? []
    : [violation('GOW-TRD-09', 'NOT_YOURS_TO_CANCEL', [...path, 'line'], { line: id, stop })];
};

function mayCancel(state: GhostOfWarState, line: TradeLine, faction: string, stop: number | null): boolean {
  if (line.owner === faction || lookUp(state.planets, line.origin)?.controller === faction) return true;
  const place = stop === null ? undefined : itemAt(line.stops, stop).place;
  return place !== undefined && controllerOfStop(state, place) === faction;
}

/** GOW-TRD-09: S2: no delivery in this round any more. */
export function cancelLines(table: GowTable): void {
  for (const entry of ordersOf(table.state, 'CANCEL_LINE')) {
    const { state } = table;
    const violations: readonly Violation[] = judgeInForce(state, entry, judgeCancelLine);
    const line = lookUp(state.lines, entry.order.line);
    if (violations.length > 0 || !line) failOrder(table, entry, violations);
    else endLine(table, line, entry.order.stop ?? 0, 'ORDERED', entry.faction);
  }
}

const REASONS = {
  ORDERED: 'GOW-TRD-09',
  LAPSED: 'GOW-TRD-11',
  TARGET_GONE: 'GOW-TRD-08',
  REVOLT: 'GOW-PLA-08',
  CAPTURED: 'GOW-CBT-15',
} as const;

/** A line loses its stops from one on; without stops it is over. */
export const endLine = (
  table: GowTable,
  line: TradeLine,
  stops: number,
  reason: LineEnd,
  by: string | null = null,
): void =>
  table.emit(
    {
      type: 'ghost-of-war.LineCancelled',
      data: {
        faction: line.owner,
        line: line.id,
        stops,
        reason,
        by,
        witnesses: witnessesOf(table.state, line),
      },
    },
    [REASONS[reason]],
  );

/**
 * GOW-PLA-08: lines from a planet in revolt are over; lines to it lose that stop and all later ones. `of`: those of the faction
 * from which it was captured (GOW-CBT-15).
 */
export function endLinesAt(table: GowTable, planet: string, of: string | null = null): void {
  const reason = of === null ? 'REVOLT' : 'CAPTURED';
  const lines = Object.values(table.state.lines).sort((one, other) => one.number - other.number);
  for (const line of lines.filter(({ owner }) => of === null || owner === of)) {
    const stops = line.stops.findIndex(({ place }) => place.kind === 'PLANET' && place.id === planet);
    if (line.origin === planet) endLine(table, line, 0, reason);
    else if (stops >= 0) endLine(table, line, stops, reason);
  }
}
