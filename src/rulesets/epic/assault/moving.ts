import type { InputPath } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import type { CommandOf } from '../commands.js';
import { ASSAULT_STEPS } from '../data/tables.js';
import { firstOf, mustBeActive, otherSide, unless, type Asked } from '../general/asked.js';
import { assaultAllowance } from '../orders/allowance.js';
import { distancesOf, judgeUnits, moveUnits } from '../movement/moving.js';
import type { Contact, Detachment, EpicState } from '../state/index.js';
import type { EpcTable } from '../table.js';
import { outOfCommand } from '../units/command.js';
import {
  detachmentBy,
  detachmentsOf,
  isAlive,
  isWarEngine,
  livingOf,
  mustBeOwn,
  mustLive,
  unitBy,
  armyOf,
} from '../units/pieces.js';

type Move = CommandOf<'AssaultMove'>;

/** EPC-ORD-04: detachments of a side that assault. */
export const assaulting = (state: EpicState, army: string): readonly Detachment[] =>
  detachmentsOf(state, army).filter(
    (each) => each.place === 'TABLE' && each.order === 'ASSAULT' && !each.broken,
  );

const isImmobilised = (state: EpicState, detachment: Detachment): boolean =>
  isWarEngine(state, detachment) && livingOf(state, detachment).some((each) => each.immobilised);

/** Whether an enemy is on the table. */
const enemyThere = (state: EpicState, army: string): boolean =>
  detachmentsOf(state, otherSide(state, army)).some((each) => each.place === 'TABLE');

/** EPC-ASL-01: detachments that have to move yet. */
export const mustMoveYet = (state: EpicState, army: string): readonly string[] =>
  enemyThere(state, army)
    ? assaulting(state, army)
        .filter((each) => !each.assaultMoved && !isImmobilised(state, each))
        .map((each) => each.id)
    : [];

/** EPC-ASL-01, EPC-MOV-03 */
export function judgeAssaultMove(asked: Asked, command: Move): readonly Violation[] {
  const { state } = asked;
  const path: InputPath = ['detachment'];
  return firstOf(
    () => mustBeActive(asked, ASSAULT_STEPS, 'EPC-ASL-01'),
    () => mustBeOwn(asked, command.detachment, 'EPC-ASL-01', path),
    () => {
      const detachment = detachmentBy(state, command.detachment);
      const { order, broken, place, assaultMoved } = detachment;
      return firstOf(
        () => unless(place === 'TABLE', 'EPC-ASL-01', 'NOT_ON_TABLE', path),
        () => unless(order === 'ASSAULT' && !broken, 'EPC-ASL-01', 'NOT_ON_ASSAULT_ORDERS', path),
        () => unless(!assaultMoved, 'EPC-ASL-01', 'ALREADY_MOVED', path),
        () => unless(state.assaultStage === 'MOVES', 'EPC-ASL-01', 'TOO_LATE', path),
        () =>
          judgeUnits(asked, detachment, command.units, 'EPC-ASL-01', 'EPC-MOV-03', (unit, facts) =>
            assaultAllowance(state, unit, facts),
          ),
        () => [...judgeCommand(state, detachment, command), ...judgeContacts(asked, command)],
        () => judgeCompulsory(state, detachment, command),
      );
    },
  );
}

/** EPC-GEN-06: who is out of command makes no assault move. */
function judgeCommand(state: EpicState, detachment: Detachment, { units }: Move): readonly Violation[] {
  const far = outOfCommand(state, detachment, units);
  return units.flatMap(({ unit, distanceCm }, place) =>
    unless(
      distanceCm === 0 || !far.includes(unit),
      'EPC-GEN-06',
      'OUT_OF_COMMAND',
      ['units', place, 'hqDistanceCm'],
      { unit },
    ),
  );
}

/** EPC-ASL-01: contact is with living enemies on the table. */
function judgeContacts(asked: Asked, { units }: Move): readonly Violation[] {
  const { state, actor } = asked;
  return units.flatMap(({ contacts }, place) =>
    contacts.flatMap((enemy, index) => {
      const path: InputPath = ['units', place, 'contacts', index];
      return firstOf(
        () => mustLive(asked, enemy, 'EPC-ASL-01', path),
        () =>
          unless(armyOf(state, enemy) !== actor.seat, 'EPC-ASL-01', 'NOT_AN_ENEMY', path, { unit: enemy }),
        () =>
          unless(
            detachmentBy(state, unitBy(state, enemy).detachment).place === 'TABLE' &&
              unitBy(state, enemy).mountedIn === null,
            'EPC-ASL-01',
            'NOT_ON_TABLE',
            path,
            { unit: enemy },
          ),
      );
    }),
  );
}

/** EPC-ASL-01: more than 0 cm by at least one unit, unless it cannot or need not. */
function judgeCompulsory(
  state: EpicState,
  detachment: Detachment,
  { units, inContact }: Move,
): readonly Violation[] {
  const far = outOfCommand(state, detachment, units);
  const free =
    inContact ||
    units.some((each) => each.distanceCm > 0) ||
    isImmobilised(state, detachment) ||
    livingOf(state, detachment).every(({ id }) => far.includes(id)) ||
    !enemyThere(state, detachment.army);
  return unless(free, 'EPC-ASL-01', 'MUST_MOVE', ['units'], { detachment: detachment.id });
}

/** EPC-ASL-01: a halted unit makes no contact; a 1 at the end test halts nothing. */
export function assaultMove(table: EpcTable, { detachment, units }: Move): void {
  const { state } = table;
  const moved = distancesOf(state, units, (unit, facts) => assaultAllowance(state, unit, facts));
  const contacts = units.flatMap(({ unit, contacts: enemies }) =>
    enemies.map((enemy): Contact => [unit, enemy]),
  );
  const far = outOfCommand(state, detachmentBy(state, detachment), units);
  table.emit(
    { type: 'epic.AssaultMoveMade', data: { detachment, units: moved, contacts, outOfCommand: far } },
    ['EPC-ASL-01', 'EPC-MOV-03'],
  );
  const halted = moveUnits(table, units);
  const lost = units.filter(
    (each) => each.contacts.length > 0 && halted.has(each.unit) && isAlive(table.state, each.unit),
  );
  if (lost.length > 0)
    table.emit({ type: 'epic.ContactsLost', data: { units: lost.map((each) => each.unit) } }, ['EPC-ASL-01']);
}
