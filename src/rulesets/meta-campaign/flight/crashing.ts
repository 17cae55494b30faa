import { existing } from '../../../kernel/index.js';
import { destroy } from '../attacks/damage/damaging.js';
import { check } from '../general/checks.js';
import type { EdcTable } from '../table.js';
import { unitAt } from '../units/on-map.js';
import {
  isGliding,
  isLowLight,
  isNearGround,
  isOverMountains,
  isTall,
  levelsFrom,
} from '../units/profiles.js';

/**
 * EDCU-GLD-09
 * @param landing whether those aboard are as on the ground (EDCU-TOL-06)
 */
export function crash(table: EdcTable, unit: string, landing = false): void {
  const hex = existing(unitAt(table.state, unit).hex, 'hex');
  table.emit({ type: 'meta-campaign.AircraftCrashed', data: { unit, hex } }, ['EDCU-GLD-09']);
  destroy(table, unit, 0, 'crash', { landing });
}

/** EDCU-FLT-07: once after a move at NOE, by what was flown over. */
export function checkLowFlight(table: EdcTable, id: string, path: readonly string[]): void {
  const { state } = table;
  const unit = unitAt(state, id);
  if (unit.profile !== 'NOE' || unit.hex === null || path.length === 0) return;
  const { noeTallCrashTarget, noeLowLightCrashTarget } = state.rules;
  const target =
    (path.some((each) => isTall(state, each)) ? noeTallCrashTarget : 0) +
    (path.some((each) => isLowLight(state, unit, each)) ? noeLowLightCrashTarget : 0);
  if (target === 0) return;
  const crashed = check(table, id, target, 'EDCU-FLT-07', 'flying low into something');
  table.emit({ type: 'meta-campaign.LowFlightChecked', data: { unit: id, target, crashed } }, [
    'EDCU-FLT-07',
  ]);
  if (crashed) crash(table, id);
}

/** EDCU-GLD-05, EDCU-GLD-06: a glider that is still in the air sinks, or crashes. */
export function loseHeight(table: EdcTable, id: string): void {
  const unit = unitAt(table.state, id);
  const { profile } = unit;
  if (profile === null) return;
  const next = isNearGround(profile) ? null : levelsFrom(profile, -1);
  if (next === null || isOverMountains(table.state, unit)) crash(table, id);
  else table.emit({ type: 'meta-campaign.HeightLost', data: { unit: id, profile: next } }, ['EDCU-GLD-05']);
}

/** EDCU-FLT-02: what staying in the air costs who did not move. */
export function payForFlight(table: EdcTable, id: string): void {
  const { energy } = unitAt(table.state, id);
  if (energy > 0)
    table.emit({ type: 'meta-campaign.FlightEnergyPaid', data: { unit: id, left: energy - 1 } }, [
      'EDCU-FLT-02',
    ]);
}

/** EDCU-GLD-01 */
export function tellGlide(table: EdcTable, id: string): void {
  if (isGliding(unitAt(table.state, id)))
    table.emit({ type: 'meta-campaign.GlideBegan', data: { unit: id } }, ['EDCU-GLD-01']);
}
