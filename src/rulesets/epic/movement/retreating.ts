import type { InputPath } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import type { CommandOf } from '../commands.js';
import { MOVE_STEPS } from '../data/tables.js';
import { firstOf, mustBeActive, mustPlay, unless, type Asked } from '../general/asked.js';
import type { EpicState, Unit } from '../state/index.js';
import type { EpcTable } from '../table.js';
import { detachmentBy, isAlive, mustBelong, mustBeOwn, twice, unitBy } from '../units/pieces.js';
import { destroy } from '../war-engines/hits.js';
import { goThrough, judgeGoing } from './going.js';

type Retreat = CommandOf<'Retreat'>;

/** EPC-MOV-07, EPC-ORD-07, EPC-ORD-08 */
const allowanceOf = ({ rules }: EpicState, { immobilised }: Unit): number =>
  immobilised ? 0 : rules.retreatCm;

/** EPC-MOV-07: in the own movement step, or at once after a lost combat. */
export function judgeRetreat(asked: Asked, command: Retreat): readonly Violation[] {
  const { state } = asked;
  const path: InputPath = ['detachment'];
  const afterCombat = state.retreats.includes(command.detachment);
  return firstOf(
    () => mustPlay(asked),
    () => (afterCombat ? [] : mustBeActive(asked, MOVE_STEPS, 'EPC-MOV-07')),
    () => mustBeOwn(asked, command.detachment, 'EPC-MOV-07', path),
    () => {
      const { broken, moved, place } = detachmentBy(state, command.detachment);
      return firstOf(
        () => unless(broken, 'EPC-MOV-07', 'NOT_BROKEN', path),
        () => unless(afterCombat || !moved, 'EPC-MOV-01', 'ALREADY_MOVED', path),
        () => unless(place === 'TABLE', 'EPC-MOV-01', 'NOT_ON_TABLE', path),
      );
    },
    () => judgeUnits(asked, command),
  );
}

function judgeUnits(asked: Asked, { detachment, units }: Retreat): readonly Violation[] {
  const { state } = asked;
  const named = [
    ...units.flatMap(({ unit }, place) =>
      mustBelong(asked, unit, detachment, 'EPC-MOV-07', ['units', place, 'unit']),
    ),
    ...twice(
      units.map((each) => each.unit),
      'EPC-MOV-07',
      (place) => ['units', place, 'unit'],
    ),
  ];
  if (named.length > 0) return named;
  return units.flatMap((each, place) => {
    const unit = unitBy(state, each.unit);
    const params = { unit: unit.id, distanceCm: each.distanceCm, allowanceCm: allowanceOf(state, unit) };
    const at = (member: string): InputPath => ['units', place, member];
    return [
      ...unless(unit.mountedIn === null || each.distanceCm === 0, 'EPC-TRA-01', 'MOUNTED', at('distanceCm'), {
        unit: unit.id,
      }),
      ...unless(each.distanceCm <= params.allowanceCm, 'EPC-MOV-07', 'TOO_FAR', at('distanceCm'), params),
      ...judgeGoing(state, unit, each, ['units', place]),
    ];
  });
}

/** Units go one after the other; who leaves the table is destroyed, without a Save (EPC-SHO-11). */
export function retreat(table: EpcTable, { detachment, units }: Retreat): void {
  const { state } = table;
  const moved = units.map(({ unit, distanceCm }) => ({
    unit,
    distanceCm,
    allowanceCm: allowanceOf(state, unitBy(state, unit)),
  }));
  table.emit({ type: 'epic.DetachmentRetreated', data: { detachment, units: moved } }, ['EPC-MOV-07']);
  for (const each of units) {
    if (!isAlive(table.state, each.unit)) continue;
    const halted = goThrough(table, each);
    if (each.leavesTable && !halted) destroy(table, each.unit, 'LEFT_TABLE', 'EPC-MOV-07');
  }
}
