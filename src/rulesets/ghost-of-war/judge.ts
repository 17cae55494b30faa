import type { JudgeOf } from '../../engine/index.js';
import type { RuleId } from './catalog.js';
import type { GhostOfWarCommand } from './commands.js';
import type { GowTable } from './table.js';

/** Judges commands of one type: emits what follows, or answers every violation found. */
export type Judge<T extends GhostOfWarCommand['type']> = JudgeOf<GowTable, GhostOfWarCommand, T, RuleId>;
