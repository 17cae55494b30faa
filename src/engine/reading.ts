import { completed, misfits, violationsOf, type RuleId, type Shape } from '../kernel/index.js';
import type { Reading } from './ruleset.js';

/** Reads what a seat sent by the shape of the ruleset's commands; `form` is the rule for what has no rule of its own. */
export const readerOf =
  <C>(shape: Shape<C>, form: RuleId) =>
  (sent: unknown): Reading<C> => {
    const found = misfits(shape, sent);
    return found.length === 0
      ? { ok: true, command: completed(shape, sent) as C }
      : { ok: false, violations: violationsOf(found, form) };
  };
