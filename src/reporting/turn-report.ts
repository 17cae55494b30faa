import type { BattleStatus } from '../engine/index.js';
import type { Seat } from '../kernel/index.js';

/** Whose knowledge a report holds. */
export type Eyes =
  | { readonly kind: 'everybody' }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'arbiter'; readonly seat: Seat };

/** A phase of a turn, by its code and the title that the ruleset gives it. */
export interface ReportedPhase {
  readonly turn: number;
  readonly phase: string;
  readonly title: string;
}

export interface ReportedBattle {
  readonly id: string;
  /** Name of the place. */
  readonly place: string;
  readonly turn: number;
  readonly status: BattleStatus;
  /** E.g. `quick`; null while undecided. */
  readonly method: string | null;
  readonly sides: readonly {
    readonly role: string;
    /** Null for nobody. */
    readonly seat: Seat | null;
    /** Names of the pieces that take part, as far as they are known. */
    readonly pieces: readonly string[];
    /** In the ruleset's measure; null where it is not known. */
    readonly value: number | null;
  }[];
  readonly winners: readonly Seat[];
  readonly drawn: boolean;
  /** Plain sentences of what followed. */
  readonly consequences: readonly string[];
}

/** A piece that stood elsewhere at the end of the turn than at its beginning. */
export interface March {
  readonly piece: string;
  readonly name: string;
  readonly seat: Seat | null;
  /** Names of places; null: off the board. */
  readonly from: string | null;
  readonly to: string | null;
}

/** Something that a seat has now and had not before the turn, or the other way round. */
export interface Change {
  readonly seat: Seat | null;
  /** A place that has another owner, or a piece that is new or gone. */
  readonly of: 'place' | 'piece';
  readonly id: string;
  readonly name: string;
}

/** What the turn booked for a seat in one measure, all of it together. */
export interface Booked {
  readonly seat: Seat | null;
  /** E.g. `BP`. */
  readonly measure: string;
  readonly amount: number;
}

export interface ReportedStanding {
  readonly seat: Seat;
  readonly total: number;
  /** Since the turn began. */
  readonly change: number;
  /** 1 = first; equal totals share a rank. */
  readonly rank: number;
  readonly out: boolean;
}

export interface ReportedStandings {
  /** What is counted, e.g. `VP`. */
  readonly measure: string;
  /** What wins; null where there is no such figure. */
  readonly goal: number | null;
  readonly winners: readonly Seat[];
  /** First ranks first. */
  readonly seats: readonly ReportedStanding[];
}

export interface ReportedDue {
  readonly seat: Seat | null;
  readonly text: string;
  /** Whether the phase cannot close without it. */
  readonly mandatory: boolean;
  /** ISO 8601, UTC; null without a deadline. */
  readonly until: string | null;
  /** The same as the club's clocks show it. */
  readonly untilSaid: string | null;
}

/** What was said and what followed in a phase, oldest first. */
export interface Chapter extends ReportedPhase {
  readonly lines: readonly { readonly kind: 'input' | 'outcome'; readonly text: string }[];
}

/** A turn of any ruleset, as far as its reader may know it: everything that says what happened in a turn is made of this. */
export interface TurnReport {
  readonly campaign: string;
  /** Title of the ruleset. */
  readonly ruleset: string;
  readonly turn: number;
  readonly eyes: Eyes;
  /** Phases that have closed, in the order of the rules. */
  readonly closed: readonly ReportedPhase[];
  /** Where the campaign stands, in the turn or in the one after it; null where it has gone on since, or is over. */
  readonly now: ReportedPhase | null;
  /** The campaign ended with the turn. */
  readonly over: boolean;
  readonly standings: ReportedStandings;
  /** Empty where the campaign has gone on to a later turn since. */
  readonly due: readonly ReportedDue[];
  /** Those of the turn, and those of earlier ones that still wait for their result. */
  readonly battles: readonly ReportedBattle[];
  readonly marches: readonly March[];
  readonly gains: readonly Change[];
  readonly losses: readonly Change[];
  readonly books: readonly Booked[];
  readonly chapters: readonly Chapter[];
  /** The map at the end of the turn as SVG; null where the board has no grid, or nobody needs it. */
  readonly map: string | null;
  /** More of it is known than is told here: the audit holds all of it. */
  readonly cut: boolean;
}
