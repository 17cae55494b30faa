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
  more: Partial<Pick<Choice, 'path' | 'cost' | 'how'>> = {},
): Choice => ({ order: command.type, target, cost: null, barred, command, ...more });

/** What else is named in an order beside what was asked about; nothing where nothing is. */
export const beside = (names: readonly string[]): Pick<Choice, 'how'> =>
  names.length > 0 ? { how: `with ${names.join(', ')}` } : {};
