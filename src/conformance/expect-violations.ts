import type { Violation } from '../kernel/index.js';
import type { RefusalForm } from './case-form.js';
import { differ, pick } from './finding.js';

/** Violations, each cut down to what the expectation in its place speaks of. */
export const shapedViolations = (
  forms: readonly RefusalForm[],
  found: readonly Violation[],
): readonly unknown[] => found.map((each, place) => shapedBy(forms[place], each));

const shapedBy = (form: RefusalForm | undefined, found: Violation): unknown =>
  typeof form === 'string' ? found.rule : form ? pick(form, found) : found;

/** Reasons in the order in which they are expected, as far as they are; the others behind them. */
export function asExpected(forms: readonly RefusalForm[], found: readonly Violation[]): readonly Violation[] {
  const left = [...found];
  const met = forms.flatMap((form) => {
    const at = left.findIndex((each) => differ('', form, shapedBy(form, each)).length === 0);
    return at < 0 ? [] : left.splice(at, 1);
  });
  return [...met, ...left];
}
