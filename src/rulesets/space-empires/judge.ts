import type { CommandOfType, JudgeOf } from '../../engine/index.js';
import type { RuleId } from './catalog.js';
import type { SpaceEmpiresCommand } from './commands.js';
import type { SpeTable } from './table.js';

export type CommandOf<T extends SpaceEmpiresCommand['type']> = CommandOfType<SpaceEmpiresCommand, T>;

/** Judges commands of one type: emits what follows, or answers every violation found. */
export type Judge<T extends SpaceEmpiresCommand['type']> = JudgeOf<SpeTable, SpaceEmpiresCommand, T, RuleId>;
