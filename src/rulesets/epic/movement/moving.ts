import { lookUp, type InputPath } from '../../../kernel/index.js';
import type { RuleId, Violation } from '../catalog.js';
import type { CommandOf } from '../commands.js';
import { MOVE_STEPS } from '../data/tables.js';
import { firstOf, mustBeActive, unless, type Asked } from '../general/asked.js';
import { judgeOrder } from '../orders/orders.js';
import type { Detachment, EpicState, Unit } from '../state/index.js';
import type { EpcTable } from '../table.js';
import {
  carrierCost,
  dismount,
  judgeCapacity,
  judgeForeignCarrier,
  judgeTransport,
  mount,
} from '../transport/mounting.js';
import { outOfCommand } from '../units/command.js';
import { detachmentBy, isAlive, mustBelong, mustBeOwn, twice, unitBy } from '../units/pieces.js';
import { moveAllowance, mountingCost } from '../orders/allowance.js';
import { goThrough, judgeGoing } from './going.js';

type Move = CommandOf<'MoveDetachment'>;
export type UnitMove = Move['units'][number];

/** How far a unit may go, with what mounting costs it as a passenger and as a transport. */
export type AllowanceOf = (
  unit: Unit,
  facts: { readonly onRoad: boolean; readonly mountingCm: number },
) => number;

/** EPC-MOV-01, EPC-MOV-02; a move names no contact, as none is made in the Movement phase (EPC-MOV-08). */
export function judgeMove(asked: Asked, command: Move): readonly Violation[] {
  const { state } = asked;
  return firstOf(
    () => mustBeActive(asked, MOVE_STEPS, 'EPC-MOV-01'),
    () => mustBeOwn(asked, command.detachment, 'EPC-MOV-01', ['detachment']),
    () => {
      const detachment = detachmentBy(state, command.detachment);
      return firstOf(
        () => unless(!detachment.isFlyer, 'EPC-FLY-01', 'FLYER', ['detachment']),
        () => unless(!detachment.moved, 'EPC-MOV-01', 'ALREADY_MOVED', ['detachment']),
        () => judgeOrder(state, detachment, command.order, ['order']),
        () => unless(detachment.place === 'TABLE', 'EPC-MOV-01', 'NOT_ON_TABLE', ['detachment']),
        () =>
          judgeUnits(asked, detachment, command.units, 'EPC-MOV-01', 'EPC-MOV-02', (unit, facts) =>
            moveAllowance(state, unit, command.order, facts),
          ),
        () => judgeCommand(state, detachment, command.units),
      );
    },
  );
}

/** EPC-GEN-06: out of command a unit only comes nearer to its HQ. */
function judgeCommand(
  state: EpicState,
  detachment: Detachment,
  units: readonly UnitMove[],
): readonly Violation[] {
  const far = outOfCommand(state, detachment, units);
  return units.flatMap(({ unit, distanceCm, endsNearerToHq }, place) =>
    unless(
      !far.includes(unit) || distanceCm === 0 || endsNearerToHq,
      'EPC-GEN-06',
      'NOT_NEARER',
      ['units', place, 'endsNearerToHq'],
      { unit },
    ),
  );
}

/** Everything that is wrong with how units of a detachment move, mount and dismount, of any move. */
export function judgeUnits(
  asked: Asked,
  detachment: Detachment,
  units: readonly Omit<UnitMove, 'endsNearerToHq'>[],
  rule: RuleId,
  distances: RuleId,
  allowanceOf: AllowanceOf,
): readonly Violation[] {
  const { state } = asked;
  const at = (place: number, member: string): InputPath => ['units', place, member];
  const named = [
    ...units.flatMap(({ unit }, place) => mustBelong(asked, unit, detachment.id, rule, at(place, 'unit'))),
    ...twice(
      units.map((each) => each.unit),
      rule,
      (place) => at(place, 'unit'),
    ),
  ];
  if (named.length > 0) return named;
  return [
    ...units.flatMap((each, place) => {
      const unit = unitBy(state, each.unit);
      return [
        ...judgeBoarding(state, unit, each, place),
        ...judgeDistance(state, unit, each, place, units, distances, allowanceOf),
        ...judgeGoing(state, unit, each, ['units', place]),
      ];
    }),
    ...judgeCapacity(state, units, (place) => at(place, 'mounts')),
    ...judgeCarriers(state, detachment, units, allowanceOf),
  ];
}

/** EPC-TRA-01: on foot or aboard. */
function judgeBoarding(
  state: EpicState,
  unit: Unit,
  { mounts, dismounts, distanceCm }: Omit<UnitMove, 'endsNearerToHq'>,
  place: number,
): readonly Violation[] {
  const at = (member: string): InputPath => ['units', place, member];
  const aboard = unit.mountedIn !== null && !dismounts;
  const carrier = lookUp(state.units, mounts ?? unit.mountedIn ?? '');
  return [
    ...unless(!aboard || distanceCm === 0, 'EPC-TRA-01', 'MOUNTED', at('distanceCm'), { unit: unit.id }),
    ...(mounts === undefined
      ? []
      : firstOf(
          () => unless(!aboard, 'EPC-TRA-01', 'MOUNTED', at('mounts'), { unit: unit.id }),
          () => judgeTransport(state, unit, mounts, at('mounts')),
        )),
    ...unless(
      !dismounts || unit.mountedIn !== null || mounts !== undefined,
      'EPC-TRA-01',
      'NOT_MOUNTED',
      at('dismounts'),
      { unit: unit.id },
    ),
    ...unless(
      carrier?.kind !== 'FLYER' || (mounts === undefined && !dismounts),
      'EPC-FLY-03',
      'FLYER',
      at(mounts === undefined ? 'dismounts' : 'mounts'),
      { unit: unit.id },
    ),
  ];
}

