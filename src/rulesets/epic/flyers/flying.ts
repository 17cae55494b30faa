import { lookUp } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import type { CommandOf } from '../commands.js';
import { MOVE_STEPS } from '../data/tables.js';
import { firstOf, mustBeActive, unless, type Asked } from '../general/asked.js';
import { attackOf } from '../firepower/attacks.js';
import { carryOut } from '../shooting/attack.js';
import { takeTurns } from '../shooting/shooting.js';
import type { EpcTable } from '../table.js';
import { judgeTransport } from '../transport/mounting.js';
import {
  detachmentBy,
  isAlive,
  livingOf,
  mustBeOwn,
  mustBelong,
  mustLive,
  passengersOf,
  profileOf,
  twice,
  unitBy,
} from '../units/pieces.js';
import { reactors } from './reacting.js';

type Flight = CommandOf<'FlyTransport'>;

/** EPC-FLY-03: flyers on a transport mission take up and set down units in the owner's movement step. */
export function judgeTransportMission(asked: Asked, command: Flight): readonly Violation[] {
  const { state } = asked;
  const path = ['detachment'];
  return firstOf(
    () => mustBeActive(asked, MOVE_STEPS, 'EPC-FLY-03'),
    () => mustBeOwn(asked, command.detachment, 'EPC-FLY-03', path),
    () => {
      const { isFlyer, mission, missionDone, place } = detachmentBy(state, command.detachment);
      return firstOf(
        () => unless(isFlyer, 'EPC-FLY-01', 'NOT_A_FLYER', path),
        () => unless(place === 'OFF_TABLE' && mission === 'TRANSPORT', 'EPC-FLY-03', 'NO_TRANSPORT', path),
        () => unless(!missionDone, 'EPC-FLY-03', 'ALREADY_FLOWN', path),
      );
    },
    () => [...judgeBoardings(asked, command), ...judgeLandings(asked, command)],
  );
}

function judgeBoardings(asked: Asked, { detachment, mounts, dismounts }: Flight): readonly Violation[] {
  const { state, actor } = asked;
  return [
    ...mounts.flatMap(({ unit, transport }, place) => {
      const at = (member: string) => ['mounts', place, member];
      return firstOf(
        () => mustLive(asked, unit, 'EPC-TRA-01', at('unit')),
        () => mustBelong(asked, transport, detachment, 'EPC-TRA-01', at('transport')),
        () =>
          unless(armyIs(asked, unit, actor.seat), 'EPC-TRA-01', 'NOT_YOUR_DETACHMENT', at('unit'), { unit }),
        () => judgeTransport(state, unitBy(state, unit), transport, at('transport')),
        () => unless(unitBy(state, unit).mountedIn === null, 'EPC-TRA-01', 'MOUNTED', at('unit'), { unit }),
        () =>
          unless(
            detachmentBy(state, unitBy(state, unit).detachment).place === 'TABLE',
            'EPC-MOV-01',
            'NOT_ON_TABLE',
            at('unit'),
            { unit },
          ),
        () => {
          const capacity = profileOf(state, transport).transportCapacity;
          const stay = passengersOf(state, transport).filter((each) => !dismounts.includes(each.id)).length;
          const entering = mounts.slice(0, place + 1).filter((each) => each.transport === transport).length;
          return unless(stay + entering <= capacity, 'EPC-TRA-01', 'OVER_CAPACITY', at('transport'), {
            transport,
            capacity,
          });
        },
      );
    }),
    ...twice(
      mounts.map((each) => each.unit),
      'EPC-TRA-01',
      (place) => ['mounts', place, 'unit'],
    ),
  ];
}

const armyIs = ({ state }: Asked, unit: string, seat: string): boolean =>
  detachmentBy(state, unitBy(state, unit).detachment).army === seat;

