import type { InputPath } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import type { PlnRuleId } from '../rule-ids.js';

/** What is amiss with a command; where nothing is, but it names nothing to be done, that. */
export const mustName = (
  named: number,
  rule: PlnRuleId,
  path: InputPath,
  found: readonly Violation[],
): readonly Violation[] => (found.length + named > 0 ? found : [violation(rule, 'NOTHING_NAMED', path)]);
