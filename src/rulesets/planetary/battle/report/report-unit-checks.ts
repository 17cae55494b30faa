import { itemAt } from '../../../../kernel/index.js';
import { violation, type Violation } from '../../catalog.js';
import { carrierOf } from '../../races/detachment-filters.js';
import { REINFORCEMENT } from '../../data/battle.js';
import type { ReportedLoss } from '../../sheets/orders.js';
import { readyOf, unitTypeOf } from '../../pieces/armies.js';
import { hasBarrage, inRange, supports } from '../brief/artillery.js';
import { primaryArmies, primaryUnits, SIDES, unitsInBattle } from '../battle-sides.js';
import { mayReinforce } from '../brief/reinforcements.js';
import { standing } from './report-losses.js';
import {
  hasLosses,
  isInitial,
  refuseEntry,
  reportedSides,
  type Entry,
  type Reading,
  type ReportCheck,
} from './report-reading.js';
import { unitTypeBy } from '../../races/unit-types.js';

/** PLN-REP-03: every reported unit exists and stands once in the report. */
export const unitsAreKnown: ReportCheck = ({ report, entries }) =>
  reportedSides(report).flatMap(({ side, reported, path }) =>
    reported.units.flatMap((each, index) => {
      const at = [...path, 'units', index, 'unit'];
      const same = entries.filter((entry) => entry.unit.id === each.unit);
      if (same.length === 0) {
        return [violation('PLN-REP-03', 'UNIT_UNKNOWN', at, { unit: each.unit, side })];
      }
      const first = itemAt(same, 0);
      return first.side === side && first.path.at(-1) === index
        ? []
        : [violation('PLN-REP-03', 'UNIT_TWICE', at, { unit: each.unit, side })];
    }),
  );

/** PLN-REP-03: no participating unit of the primary armies is missing (PLN-BAT-04). */
export const initialUnitsAreComplete: ReportCheck = ({ state, battle, entries }) =>
  SIDES.flatMap((side) =>
    primaryUnits(state, battle, side)
      .filter(
        ({ unit }) =>
          !entries.some((entry) => entry.side === side && entry.unit.id === unit.id && isInitial(entry)),
      )
      .map(({ unit }) =>
        violation('PLN-REP-03', 'UNIT_MISSING', ['report', side, 'units'], { unit: unit.id, side }),
      ),
  );

/** PLN-REP-03: only units of the side's primary armies that take part are initial or reserve units. */
export const initialUnitsParticipate: ReportCheck = ({ state, battle, entries }) =>
  entries
    .filter(isInitial)
    .filter((entry) => !primaryUnits(state, battle, entry.side).some(({ unit }) => unit.id === entry.unit.id))
    .map((entry) =>
      primaryArmies(state, battle, entry.side).some((army) => army.id === entry.army.id)
        ? refuseEntry(entry, 'PLN-BAT-04', 'UNIT_DID_NOT_PARTICIPATE', 'unit')
        : refuseEntry(entry, 'PLN-REP-03', 'UNIT_OF_ANOTHER_ARMY', 'unit', { army: entry.army.id }),
    );

const isReinforcement = (entry: Entry): boolean => entry.reported.role === 'reinforcement';

/** PLN-REP-03: reinforcements are entitled (PLN-TBL-01). */
export const reinforcementsAreEntitled: ReportCheck = ({ state, battle, entries }) =>
  entries.filter(isReinforcement).flatMap((entry) => {
    if (battle.kind === 'RAID') {
      return [refuseEntry(entry, 'PLN-TBL-01', 'REINFORCEMENT_IN_RAID', 'role')];
    }
    const entitled =
      entry.army.kind === 'detachment' &&
      mayReinforce(state, battle, entry.side, entry.army) &&
      unitsInBattle(state, battle, entry.side, entry.army).includes(entry.unit);
    return entitled
      ? []
      : [refuseEntry(entry, 'PLN-TBL-01', 'REINFORCEMENT_NOT_ENTITLED', 'unit', { army: entry.army.id })];
  });

/** PLN-REP-03: reinforcements arrive from game turn 2 on, one of each detachment in a game turn. */
export const reinforcementsArriveInTurn: ReportCheck = ({ entries }) =>
  entries.filter(isReinforcement).flatMap((entry, place, all) => {
    const turn = entry.reported.arrivedGameTurn;
    if (turn === undefined) {
      return [refuseEntry(entry, 'PLN-TBL-01', 'ARRIVAL_MISSING', 'arrivedGameTurn')];
    }
    const earlier = all
      .slice(0, place)
      .some((each) => each.army.id === entry.army.id && each.reported.arrivedGameTurn === turn);
    return [
      ...(turn < REINFORCEMENT.fromGameTurn
        ? [refuseEntry(entry, 'PLN-TBL-01', 'REINFORCEMENT_TOO_EARLY', 'arrivedGameTurn', { turn })]
        : []),
      ...(earlier
        ? [refuseEntry(entry, 'PLN-TBL-01', 'SECOND_REINFORCEMENT', 'arrivedGameTurn', { turn })]
        : []),
    ];
  });

/** PLN-REP-03: bombarding units have barrage weapons, fitting SUPPORT and range, and no raid is bombarded (PLN-TBL-02). */
export const bombardmentIsEntitled: ReportCheck = ({ state, battle, entries }) =>
  entries
    .filter((entry) => entry.reported.role === 'bombarding')
    .flatMap((entry) => {
      const { army, unit, side } = entry;
      const refuse = (code: string, field: string) => refuseEntry(entry, 'PLN-TBL-02', code, field);
      if (battle.kind === 'RAID') return [refuse('BOMBARDMENT_IN_RAID', 'role')];
      const detachment = army.kind === 'detachment' ? army : null;
      return [
        ...(hasBarrage(state, unitTypeOf(state, unit)) ? [] : [refuse('NO_BARRAGE_WEAPON', 'unit')]),
        ...(detachment && supports(state, battle, side, detachment)
          ? []
          : [refuse('NO_FITTING_SUPPORT', 'unit')]),
        ...(detachment && inRange(state, battle, detachment, unit) ? [] : [refuse('OUT_OF_RANGE', 'unit')]),
        ...(unitsInBattle(state, battle, side, army).includes(unit)
          ? []
          : [refuse('UNIT_DID_NOT_PARTICIPATE', 'unit')]),
      ];
    });

