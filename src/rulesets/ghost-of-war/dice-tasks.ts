import { lookUp, unknownName } from '../../kernel/index.js';
import type { GhostOfWarState } from './state/index.js';
import type { GowTable } from './table.js';
import type { DiceTask, TaskName } from './state/tasks.js';
import { HERO_TASKS } from './characters/hero-actions.js';
import { ADVANCING_TASKS } from './characters/advancing.js';
import { PSYKER_TASKS } from './characters/psykers.js';
import { CHAPTER_TASKS } from './chapters/gratitude/gratitude.js';
import { SUBVENTION_TASKS } from './chapters/subvention.js';
import { STRANDING_TASKS } from './combat/capture.js';
import { COMBAT_TASKS } from './combat/resolution.js';
import { DETECTION_TASKS } from './detection/detecting.js';
import { WARNING_TASKS } from './detection/warnings.js';
import { SPECIAL_YIELD } from './planets/special-yields.js';
import { DESTRUCTION_TASKS } from './combat/destruction.js';
import type { FateRoll } from './dice/fate-dice.js';
import type { TaskKind, TaskKinds } from './dice/task-kind.js';
import { RAID_TASKS } from './trade/raids.js';

/** Every kind of dice task, by name. */
const TASK_KINDS: TaskKinds<TaskName> = {
  ...COMBAT_TASKS,
  ...STRANDING_TASKS,
  ...RAID_TASKS,
  ...DETECTION_TASKS,
  ...WARNING_TASKS,
  ...DESTRUCTION_TASKS,
  ...ADVANCING_TASKS,
  ...HERO_TASKS,
  ...PSYKER_TASKS,
  ...CHAPTER_TASKS,
  ...SUBVENTION_TASKS,
  SPECIAL_YIELD,
};

/** The kind of a task; a stored name of none is a fault (`unknownName`). */
const kindOf = ({ kind }: DiceTask): TaskKind<TaskName> =>
  lookUp(TASK_KINDS as Readonly<Record<string, TaskKind<TaskName>>>, kind) ??
  unknownName('ghost-of-war.FateDieOffered', 'dice task', kind);

/** What a task throws; null where nothing is thrown. */
export const rollOfTask = (state: GhostOfWarState, task: DiceTask): FateRoll | null =>
  kindOf(task).throws(state, task.args);

/** Carries out what the faces of a task lead to; answers what comes next. */
export const settleTask = (table: GowTable, task: DiceTask, faces: readonly number[]): readonly DiceTask[] =>
  kindOf(task).settle(table, task.args, faces) ?? [];
