import type { Violation } from './catalog.js';
import type { PlanetaryCommand } from './commands.js';
import type { PlanetaryTable } from './table.js';

/** Judges commands of one type: emits what follows, or answers every violation found. */
export type Judge<T extends PlanetaryCommand['type']> = (
  table: PlanetaryTable,
  command: Extract<PlanetaryCommand, { readonly type: T }>,
) => readonly Violation[];
