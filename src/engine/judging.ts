import type { RuleId, Violation } from '../kernel/index.js';
import type { CommandShape } from './command-shape.js';

/** The command of one type among those of a ruleset. */
export type CommandOfType<C extends CommandShape, T extends C['type']> = Extract<C, { readonly type: T }>;

/** Judges commands of one type at a table: emits what follows, or answers every violation found. */
export type JudgeOf<Table, C extends CommandShape, T extends C['type'], R extends RuleId> = (
  table: Table,
  command: CommandOfType<C, T>,
) => readonly Violation<R>[];
