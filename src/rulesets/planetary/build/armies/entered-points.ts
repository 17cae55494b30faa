import type { InputPath } from '../../../../kernel/index.js';
import { violation, type Violation } from '../../catalog.js';
import type { NewUnit } from './commands.js';
import type { UnitOption, UnitType } from '../../state/index.js';

/** RACE-PROD-08: points of a model; a type of the registry gets them with the order, from the army list in use. */
export const pointsOfModel = (type: UnitType, { modelPoints }: NewUnit): number =>
  type.pointsWithOrder ? (modelPoints ?? 0) : type.modelPoints;

/** RACE-PROD-08: wargear entered with the order. */
export const wargearOf = (type: UnitType, { wargear = [] }: NewUnit): readonly UnitOption[] =>
  type.pointsWithOrder
    ? wargear.map(({ key, points, staysWithUnit = false }) => ({ key, points, staysWithUnit, lost: false }))
    : [];

const isWholeFrom = (least: number, value: number | undefined): boolean =>
  value !== undefined && Number.isInteger(value) && value >= least;

/** RACE-PROD-08: points come from the club's list of types or with the order, never from both. */
export function judgeEntered(type: UnitType, entry: NewUnit, path: InputPath): readonly Violation[] {
  const { modelPoints, wargear = [] } = entry;
  const params = { type: type.key };
  if (!type.pointsWithOrder) {
    return [
      ...(modelPoints === undefined
        ? []
        : [violation('RACE-PROD-08', 'POINTS_ARE_SET', [...path, 'modelPoints'], params)]),
      ...(wargear.length === 0
        ? []
        : [violation('RACE-PROD-08', 'POINTS_ARE_SET', [...path, 'wargear'], params)]),
    ];
  }
  return [
    ...(isWholeFrom(1, modelPoints)
      ? []
      : [violation('RACE-PROD-08', 'POINTS_MISSING', [...path, 'modelPoints'], params)]),
    ...wargear.flatMap(({ points }, place) =>
      isWholeFrom(0, points)
        ? []
        : [violation('RACE-PROD-08', 'POINTS_MISSING', [...path, 'wargear', place, 'points'], params)],
    ),
  ];
}