/** What mounting costs a unit: as a passenger, and as a transport, in this phase. */
const costOf = (
  state: EpicState,
  unit: Unit,
  { mounts, dismounts }: Pick<UnitMove, 'mounts' | 'dismounts'>,
  units: readonly Omit<UnitMove, 'endsNearerToHq'>[],
): number =>
  mountingCost(mounts !== undefined, dismounts) + unit.mountingCm + carrierCost(state, unit.id, units);

function judgeDistance(
  state: EpicState,
  unit: Unit,
  move: Omit<UnitMove, 'endsNearerToHq'>,
  place: number,
  units: readonly Omit<UnitMove, 'endsNearerToHq'>[],
  rule: RuleId,
  allowanceOf: AllowanceOf,
): readonly Violation[] {
  const mountingCm = costOf(state, unit, move, units);
  const allowanceCm = allowanceOf(unit, { onRoad: move.onRoad, mountingCm });
  const path: InputPath = ['units', place, 'distanceCm'];
  if (unit.landed && move.distanceCm > 0)
    return unless(false, 'EPC-FLY-03', 'LANDED', path, { unit: unit.id });
  if (mountingCm > 0 && allowanceCm < 0)
    return unless(false, 'EPC-TRA-01', 'NO_ALLOWANCE_LEFT', path, { unit: unit.id });
  const params = { unit: unit.id, distanceCm: move.distanceCm, allowanceCm: Math.max(0, allowanceCm) };
  return unless(move.distanceCm <= params.allowanceCm, rule, 'TOO_FAR', path, params);
}

/** EPC-TRA-01: transports that do not move themselves have what mounting costs them. */
function judgeCarriers(
  state: EpicState,
  detachment: Detachment,
  units: readonly Omit<UnitMove, 'endsNearerToHq'>[],
  allowanceOf: AllowanceOf,
): readonly Violation[] {
  return units.flatMap(({ unit, mounts, dismounts }, place) => {
    const member = mounts === undefined ? 'dismounts' : 'mounts';
    const carrier = lookUp(state.units, mounts ?? (dismounts ? (unitBy(state, unit).mountedIn ?? '') : ''));
    if (!carrier || carrier.kind === 'FLYER' || units.some((each) => each.unit === carrier.id)) return [];
    const costCm = carrierCost(state, carrier.id, units);
    const path: InputPath = ['units', place, member];
    if (carrier.detachment !== detachment.id) return judgeForeignCarrier(state, carrier, costCm, path);
    const left = allowanceOf(carrier, { onRoad: false, mountingCm: carrier.mountingCm + costCm });
    return unless(left >= 0, 'EPC-TRA-01', 'NO_ALLOWANCE_LEFT', path, { unit: carrier.id });
  });
}

/** How far each unit goes and might have gone. */
export const distancesOf = (
  state: EpicState,
  units: readonly Omit<UnitMove, 'endsNearerToHq'>[],
  allowanceOf: AllowanceOf,
) =>
  units.map((each) => {
    const unit = unitBy(state, each.unit);
    const mountingCm = costOf(state, unit, each, units);
    const allowanceCm = Math.max(0, allowanceOf(unit, { onRoad: each.onRoad, mountingCm }));
    return { unit: each.unit, distanceCm: each.distanceCm, allowanceCm };
  });

/** EPC-ORD-01, EPC-MOV-01: the order, then the units one after the other. */
export function moveDetachment(table: EpcTable, { detachment, order, units }: Move): void {
  const { state } = table;
  const moved = distancesOf(state, units, (unit, facts) => moveAllowance(state, unit, order, facts));
  const far = outOfCommand(state, detachmentBy(state, detachment), units);
  table.emit({ type: 'epic.OrderGiven', data: { detachment, order } }, ['EPC-ORD-01']);
  table.emit({ type: 'epic.DetachmentMoved', data: { detachment, units: moved, outOfCommand: far } }, [
    'EPC-MOV-01',
    'EPC-MOV-02',
  ]);
  moveUnits(table, units);
}

/** Each unit in the order declared: gets out, goes, gets in. Answers who was halted. */
export function moveUnits(
  table: EpcTable,
  units: readonly Omit<UnitMove, 'endsNearerToHq'>[],
): ReadonlySet<string> {
  const paid = new Set<string>();
  const halted = new Set<string>();
  const carried: string[] = [];
  for (const each of units) {
    if (!isAlive(table.state, each.unit)) continue;
    const onFoot = unitBy(table.state, each.unit).mountedIn === null;
    if (!onFoot && each.dismounts) dismount(table, each.unit, paid);
    if (goThrough(table, each)) halted.add(each.unit);
    const { mounts, unit } = each;
    if (
      mounts === undefined ||
      halted.has(unit) ||
      !isAlive(table.state, unit) ||
      !isAlive(table.state, mounts)
    )
      continue;
    mount(table, unit, mounts, paid);
    if (onFoot && each.dismounts) carried.push(unit);
  }
  for (const unit of carried) if (isAlive(table.state, unit)) dismount(table, unit, paid);
  return halted;
}
