import type { Violation } from './catalog.js';
import type { GhostOfWarCommand } from './commands.js';
import type { GowTable } from './table.js';

/** Judges commands of one type: emits what follows, or answers every violation found. */
export type Judge<T extends GhostOfWarCommand['type']> = (
  table: GowTable,
  command: Extract<GhostOfWarCommand, { readonly type: T }>,
) => readonly Violation[];