function judgeLandings(asked: Asked, { detachment, dismounts }: Flight): readonly Violation[] {
  const { state } = asked;
  return [
    ...dismounts.flatMap((unit, place) =>
      firstOf(
        () => mustLive(asked, unit, 'EPC-TRA-01', ['dismounts', place]),
        () =>
          unless(
            lookUp(state.units, unitBy(state, unit).mountedIn ?? '')?.detachment === detachment,
            'EPC-TRA-01',
            'NOT_MOUNTED',
            ['dismounts', place],
            { unit },
          ),
      ),
    ),
    ...twice(dismounts, 'EPC-TRA-01', (place) => ['dismounts', place]),
  ];
}

/** EPC-FLY-04, EPC-FLY-05: before a mission is carried out the other side may react. */
export function beginMission(table: EpcTable, command: CommandOf<'FlyTransport' | 'Shoot'>): void {
  table.emit({ type: 'epic.MissionBegun', data: { detachment: command.detachment, command } }, [
    command.type === 'Shoot' ? 'EPC-FLY-02' : 'EPC-FLY-03',
  ]);
  goOn(table);
}

/** Goes on with the open mission as far as nobody may react: abort, flak, abort, and what was declared. */
export function goOn(table: EpcTable): void {
  const { mission } = table.state;
  if (mission === null || reactors(table.state, mission).length > 0) return;
  closeStage(table);
}

/** EPC-FLY-06: nobody reacts at this stage any more. */
export function closeStage(table: EpcTable): void {
  const { mission } = table.state;
  if (mission === null) return;
  const { detachment, stage } = mission;
  if (isAborted(table, detachment)) {
    table.emit({ type: 'epic.MissionAborted', data: { detachment } }, ['EPC-FLY-06']);
    if (mission.command.type === 'Shoot') takeTurns(table, detachmentBy(table.state, detachment).army);
    return;
  }
  if (stage === 'INTERCEPT') {
    table.emit({ type: 'epic.MissionStageReached', data: { detachment, stage: 'FLAK' } }, ['EPC-FLY-05']);
    goOn(table);
    return;
  }
  table.emit({ type: 'epic.MissionReleased', data: { detachment } }, ['EPC-FLY-04']);
  if (mission.command.type === 'Shoot') groundAttack(table, mission.command);
  if (mission.command.type === 'FlyTransport') flyTransport(table, mission.command);
}

/** EPC-FLY-06: as many blast markers as living units, or none left. */
function isAborted({ state }: EpcTable, id: string): boolean {
  const detachment = detachmentBy(state, id);
  const living = livingOf(state, detachment).length;
  return living === 0 || detachment.blastMarkers >= living;
}

/** EPC-FLY-02: what was declared, with the survivors. */
function groundAttack(table: EpcTable, command: CommandOf<'Shoot'>): void {
  const alive = <T extends { readonly unit: string }>(units: readonly T[]): readonly T[] =>
    units.filter((each) => isAlive(table.state, each.unit));
  const attack = attackOf(command);
  const { detachment } = command;
  carryOut(table, { ...attack, firing: alive(attack.firing), weapons: alive(attack.weapons) });
  complete(table, detachment);
  takeTurns(table, detachmentBy(table.state, detachment).army);
}

/** EPC-FLY-03: no cost for the flyers; who is set down does not move on in this phase. */
function flyTransport(table: EpcTable, { detachment, mounts, dismounts }: Flight): void {
  for (const unit of dismounts) {
    const transport = unitBy(table.state, unit).mountedIn;
    if (transport === null || !isAlive(table.state, unit)) continue;
    const data = { transport, units: [unit], costCm: 0, landed: true };
    table.emit({ type: 'epic.UnitsDismounted', data }, ['EPC-FLY-03']);
  }
  for (const { unit, transport } of mounts) {
    if (!isAlive(table.state, unit) || !isAlive(table.state, transport)) continue;
    table.emit({ type: 'epic.UnitsMounted', data: { transport, units: [unit], costCm: 0 } }, ['EPC-FLY-03']);
  }
  complete(table, detachment);
}

const complete = (table: EpcTable, detachment: string): void =>
  table.emit(
    {
      type: 'epic.MissionCompleted',
      data: { detachment, mission: detachmentBy(table.state, detachment).mission },
    },
    ['EPC-FLY-01'],
  );
