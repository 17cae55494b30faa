import { completed, lookUp, misfits, violationsOf, type RuleId, type Shape } from '../kernel/index.js';
import type { Reading } from './ruleset.js';

/**
 * Reads what a seat sent by the shape of the ruleset's commands. `forms` has, by type of command, the rule for what has
 * no rule of its own; `otherwise` is that of commands there are not.
 */
export const readerOf =
  <C, R extends RuleId>(shape: Shape<C>, forms: Readonly<Record<string, R>>, otherwise: NoInfer<R>) =>
  (sent: unknown): Reading<C, R> => {
    const found = misfits(shape, sent);
    return found.length === 0
      ? { ok: true, command: completed(shape, sent) as C }
      : { ok: false, violations: violationsOf(found, lookUp(forms, typeOf(sent)) ?? otherwise) };
  };

const typeOf = (sent: unknown): string => String((sent as { readonly type?: unknown } | null)?.type ?? '');
