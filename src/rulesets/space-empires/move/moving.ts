import { lookUp } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import type { CommandOf } from '../judge.js';
import type { SpaceEmpiresState } from '../state/index.js';
import type { SpeTable } from '../table.js';
import { speedOfGroup } from '../units/lines.js';
import { opponentsIn } from '../units/stacks.js';
import { mayMove } from './cards.js';
import { openReaction } from './reaction.js';

type Move = CommandOf<'MoveStack'>;

/** SPE-MOVE-02: a group of units from one map space along one path; opponents may react before it is carried out. */
export function moveStack(table: SpeTable, command: Move): readonly Violation[] {
  const { state, actor } = table;
  const barred = mayMove(table, 'SPE-MOVE-01');
  if (barred.length > 0) return barred;
  if (state.turn.stackMovesLeft === 0) return [violation('SPE-MOVE-01', 'NO_STACK_MOVE_LEFT')];
  const illegal = judgeMove(state, actor.seat, command);
  if (illegal.length > 0) return illegal;
  const { from, units, path } = command;
  const moving = { player: actor.seat, from, path, count: units.length };
  table.emit({ type: 'space-empires.StackMoveDeclared', data: moving }, ['SPE-MOVE-02']);
  table.emit({ type: 'space-empires.StackMoveDeclaredPrivately', data: { player: actor.seat, units } }, [
    'SPE-MOVE-02',
  ]);
  openReaction(table, moving, units);
  return [];
}

/** SPE-MOVE-02 to SPE-MOVE-05: everything that is wrong with a stack move. */
export function judgeMove(
  state: SpaceEmpiresState,
  seat: string,
  { from, units, path }: Omit<Move, 'type'>,
): readonly Violation[] {
  const illegal = [...judgeGroup(state, seat, from, units), ...judgePath(state, seat, from, path)];
  return illegal.length > 0 ? illegal : judgeDistance(state, units, path);
}

/** SPE-MOVE-02, SPE-MOVE-04: own units of that map space that have not moved, each once. */
function judgeGroup(
  state: SpaceEmpiresState,
  seat: string,
  from: string,
  units: readonly string[],
): readonly Violation[] {
  if (units.length === 0) return [violation('SPE-MOVE-02', 'NO_UNITS', ['units'])];
  return units.flatMap((named, index) => {
    const at = ['units', index];
    const unit = lookUp(state.units, named);
    if (unit?.owner !== seat) return [violation('SPE-MOVE-02', 'NOT_OWN', at, { unit: named })];
    if (unit.mapSpace !== from) return [violation('SPE-MOVE-02', 'NOT_HERE', at, { unit: named, from })];
    if (units.indexOf(named) < index) return [violation('SPE-MOVE-02', 'TWICE', at, { unit: named })];
    if (state.turn.moved.includes(named))
      return [violation('SPE-MOVE-04', 'ALREADY_MOVED', at, { unit: named })];
    return [];
  });
}

/** SPE-MOVE-02, SPE-MOVE-05: neighbours all the way, and through no map space where an opponent is. */
function judgePath(
  state: SpaceEmpiresState,
  seat: string,
  from: string,
  path: readonly string[],
): readonly Violation[] {
  if (path.length === 0) return [violation('SPE-MOVE-02', 'NO_PATH', ['path'])];
  return path.flatMap((to, index) => {
    const before = path[index - 1] ?? from;
    const at = ['path', index];
    if (!lookUp(state.spaces, before)?.neighbours.includes(to))
      return [violation('SPE-MOVE-02', 'NOT_NEIGHBOURS', at, { from: before, to })];
    return index < path.length - 1 && opponentsIn(state, seat, to).length > 0
      ? [violation('SPE-MOVE-05', 'THROUGH_OPPONENTS', at, { mapSpace: to })]
      : [];
  });
}

/** SPE-MOVE-03: as far as the slowest of the group. */
function judgeDistance(
  state: SpaceEmpiresState,
  units: readonly string[],
  path: readonly string[],
): readonly Violation[] {
  const speed = speedOfGroup(state, units);
  return path.length > speed
    ? [violation('SPE-MOVE-03', 'TOO_FAR', ['path'], { speed, length: path.length })]
    : [];
}
