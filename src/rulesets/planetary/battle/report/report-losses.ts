import type { ReportedUnit } from '../../sheets/orders.js';
import type { Model, PlanetaryState, Unit } from '../../state/index.js';
import { isVehicle, readyOf } from '../../pieces/armies.js';

const isTold = ({ modelsRemoved, losses, vehicles }: ReportedUnit): boolean =>
  [modelsRemoved, losses, vehicles].some((each) => each !== undefined && each.length > 0);

/**
 * PLN-REP-01: a unit's report with every lost model by name. Of a count fall the last ready models of the type that are not
 * named; of a unit that was wiped out and of which nothing else is told, all.
 */
export function withNamedLosses(state: PlanetaryState, unit: Unit, reported: ReportedUnit): ReportedUnit {
  const ready = readyOf(unit);
  if (reported.end === 'wipedOut' && !isTold(reported)) return naming(state, reported, ready);
  return (reported.losses ?? []).reduce(
    (named, { type, count }) =>
      naming(state, named, count > 0 ? standing(ready, named, type).slice(-count) : []),
    reported,
  );
}

/** Ready models of a type that a report has not named as lost. */
export function standing(
  ready: readonly Model[],
  reported: ReportedUnit,
  type: string | undefined,
): readonly Model[] {
  const gone = new Set([
    ...(reported.modelsRemoved ?? []),
    ...(reported.vehicles ?? []).filter((each) => each.fate === 'destroyed').map((each) => each.model),
  ]);
  return ready.filter((model) => !gone.has(model.id) && (type === undefined || model.typeKey === type));
}

function naming(state: PlanetaryState, reported: ReportedUnit, lost: readonly Model[]): ReportedUnit {
  const ids = new Set(lost.map(({ id }) => id));
  const foot = lost.filter((model) => !isVehicle(state, model)).map(({ id }) => id);
  const vehicles = lost.filter((model) => isVehicle(state, model)).map(({ id }) => id);
  return {
    ...reported,
    modelsRemoved: [...(reported.modelsRemoved ?? []), ...foot],
    vehicles: [
      ...(reported.vehicles ?? []).filter((each) => !ids.has(each.model)),
      ...vehicles.map((model) => ({ model, fate: 'destroyed' as const })),
    ],
  };
}
