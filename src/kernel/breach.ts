import type { RuleId } from './rules.js';

/** How a bound or a word that is not kept is told: by the rule that sets it, with that rule's code; else by the form. */
export interface Breach<R extends RuleId = RuleId> {
  readonly rule?: R;
  readonly code?: string;
}

export const BY_FORM: Breach = {};
