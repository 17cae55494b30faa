import type { GhostOfWarState } from '../state.js';
import type { GowTable } from '../table.js';
import type { DiceTask, TaskArgs } from '../tasks.js';
import type { FateRoll } from './fate-dice.js';

/** What a kind of dice task throws, and what its final faces lead to. */
export interface TaskKind {
  /** Null where the result cannot matter, or what it was about is gone: nothing is thrown (GOW-DIC-02). */
  readonly throws: (state: GhostOfWarState, args: TaskArgs) => FateRoll | null;
  /** Carries out the result; answers further tasks that come next. `faces` is empty where nothing was thrown. */
  readonly settle: (
    table: GowTable,
    args: TaskArgs,
    faces: readonly number[],
  ) => readonly DiceTask[] | undefined;
}
