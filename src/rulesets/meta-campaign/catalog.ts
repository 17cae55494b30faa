import {
  violation as refusal,
  type RollRequest as Throw,
  type Violation as Refusal,
} from '../../kernel/index.js';
import type { EdcRuleId, EdcuRuleId } from './rule-ids.js';

/** Ids of the rules that this ruleset judges by: no other compiles as a reason, a roll's rule or a table's source. */
export type RuleId = EdcRuleId | EdcuRuleId;

export type Violation = Refusal<RuleId>;
export type RollRequest = Throw<RuleId>;

/** A reason in the name of one of its rules. */
export const violation: typeof refusal<RuleId> = refusal;
