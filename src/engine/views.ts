import type { RuleId } from '../kernel/index.js';
import type { BattleOutcome } from './battle-outcome.js';

/** The board (sector state): locations and pieces, as one viewer may know them. */
export interface BoardView {
  readonly turn: number;
  readonly phase: string;
  readonly locations: readonly LocationView[];
  readonly pieces: readonly PieceView[];
  /** How its hexes lie; `pointy-top` when left out. */
  readonly grid?: HexGrid;
  /** Parts that the rules know by a name, e.g. sub-sectors. */
  readonly regions?: readonly RegionView[];
}

/** Whether a hex has a corner or an edge at its top; `graph` is a map without hexes, of places that say which they are next to. */
export type HexGrid = 'pointy-top' | 'flat-top' | 'graph';

/** A part of a map. */
export interface RegionView {
  readonly id: string;
  readonly name: string;
  /** Ruleset's word, e.g. `airspace`. */
  readonly kind: string;
  /** Ids of the places in it, in the order of the board; a viewer may know of none. */
  readonly locations: readonly string[];
}

export interface LocationView {
  readonly id: string;
  readonly name: string;
  readonly kind: LocationKind;
  readonly q: number | null;
  readonly r: number | null;
  readonly terrain: string | null;
  /** Seat id. */
  readonly owner: string | null;
  /** Plain facts about what is there, e.g. `Town`, `Fortification`, `3 intact defences`. */
  readonly contents: readonly string[];
  /** Turn in which the viewer last saw it; null when it is seen now. */
  readonly lastSeenTurn: number | null;
  /** Whether the viewer sees it; `now` when left out. */
  readonly sight?: Sight;
  /**
   * Edges with a river, as directions 0…5: 0 E, 1 NE, 2 NW, 3 W, 4 SW, 5 SE; on a flat-top grid the same neighbours lie a twelfth of a
   * turn further clockwise: 0 SE, 1 NE, 2 N, 3 NW, 4 SW, 5 S.
   */
  readonly rivers?: readonly number[];
  /** Directions in which a road leaves it. */
  readonly roads?: readonly number[];
  /** Ids of the places next to it, on a map without hexes. */
  readonly neighbours?: readonly string[];
  /** How high it lies, in levels of the ruleset; null, as when it is left out, where that is the same everywhere. */
  readonly height?: number | null;
  /** Directions that those who stand there face. */
  readonly facings?: readonly number[];
  /** What stands there for all to see, to be drawn on a map. */
  readonly marks?: readonly MarkView[];
  /** Whether orders speak of it, as of what is built there: `options` answers its owner for its id. */
  readonly takesOrders?: boolean;
  /** Whether its owner may have built there what an army list of the club names. */
  readonly takesArmyList?: boolean;
}

/** What a place is to a board; more is said by its terrain and contents. */
export type LocationKind = 'hex' | 'urban' | 'resource' | 'system' | 'planet' | 'deep space' | 'place';

/** Whether a viewer sees a place now, saw it before, or never did. */
export type Sight = 'now' | 'before' | 'never';

/** Something at a place that a map shows by a sign. */
export interface MarkView {
  /** `settlement`, `stronghold`, `resource`, `ruin` or `planet`. */
  readonly kind: MarkKind;
  /** The ruleset's word for it, e.g. `Town`. */
  readonly label: string;
  /** How large it is drawn, 1…4. */
  readonly size: number;
}

export type MarkKind = 'settlement' | 'stronghold' | 'resource' | 'ruin' | 'planet';

export interface PieceView {
  readonly id: string;
  readonly name: string;
  /** Ruleset's word, e.g. `detachment`, `garrison`, `convoy`. */
  readonly kind: string;
  readonly owner: string | null;
  /** Location id; null when it is nowhere on the board (in orbit, captive). */
  readonly location: string | null;
  /** Ruleset's measure of strength, e.g. battle value in points; null when the viewer may not know it. */
  readonly strength: number | null;
  /** E.g. `ready`, `unarmed`, `captive`. */
  readonly status: string;
  /** What it consists of, as far as the viewer knows it; left out where it has no parts with a name. */
  readonly parts?: readonly PartView[];
}

