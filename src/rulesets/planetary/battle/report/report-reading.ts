import type { InputPath, JsonObject } from '../../../../kernel/index.js';
import { violation, type Violation } from '../../catalog.js';
import type { BattleReport, ReportedSide, ReportedUnit } from '../../commands.js';
import type { PlnRuleId } from '../../rule-ids.js';
import type { Army, Battle, Model, PlanetaryState, SideRole, Unit } from '../../state/index.js';
import { findUnit, isVehicle, readyOf } from '../../pieces/armies.js';
import { SIDES } from '../battle-sides.js';
import { withNamedLosses } from './report-losses.js';
import { afterPossession } from './possession.js';

/** A report held against the battle it is about. */
export interface Reading {
  readonly state: PlanetaryState;
  readonly battle: Battle;
  readonly report: BattleReport;
  /** Entries whose unit exists; the others are refused by themselves. */
  readonly entries: readonly Entry[];
}

/** One reported unit with what the state knows of it. */
export interface Entry {
  readonly side: SideRole;
  readonly reported: ReportedUnit;
  readonly path: InputPath;
  readonly army: Army;
  readonly unit: Unit;
  /** Ready models that are no vehicles, canonical. */
  readonly foot: readonly Model[];
  /** Undamaged vehicles, canonical. */
  readonly vehicles: readonly Model[];
  /** Models with which it ends: not removed, not destroyed. */
  readonly left: number;
}

/** One row of PLN-REP-03. */
export type ReportCheck = (reading: Reading) => readonly Violation[];

export function readReport(state: PlanetaryState, battle: Battle, report: BattleReport): Reading {
  const entries = SIDES.flatMap((side) =>
    report[side].units.flatMap((reported, index) => {
      const found = findUnit(state, reported.unit);
      const path: InputPath = ['report', side, 'units', index];
      if (!found) return [];
      const models = found.unit.models.map((each) => each.id);
      const named = withNamedLosses(state, found.unit, reported);
      const counted = afterPossession(named, models, report.possessed ?? []);
      return [readEntry(state, { side, reported: counted, path, ...found })];
    }),
  );
  return { state, battle, report, entries };
}

function readEntry(state: PlanetaryState, found: Omit<Entry, 'foot' | 'vehicles' | 'left'>): Entry {
  const ready = readyOf(found.unit);
  const foot = ready.filter((model) => !isVehicle(state, model));
  const vehicles = ready.filter((model) => isVehicle(state, model));
  const removed = found.reported.modelsRemoved ?? [];
  const destroyed = (found.reported.vehicles ?? [])
    .filter((each) => each.fate === 'destroyed')
    .map((each) => each.model);
  const left =
    foot.filter((model) => !removed.includes(model.id)).length +
    vehicles.filter((model) => !destroyed.includes(model.id)).length;
  return { ...found, foot, vehicles, left };
}

/** A refusal at a field of an entry. */
export const refuseEntry = (
  entry: Entry,
  rule: PlnRuleId,
  code: string,
  field: string,
  params: JsonObject = {},
): Violation =>
  violation(rule, code, [...entry.path, field], { unit: entry.unit.id, side: entry.side, ...params });

/** Both sides of a report with their paths. */
export const reportedSides = (
  report: BattleReport,
): readonly { readonly side: SideRole; readonly reported: ReportedSide; readonly path: InputPath }[] =>
  SIDES.map((side) => ({ side, reported: report[side], path: ['report', side] }));

export const isInitial = (entry: Entry): boolean =>
  entry.reported.role === 'initial' || entry.reported.role === 'reserve';

/** Whether a report says that anything of a unit was lost. */
export const hasLosses = (reported: ReportedUnit): boolean =>
  (reported.modelsRemoved ?? []).length > 0 ||
  (reported.survivorWoundsLost ?? []).some((each) => each.wounds > 0) ||
  (reported.vehicles ?? []).some((each) => each.fate !== 'ok');
