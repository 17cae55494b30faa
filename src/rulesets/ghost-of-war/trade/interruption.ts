import type { GhostOfWarState, Stop, TradeLine } from '../state/index.js';
import type { GowTable } from '../table.js';
import { chosen, figure } from '../house-rules/house-rules.js';
import { restartDelay } from '../map/paths/index.js';
import { isCutOff } from '../map/status/status.js';
import { isDominated } from '../map/status/supremacy.js';
import { endLine } from './cancelling.js';
import { systemOfForce, systemOfPlanet, waypoints } from '../map/trade-places.js';
import { delaysOf } from './planning.js';
import { linesByNumber } from './witnesses.js';

interface InterruptedRow {
  readonly line: string;
  readonly stop: number;
  readonly rounds: number;
}

interface RestartedRow {
  readonly line: string;
  readonly stop: number;
  readonly deliversFrom: number;
}

/** GOW-TRD-08, -10, -11: S3: supply lines without their target end; stops are interrupted, start again or lapse. */
export function checkLines(table: GowTable): void {
  for (const line of linesByNumber(table.state)) {
    if (isTargetGone(table.state, line)) endLine(table, line, 0, 'TARGET_GONE');
  }
  const { state } = table;
  const interrupted = new Map<string, InterruptedRow[]>();
  const restarted = new Map<string, RestartedRow[]>();
  for (const line of linesByNumber(state)) {
    const from = interruptedFrom(state, line) ?? line.stops.length;
    line.stops.forEach((stop, at) => {
      if (at >= from)
        add(interrupted, line.owner, { line: line.id, stop: at, rounds: stop.interruptedRounds + 1 });
      else if (stop.status === 'INTERRUPTED') {
        add(restarted, line.owner, {
          line: line.id,
          stop: at,
          deliversFrom: restartRound(state, line, at, stop),
        });
      }
    });
  }
  for (const [faction, rows] of interrupted) {
    table.emit({ type: 'ghost-of-war.LinesInterrupted', data: { faction, rows } }, ['GOW-TRD-10']);
  }
  for (const [faction, rows] of restarted) {
    table.emit({ type: 'ghost-of-war.LinesRestarted', data: { faction, rows } }, ['GOW-TRD-11']);
  }
  lapse(table);
}

function add<T>(rows: Map<string, T[]>, owner: string, row: T): void {
  const own = rows.get(owner);
  if (own) own.push(row);
  else rows.set(owner, [row]);
}

/** GOW-TRD-08: the target of a supply line is not in the system to which it runs. */
const isTargetGone = (state: GhostOfWarState, { stops }: TradeLine): boolean =>
  stops.some(({ place }) => place.kind === 'FORCE' && systemOfForce(state, place.id) !== place.system);

/** GOW-TRD-10: the first stop that gets nothing: all of a cut-off origin, else those from an enemy's void supremacy on. */
export function interruptedFrom(state: GhostOfWarState, line: TradeLine): number | null {
  const home = systemOfPlanet(state, line.origin);
  if (home !== null && isCutOff(state, line.owner, home)) return 0;
  const [, ...after] = waypoints(state, line);
  return after.find(({ system }) => isDominated(state, system, line.owner))?.stop ?? null;
}

/** GOW-TRD-11: the round from which a stop delivers again, not before its original first one. */
function restartRound(state: GhostOfWarState, line: TradeLine, at: number, { firstRound }: Stop): number {
  const legs = line.stops.map((each) => each.travelRounds);
  const delay = {
    none: () => 0,
    travelOnly: () => restartDelay(legs, at, line.wellCharted),
    full: () => delaysOf(state, line.stops, line.wellCharted)[at] ?? 0,
  }[chosen(state.parameters, 'trade.restartMode')]();
  return Math.max(firstRound, state.round + delay);
}

/** GOW-TRD-11: a stop that was interrupted for too many rounds is given up, with all later ones. */
function lapse(table: GowTable): void {
  const limit = figure(table.state.parameters, 'trade.lapseRounds');
  for (const line of linesByNumber(table.state)) {
    const first = line.stops.findIndex((each) => each.interruptedRounds >= limit);
    if (first >= 0) endLine(table, line, first, 'LAPSED');
  }
}
