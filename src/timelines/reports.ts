import type { BoardView } from '../engine/index.js';
import type { Json, Moment, RuleId, Violation } from '../kernel/index.js';

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
  /** Both, whole. */
  readonly boards: { readonly left: BoardView; readonly right: BoardView };
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

/**
 * `otherwise`: nothing is wrong, and the rules present here would judge otherwise; `not-examined`: there was nothing to
 * look at that could have passed or failed.
 */
export type CheckResult = 'passed' | 'otherwise' | 'failed' | 'not-examined';

/** A command that the rules present here judge otherwise than those that judged it. What is stored stands. */
export interface JudgedOtherwise {
  /** Of the first event that differs; of the input where the command would be refused. */
  readonly revision: number;
  /** Type of that event. */
  readonly type: string;
  /** Rules behind what is stored and what would be. */
  readonly rules: readonly RuleId[];
  /** Version of the ruleset that judged the command. */
  readonly version: string;
  /** What is stored, and what would be. */
  readonly message: string;
}

export interface VerificationReport {
  /**
   * True when nothing that was examined is wrong, and the chain was. What was not examined it does not vouch for:
   * see `checks`, `bound` and `withheld`.
   */
  readonly sound: boolean;
  /** Sound as a whole; sound, and judged otherwise by the present rules; or broken. */
  readonly verdict: 'sound' | 'judged-otherwise' | 'broken';
  /** Versions of the ruleset by which the history says that it was judged, with the revision each begins at. */
  readonly rules: readonly { readonly version: string; readonly revision: number }[];
  /** Information, and no fault: commands that the present rules judge otherwise, and the first of them. */
  readonly judgedOtherwise: { readonly commands: number; readonly first: readonly JudgedOtherwise[] };
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
    /** Number of things that are there and cannot be looked at here: checksums of another form of the state. */
    readonly passedOver: number;
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
