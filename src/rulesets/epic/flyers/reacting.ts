import type { Violation } from '../catalog.js';
import type { CommandOf } from '../commands.js';
import { firstOf, mustPlay, otherSide, unless, type Asked } from '../general/asked.js';
import { attackOf } from '../firepower/attacks.js';
import { judgeDeclaration } from '../shooting/declaring.js';
import { carryOut } from '../shooting/attack.js';
import type { Detachment, EpicState, OpenMission } from '../state/index.js';
import type { EpcTable } from '../table.js';
import { detachmentBy, detachmentsOf, livingOf, mustBeOwn } from '../units/pieces.js';
import { has } from '../units/values.js';

type Reaction = CommandOf<'Intercept' | 'FireFlak'>;

/** EPC-FLY-04: interceptors of a side that are not used yet. */
const interceptors = (state: EpicState, army: string): readonly Detachment[] =>
  detachmentsOf(state, army).filter(
    (each) => each.place === 'OFF_TABLE' && each.mission === 'INTERCEPT' && !each.missionDone,
  );

/** EPC-FLY-05: detachments of a side whose flak has not fired at this mission. */
const flak = (state: EpicState, army: string, { flakFired }: OpenMission): readonly Detachment[] =>
  detachmentsOf(state, army).filter(
    (each) =>
      each.place === 'TABLE' &&
      each.order === 'SPECIAL_FLAK' &&
      !flakFired.includes(each.id) &&
      livingOf(state, each).some(({ id, mountedIn }) => mountedIn === null && has(state, id, 'FLAK')),
  );

/** The side that may react to the open mission. */
export const reactor = (state: EpicState, { detachment }: OpenMission): string =>
  otherSide(state, detachmentBy(state, detachment).army);

/** Who may react at this stage of it. */
export const reactors = (state: EpicState, mission: OpenMission): readonly Detachment[] =>
  mission.stage === 'INTERCEPT'
    ? interceptors(state, reactor(state, mission))
    : flak(state, reactor(state, mission), mission);

/** EPC-FLY-04: while a mission is open, and the side that it is flown against. */
function mustReact(asked: Asked): readonly Violation[] {
  const { state, actor } = asked;
  const { mission } = state;
  return firstOf(
    () => mustPlay(asked),
    () => (mission === null ? unless(false, 'EPC-FLY-04', 'NO_MISSION_OPEN') : []),
    () => unless(mission !== null && reactor(state, mission) === actor.seat, 'EPC-FLY-04', 'NOT_YOUR_TURN'),
  );
}

/** EPC-FLY-04, EPC-FLY-05 */
export function judgeReaction(asked: Asked, command: Reaction): readonly Violation[] {
  const { state } = asked;
  const { mission } = state;
  const stage = command.type === 'Intercept' ? 'INTERCEPT' : 'FLAK';
  return firstOf(
    () => mustReact(asked),
    () => unless(mission?.stage === stage, 'EPC-FLY-04', 'NOT_NOW', [], { stage: mission?.stage ?? null }),
    () => mustBeOwn(asked, command.detachment, 'EPC-FLY-04', ['detachment']),
    () => judgeReactor(state, detachmentBy(state, command.detachment), stage),
    () => unless(command.target === mission?.detachment, 'EPC-FLY-04', 'NOT_ON_MISSION', ['target']),
    () => judgeDeclaration(asked, attackOf(command)),
  );
}

function judgeReactor(
  state: EpicState,
  detachment: Detachment,
  stage: OpenMission['stage'],
): readonly Violation[] {
  const path = ['detachment'];
  const { mission, missionDone, order, place } = detachment;
  if (stage === 'INTERCEPT')
    return firstOf(
      () => unless(mission === 'INTERCEPT' && place === 'OFF_TABLE', 'EPC-FLY-04', 'NO_INTERCEPTION', path),
      () => unless(!missionDone, 'EPC-FLY-04', 'ALREADY_USED', path),
    );
  return firstOf(
    () => unless(place === 'TABLE' && order === 'SPECIAL_FLAK', 'EPC-FLY-05', 'NO_FLAK_ORDER', path),
    () =>
      unless(!(state.mission?.flakFired ?? []).includes(detachment.id), 'EPC-FLY-05', 'ALREADY_FIRED', path),
  );
}

/** An attack on the flyers, then the mission goes on with who is left. */
export function react(table: EpcTable, command: Reaction): void {
  const { detachment: by, target } = command;
  const attack = attackOf(command);
  if (command.type === 'Intercept')
    table.emit({ type: 'epic.MissionIntercepted', data: { detachment: target, by } }, ['EPC-FLY-04']);
  else table.emit({ type: 'epic.FlakFired', data: { detachment: target, by } }, ['EPC-FLY-05']);
  carryOut(table, attack);
}

export const judgePassReaction = (asked: Asked): readonly Violation[] => mustReact(asked);
