import type { InputPath, JsonObject } from '../../../kernel/index.js';
import { violation, type Violation, type RuleId } from '../catalog.js';

/** What is wrong with a line, at a path within it: the same whether it is ordered or entered with a position. */
export interface Fault {
  readonly rule: RuleId;
  readonly code: string;
  readonly path: InputPath;
  readonly params: JsonObject;
}

export const fault = (rule: RuleId, code: string, path: InputPath, params: JsonObject = {}): Fault => ({
  rule,
  code,
  path,
  params,
});

export const violationAt = (path: InputPath, { rule, code, path: within, params }: Fault): Violation =>
  violation(rule, code, [...path, ...within], params);
