import { violation, type Violation } from '../../../kernel/index.js';
import type { ReportedLoss, ReportedUnit } from '../orders.js';
import type { Model, PlanetaryState, Unit } from '../state.js';
import { isVehicle, readyOf } from './armies.js';
import type { ReportCheck } from './report-reading.js';

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
    (told, { type, count }) =>
      naming(state, told, count > 0 ? standing(ready, told, type).slice(-count) : []),
    reported,
  );
}

/** Ready models of a type that a report has not named as lost. */
function standing(
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

/** PLN-REP-03: a unit loses no more models of a type than it has; where it has several types each count names its own. */
export const lossesAreThere: ReportCheck = ({ report, entries }) =>
  entries.flatMap(({ side, path, unit }) => {
    const reported = report[side].units[Number(path.at(-1))]!;
    const ready = readyOf(unit);
    const several = new Set(ready.map((model) => model.typeKey)).size > 1;
    return (reported.losses ?? []).flatMap(({ type, count }, place, all): readonly Violation[] => {
      const refuse = (code: string, field: string, params: object = {}): readonly Violation[] => [
        violation('PLN-REP-03', code, [...path, 'losses', place, field], { unit: unit.id, ...params }),
      ];
      if (type === undefined && several) return refuse('TYPE_MISSING', 'type');
      const left = standing(ready, reported, type).length - countedBefore(all, place);
      return count > left ? refuse('TOO_MANY_LOST', 'count', { count, left: Math.max(0, left) }) : [];
    });
  });

const countedBefore = (losses: readonly ReportedLoss[], place: number): number =>
  losses
    .slice(0, place)
    .filter((each) => each.type === losses[place]!.type)
    .reduce((sum, each) => sum + each.count, 0);
