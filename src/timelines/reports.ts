import type { Json, Moment, Violation } from '../kernel/index.js';

/** One difference between two states: JSON path and both values. */
export interface StateDifference {
  readonly path: readonly (string | number)[];
  readonly left: Json | undefined;
  readonly right: Json | undefined;
}

/** Two timelines side by side, as one viewer may know both. */
export interface ComparisonReport {
  /** Last revision both share; null when they have nothing in common. */
  readonly commonRevision: number | null;
  /** Where they first differ after that; null when the shorter is the beginning of the longer. */
  readonly firstDifference: {
    readonly moment: Moment;
    readonly left: string | null;
    readonly right: string | null;
  } | null;
  readonly pieces: readonly PieceDifference[];
  readonly locations: readonly PieceDifference[];
  readonly balances: readonly { readonly account: string; readonly left: number; readonly right: number }[];
  readonly standings: readonly { readonly seat: string; readonly left: number; readonly right: number }[];
  /** Turn by turn: whether the checksums agree. */
  readonly turns: readonly { readonly turn: number; readonly same: boolean }[];
}

export interface PieceDifference {
  readonly id: string;
  readonly field: string;
  readonly left: Json | undefined;
  readonly right: Json | undefined;
}

/** What an amendment changed. */
export interface ImpactReport {
  readonly amendedRevision: number;
  /** Later inputs judged again, in order. */
  readonly inputs: readonly {
    readonly revision: number;
    readonly actor: string;
    readonly type: string;
    readonly result: 'same' | 'changed' | 'illegal' | 'needsDice' | 'misplaced';
    readonly violations: readonly Violation[];
  }[];
  readonly comparison: ComparisonReport;
}

/** `not-examined`: there was nothing to look at that could have passed or failed. */
export type CheckResult = 'passed' | 'failed' | 'not-examined';

export interface VerificationReport {
  /**
   * True when nothing that was examined is wrong, and the chain was. What was not examined it does not vouch for:
   * see `checks`, `bound` and `withheld`.
   */
  readonly sound: boolean;
  /** Events that the reader is shown, or is told of. */
  readonly events: number;
  /** Of these, those that nobody could change without changing the last hash. */
  readonly bound: number;
  /** Of these, those whose content the reader is not shown yet. */
  readonly withheld: number;
  /** Rolls among the events. */
  readonly rolls: number;
  readonly checks: readonly {
    readonly name:
      | 'hash-chain'
      | 'revisions'
      | 'roll-numbers'
      | 'dice'
      | 'postings'
      | 'checksums'
      | 'adjudication'
      /** Of the service alone: its administration is in no export. */
      | 'campaign';
    readonly result: CheckResult;
    /** Number of things looked at. */
    readonly examined: number;
    readonly problems: readonly {
      /** Of the event; in a history that is not shown whole, the number of the step; of a campaign, of the record. */
      readonly revision: number;
      readonly message: string;
    }[];
  }[];
}

/** Luck of a seat: faces rolled for it (as actor's rolls' owner) against what is expected. */
export interface LuckReport {
  readonly seat: string | null;
  readonly sides: number;
  readonly rolls: number;
  /** Count by face, index 0 = face 1. */
  readonly faces: readonly number[];
  readonly mean: number;
  readonly expectedMean: number;
  /** Chi-square statistic with sides − 1 degrees of freedom, and the probability of one at least as large. */
  readonly chiSquare: number;
  readonly p: number;
}