/** PLN-REP-03: models removed were ready at the start, and are no vehicles; each is named once. */
export const removedModelsWereReady: ReportCheck = ({ entries }) =>
  entries.flatMap((entry) => {
    const removed = entry.reported.modelsRemoved ?? [];
    return removed.flatMap((model, index) => {
      const code = entry.vehicles.some((each) => each.id === model)
        ? 'VEHICLE_REMOVED'
        : !entry.foot.some((each) => each.id === model)
          ? 'MODEL_NOT_READY'
          : removed.indexOf(model) !== index
            ? 'MODEL_TWICE'
            : null;
      return code === null ? [] : [modelRefusal(entry, 'modelsRemoved', index, code, model)];
    });
  });

/** RACE-PROD-04: only a unit that has a transport of its own loses one, and it once. */
export const ownTransportsWereThere: ReportCheck = ({ state, entries }) =>
  entries
    .filter(({ reported }) => reported.transportLost === true)
    .filter(({ unit }) => unit.mountedIn !== null || carrierOf(state, [], unit) === null)
    .map((entry) => refuseEntry(entry, 'PLN-REP-03', 'NO_OWN_TRANSPORT', 'transportLost'));

/** PLN-REP-03: a unit loses no more models of a type than it has; where it has several types each count names its own. */
export const lossesAreThere: ReportCheck = ({ report, entries }) =>
  entries.flatMap(({ side, path, unit }) => {
    const reported = itemAt(report[side].units, Number(path.at(-1)));
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
    .filter((each) => each.type === itemAt(losses, place).type)
    .reduce((sum, each) => sum + each.count, 0);

/** PLN-REP-03: only undamaged vehicles have a vehicle's fate; each is named once. */
export const vehiclesAreVehicles: ReportCheck = ({ entries }) =>
  entries.flatMap((entry) => {
    const fates = entry.reported.vehicles ?? [];
    return fates.flatMap(({ model }, index) => {
      const code = entry.foot.some((each) => each.id === model)
        ? 'NOT_A_VEHICLE'
        : !entry.vehicles.some((each) => each.id === model)
          ? 'MODEL_NOT_READY'
          : fates.findIndex((each) => each.model === model) !== index
            ? 'MODEL_TWICE'
            : null;
      return code === null ? [] : [modelRefusal(entry, 'vehicles', index, code, model)];
    });
  });

/** PLN-REP-03: survivors lost fewer wounds than they have. */
export const survivorsLive: ReportCheck = ({ state, entries }) =>
  entries.flatMap((entry) =>
    (entry.reported.survivorWoundsLost ?? []).flatMap(({ model, wounds }, index) => {
      const found = entry.foot.find((each) => each.id === model);
      const most = found ? (unitTypeBy(state, found.typeKey)?.wounds ?? 1) : 0;
      const code = !found
        ? 'MODEL_NOT_READY'
        : (entry.reported.modelsRemoved ?? []).includes(model)
          ? 'SURVIVOR_REMOVED'
          : !Number.isInteger(wounds) || wounds < 0 || wounds >= most
            ? 'TOO_MANY_WOUNDS'
            : null;
      return code === null ? [] : [modelRefusal(entry, 'survivorWoundsLost', index, code, model)];
    }),
  );

const modelRefusal = (entry: Entry, field: string, index: number, code: string, model: string): Violation =>
  violation('PLN-REP-03', code, [...entry.path, field, index], { unit: entry.unit.id, model });

/** PLN-REP-03: how a unit ended agrees with the models it has left, and with its role. */
export const endsAgree: ReportCheck = ({ entries }) =>
  entries.flatMap((entry) => {
    const { end, role } = entry.reported;
    const refuse = (code: string) =>
      refuseEntry(entry, 'PLN-REP-03', code, 'end', { end, role, left: entry.left });
    const present = end === 'onTable' || end === 'leftTable' || end === 'brokeOffTable';
    return [
      ...(present && entry.left === 0 ? [refuse('NO_MODEL_LEFT')] : []),
      ...(end === 'wipedOut' && entry.left > 0 ? [refuse('MODELS_LEFT')] : []),
      ...(end === 'neverArrived' && hasLosses(entry.reported) ? [refuse('LOSSES_WITHOUT_ARRIVAL')] : []),
      ...(end === 'neverArrived' && role !== 'reserve' ? [refuse('ONLY_RESERVES_NEVER_ARRIVE')] : []),
      ...((end === 'offTable') === (role === 'bombarding') ? [] : [refuse('ONLY_BOMBARDING_OFF_TABLE')]),
      ...(role === 'bombarding' && hasLosses(entry.reported) ? [refuse('LOSSES_OFF_TABLE')] : []),
    ];
  });

/** PLN-AFT-02: of a unit that broke off the table the leadership test is told. */
export const leadershipIsReported: ReportCheck = ({ entries }: Reading) =>
  entries
    .filter(({ reported }) => reported.end === 'brokeOffTable' && reported.leadershipPassed === undefined)
    .map((entry) => refuseEntry(entry, 'PLN-AFT-02', 'LEADERSHIP_MISSING', 'leadershipPassed'));
