import { lookUp } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import { firstOf, mustBeActive } from '../general/barred.js';
import type { CommandOf } from '../judge.js';
import type { SpeTable } from '../table.js';

/** SPE-GEN-07: the own stacks in the own turn, but in no open window and in no battle. */
export function reorderStack(
  table: SpeTable,
  { mapSpace, order }: CommandOf<'ReorderStack'>,
): readonly Violation[] {
  const { state, actor } = table;
  const barred = firstOf(
    () => mustBeActive(table),
    () => (state.reaction || state.battle ? [violation('SPE-GEN-07', 'NOT_NOW')] : []),
  );
  if (barred.length > 0) return barred;
  const stack = lookUp(lookUp(state.stacks, actor.seat) ?? {}, mapSpace) ?? [];
  if (stack.length === 0) return [violation('SPE-GEN-07', 'NO_STACK', ['mapSpace'], { mapSpace })];
  const same = order.length === stack.length && new Set(order).size === order.length;
  if (!same || order.some((each) => !stack.includes(each)))
    return [violation('SPE-GEN-07', 'NOT_A_PERMUTATION', ['order'], { mapSpace, units: stack.length })];
  const [top = ''] = order;
  const data = { player: actor.seat, mapSpace };
  table.emit({ type: 'space-empires.StackReordered', data: { ...data, top } }, ['SPE-GEN-07']);
  table.emit({ type: 'space-empires.StackReorderedPrivately', data: { ...data, order } }, ['SPE-GEN-07']);
  return [];
}
