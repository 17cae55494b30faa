import type { DiceTask, TaskArgs, TaskName } from '../state/tasks.js';
import type { Battle } from '../state/index.js';

export type BattleTask = Exclude<
  { [N in TaskName]: TaskArgs<N> extends OfBattle ? N : never }[TaskName],
  'HONOUR'
>;

export type OfBattle = TaskArgs<'LOSSES'>;

/** What a task is about beside its battle; nothing for many. */
type More<N extends BattleTask> = keyof TaskArgs<N> extends 'battle' ? [] : [Omit<TaskArgs<N>, 'battle'>];

export const task = <N extends BattleTask>(kind: N, battle: Battle, ...more: More<N>): DiceTask =>
  ({ kind, args: { battle: battle.id, ...more[0] } }) as unknown as DiceTask;

export const total = (faces: readonly number[]): number => faces.reduce((sum, each) => sum + each, 0);
