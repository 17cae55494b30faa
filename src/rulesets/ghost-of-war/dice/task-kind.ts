import type { GhostOfWarState } from '../state/index.js';
import type { GowTable } from '../table.js';
import type { DiceTask, TaskArgs, TaskName } from '../state/tasks.js';
import type { FateRoll } from './fate-dice.js';

/** What a kind of dice task throws, and what its final faces lead to. */
export interface TaskKind<N extends TaskName> {
  /** Null where the result cannot matter, or what it was about is gone: nothing is thrown (GOW-DIC-02). */
  readonly throws: (state: GhostOfWarState, args: TaskArgs<N>) => FateRoll | null;
  /** Carries out the result; answers further tasks that come next. `faces` is empty where nothing was thrown. */
  readonly settle: (
    table: GowTable,
    args: TaskArgs<N>,
    faces: readonly number[],
  ) => readonly DiceTask[] | undefined;
}

/** Several kinds of dice tasks, by name. */
export type TaskKinds<N extends TaskName> = { readonly [M in N]: TaskKind<M> };
