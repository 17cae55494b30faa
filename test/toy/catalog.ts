import { violation as refusal, type Violation as Refusal } from '../../src/kernel/index.js';
import type { ToyRuleId } from './meta.js';

export type Violation = Refusal<ToyRuleId>;

/** A reason in the name of one of the toy's rules. */
export const violation: typeof refusal<ToyRuleId> = refusal;
