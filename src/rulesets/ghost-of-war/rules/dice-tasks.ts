import { lookUp } from '../../../kernel/index.js';
import type { DiceTask } from '../tasks.js';
import { COMBAT_TASKS } from './combat/resolution.js';
import { SPECIAL_YIELD } from './planets/special-yields.js';
import type { TaskKind } from './task-kind.js';

/** Every kind of dice task, by name. */
export const TASK_KINDS: Readonly<Record<string, TaskKind>> = {
  ...COMBAT_TASKS,
  SPECIAL_YIELD,
};

const NOTHING: TaskKind = { throws: () => null, settle: () => undefined };

export const taskKind = ({ kind }: DiceTask): TaskKind => lookUp(TASK_KINDS, kind) ?? NOTHING;
