import type { Option } from '../../engine/index.js';
import type { RuleId, Violation } from './catalog.js';
import type { SpaceEmpiresCommand } from './commands.js';

/** Something that a seat may do, with what bars it. */
export type Choice = Option<RuleId>;

/** A choice by the command that makes it; `target` is what it is aimed at. */
export const choice = (
  command: SpaceEmpiresCommand,
  target: string | null,
  barred: readonly Violation[] = [],
  more: Partial<Pick<Choice, 'path' | 'cost'>> = {},
): Choice => ({ order: command.type, target, cost: null, barred, command, ...more });
