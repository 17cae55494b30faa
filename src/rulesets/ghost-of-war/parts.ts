import type { DiceTask } from './state/tasks.js';
import type { GowTable } from './table.js';

/**
 * A named part of a step. It does its work and answers nothing, or the dice tasks that are still to be thrown in order, or
 * `WAIT` where people are waited for.
 */
export interface Part {
  readonly name: string;
  readonly run: (table: GowTable) => readonly DiceTask[] | 'WAIT' | undefined;
  /** It is asked again after its dice, and when play goes on, until it answers nothing. */
  readonly repeats?: true;
}

/** A part that throws no dice and waits for nobody. */
export const part = (name: string, run: (table: GowTable) => void): Part => ({
  name,
  run: (table) => {
    run(table);
    return undefined;
  },
});
