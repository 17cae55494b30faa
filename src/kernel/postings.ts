import type { RuleId } from './rules.js';

/** What a posting comes to: kept beside the event that it follows from, for whoever adds up without the rules. */
export interface Entry {
  readonly account: string;
  readonly amount: number;
}

/**
 * One signed change of one account. The sum of an account's postings is its balance in the state, always.
 */
export interface Posting {
  /** Unique name of the account, e.g. `BP:hex:3,4`, `VP:seat-1`, `DXP:det-7`. */
  readonly account: string;
  /** What is counted: `BP`, `VP`, `DXP`, `XP`, goods … (part of the account's name before the first colon). */
  readonly measure: string;
  /** The seat that owns the account; null for nobody's. */
  readonly seat: string | null;
  readonly amount: number;
  readonly rule: RuleId;
  /** Plain words, e.g. `winner of battle b-3`. */
  readonly cause: string;
}
