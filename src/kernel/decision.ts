import type { JsonObject } from './json.js';
import type { RuleId } from './rules.js';

/** Path into the command that a violation points at, e.g. `['orders', 2, 'target']`. */
export type InputPath = readonly (string | number)[];

/** One reason why an understood command is not allowed. The sentence is composed at the edge. */
export interface Violation<R extends RuleId = RuleId> {
  readonly rule: R;
  /** Stable and unique within the rule, SCREAMING_SNAKE_CASE, e.g. `TARGET_NOT_ADJACENT`. */
  readonly code: string;
  /** Figures and names for the sentence: what was found, what would be allowed. */
  readonly params: JsonObject;
  readonly path: InputPath;
}

export function violation<R extends RuleId>(
  rule: R,
  code: string,
  path: InputPath = [],
  params: JsonObject = {},
): Violation<R> {
  return { rule, code, params, path };
}
