import { lookUp } from '../../../kernel/index.js';
import type { DiceTask } from '../tasks.js';
import { HERO_TASKS } from './characters/acting.js';
import { ADVANCING_TASKS } from './characters/advancing.js';
import { PSYKER_TASKS } from './characters/psykers.js';
import { CHAPTER_TASKS } from './chapters/gratitude.js';
import { SUBVENTION_TASKS } from './chapters/subvention.js';
import { STRANDING_TASKS } from './combat/capture.js';
import { COMBAT_TASKS } from './combat/resolution.js';
import { DETECTION_TASKS } from './detection/detecting.js';
import { WARNING_TASKS } from './detection/warnings.js';
import { SPECIAL_YIELD } from './planets/special-yields.js';
import { DESTRUCTION_TASKS } from './destruction.js';
import type { TaskKind } from './task-kind.js';
import { RAID_TASKS } from './trade/raids.js';

/** Every kind of dice task, by name. */
export const TASK_KINDS: Readonly<Record<string, TaskKind>> = {
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

const NOTHING: TaskKind = { throws: () => null, settle: () => undefined };

export const taskKind = ({ kind }: DiceTask): TaskKind => lookUp(TASK_KINDS, kind) ?? NOTHING;
