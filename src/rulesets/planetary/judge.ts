import type { JudgeOf } from '../../engine/index.js';
import type { RuleId } from './catalog.js';
import type { PlanetaryCommand } from './commands.js';
import type { PlanetaryTable } from './table.js';

/** Judges commands of one type: emits what follows, or answers every violation found. */
export type Judge<T extends PlanetaryCommand['type']> = JudgeOf<PlanetaryTable, PlanetaryCommand, T, RuleId>;
