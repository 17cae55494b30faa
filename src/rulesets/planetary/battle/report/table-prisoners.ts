import { lookUp } from '../../../../kernel/index.js';
import { violation } from '../../catalog.js';
import type { TakenModel } from '../../state/battle-facts.js';
import type { ReportedPrisoners } from '../../sheets/orders.js';
import { BASIC_VALUES } from '../../races/basic-values.js';
import { modifiersOfSeat } from '../../races/profile-of.js';
import type { Battle, PlanetaryState, SideRole, Unit } from '../../state/index.js';
import { unitTypeOf } from '../../pieces/armies.js';
import { enemySide } from '../battle-sides.js';
import type { Entry, ReportCheck } from './report-reading.js';
import { shortKey } from '../../races/unit-types.js';

/** RACE-DE-09: BP of a model of a unit: its basic value as reported, else as the rulebook knows it. */
function basicValueOf(state: PlanetaryState, unit: Unit, reported: number | undefined): number | undefined {
  const short = shortKey(unitTypeOf(state, unit));
  return reported ?? (short === null ? undefined : lookUp(BASIC_VALUES, short));
}

const takes = (state: PlanetaryState, battle: Battle, side: SideRole): boolean =>
  modifiersOfSeat(state, battle[side].seat).prisoners !== null;

/** RACE-DE-09: prisoners are single models, taken off as casualties, of the enemies of a side that takes prisoners. */
export const prisonersAreEntitled: ReportCheck = ({ state, battle, report: { prisoners = [] }, entries }) => {
  const named = prisoners.flatMap((each) => each.models);
  return prisoners.flatMap((entered, place) => {
    const path = ['report', 'prisoners', place];
    const refuse = (code: string, field: string, params = {}) =>
      violation('RACE-DE-09', code, [...path, field], { unit: entered.unit, ...params });
    const entry = entries.find((each) => each.unit.id === entered.unit);
    if (!entry) return [violation('PLN-REP-03', 'UNIT_UNKNOWN', [...path, 'unit'], { unit: entered.unit })];
    if (!takes(state, battle, enemySide(entry.side))) return [refuse('TAKES_NO_PRISONERS', 'unit')];
    return [
      ...entered.models
        .filter((model) => !removedOf(entry).includes(model))
        .map((model) => refuse('PRISONER_NOT_REMOVED', 'models', { model })),
      ...entered.models
        .filter((model) => named.indexOf(model) !== named.lastIndexOf(model))
        .map((model) => refuse('PRISONER_TWICE', 'models', { model })),
      ...judgeBasicValue(state, entered, entry).map((code) => refuse(code, 'basicValuePerModel')),
    ];
  });
};

const removedOf = (entry: Entry): readonly string[] => entry.reported.modelsRemoved ?? [];

function judgeBasicValue(
  state: PlanetaryState,
  { basicValuePerModel }: ReportedPrisoners,
  { unit }: Entry,
): readonly string[] {
  const value = basicValueOf(state, unit, basicValuePerModel);
  const counted = value !== undefined && Number.isInteger(value) && value >= 0;
  const code = value === undefined ? 'BASIC_VALUE_MISSING' : counted ? null : 'BASIC_VALUE_WRONG';
  return code === null ? [] : [code];
}

/** RACE-DE-09: the models of a unit that were taken prisoner, with the BP of each. */
export const takenOf = (
  state: PlanetaryState,
  prisoners: readonly ReportedPrisoners[],
  unit: Unit,
): readonly TakenModel[] =>
  prisoners
    .filter((each) => each.unit === unit.id)
    .flatMap((each) =>
      each.models.map((model) => ({ model, bp: basicValueOf(state, unit, each.basicValuePerModel) ?? 0 })),
    );