/** A part of a piece that orders and reports can name, e.g. a unit of a detachment. */
export interface PartView {
  readonly id: string;
  readonly name: string;
}

/** A route on which goods travel, or a supply line. */
export interface TradeLineView {
  readonly id: string;
  readonly owner: string | null;
  /** E.g. `resource route`, `convoy`, `trade line`, `supply line`. */
  readonly kind: string;
  readonly origin: string;
  /** Location ids after the origin, in travel order. */
  readonly stops: readonly string[];
  /** Null when the viewer may not know them. */
  readonly goods: readonly { readonly name: string; readonly amount: number }[] | null;
  /** Length in the ruleset's measure (MP, parsecs …); null where it has none. */
  readonly length: number | null;
  /** Share lost under way, 0…1. */
  readonly loss: number;
  readonly charted: boolean;
  readonly status: string;
  /** Nothing comes through. */
  readonly broken?: boolean;
  /** Turn of the next arrival; null when none is forecast. */
  readonly nextArrival: number | null;
  /** The ruleset's own notation of the line; null where it has none. */
  readonly notation: string | null;
}

/** A unit or formation that gains experience. */
export interface UnitView {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly owner: string | null;
  readonly location: string | null;
  /** Null where the viewer may not know it. */
  readonly experience: number | null;
  /** E.g. `Veterans`; null where the viewer may not know it. */
  readonly rank: string | null;
  /** Account whose postings are the ledger of this experience. */
  readonly account: string;
  readonly strength: number | null;
}

/** Who is how near to victory. */
export interface StandingsView {
  /** What is counted, e.g. `VP`. */
  readonly measure: string;
  readonly seats: readonly StandingView[];
  readonly goal: number | null;
  readonly over: boolean;
  readonly winners: readonly string[];
}

export interface StandingView {
  readonly seat: string;
  readonly total: number;
  /** 1 = first; equal totals share a rank. */
  readonly rank: number;
  readonly out: boolean;
  readonly account: string;
  readonly byTurn: readonly { readonly turn: number; readonly amount: number }[];
}

export type BattleStatus =
  | 'pending'
  | 'postponed'
  | 'in_progress'
  | 'reported'
  | 'confirmed'
  | 'disputed'
  | 'resolved';

/** An engagement that waits for its result, or has one. */
export interface BattleView {
  readonly id: string;
  readonly location: string;
  readonly turn: number;
  readonly status: BattleStatus;
  /** How it is or was resolved, e.g. `quick`, `full`; null while undecided. */
  readonly method: string | null;
  readonly sides: readonly BattleSideView[];
  /** Seats of the winning side; empty for a draw or while undecided. */
  readonly winners: readonly string[];
  readonly drawn: boolean;
  /** Plain sentences of what followed. */
  readonly consequences: readonly string[];
  /** Rules that decided the result. */
  readonly because: readonly RuleId[];
  /**
   * Its report as far as the viewer knows it, a command without its `battle`: a member that is null has to be said. Left out
   * where none is open to be reported.
   */
  readonly draft?: { readonly type: string };
  /** Steps of it that are open, the likeliest first; left out where there are none. */
  readonly steps?: readonly BattleStep[];
  /** What was fought at a table, once it is said; left out before, and where the viewer may not know it. */
  readonly outcome?: BattleOutcome;
}

/** Something that may be said of a battle now, with whatever it says more. */
export interface BattleStep {
  /** Of the command, e.g. `PostponeBattle`. */
  readonly type: string;
  /** Seats that may say it. */
  readonly seats: readonly string[];
  /** Whether the arbiter may. */
  readonly arbiter: boolean;
  /** What is known to those seats of what they say with it, as the draft of its report; left out where nothing is. */
  readonly draft?: { readonly type: string };
}

export interface BattleSideView {
  /** E.g. `attacker`. */
  readonly role: string;
  readonly seat: string | null;
  /** Ids of the pieces that take part. */
  readonly pieces: readonly string[];
  /** Value of the side in the ruleset's measure; null when the viewer may not know it. */
  readonly value: number | null;
  /** Whether it has said its half of the report by itself; left out where reports have no halves. */
  readonly halfEntered?: boolean;
}
