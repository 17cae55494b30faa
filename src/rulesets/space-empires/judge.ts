import type { Violation } from './catalog.js';
import type { SpaceEmpiresCommand } from './commands.js';
import type { SpeTable } from './table.js';

export type CommandOf<T extends SpaceEmpiresCommand['type']> = Extract<
  SpaceEmpiresCommand,
  { readonly type: T }
>;

/** Judges commands of one type: emits what follows, or answers every violation found. */
export type Judge<T extends SpaceEmpiresCommand['type']> = (
  table: SpeTable,
  command: CommandOf<T>,
) => readonly Violation[];
