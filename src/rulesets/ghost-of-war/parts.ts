import type { Part as PartOf, Procedure as ProcedureOf } from '../../engine/index.js';
import type { DiceTask } from './state/tasks.js';
import type { Step } from './state/index.js';
import type { GowTable } from './table.js';

/** A named part of a step; it may answer dice tasks that are still to be thrown in order. */
export type Part = PartOf<GowTable, readonly DiceTask[]>;

/** What each step consists of. */
export type Procedure = ProcedureOf<GowTable, Step, readonly DiceTask[]>;
