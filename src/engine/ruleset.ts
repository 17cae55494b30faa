import type {
  Actor,
  AsJson,
  Audience,
  DrawRequest,
  Edit,
  EventShape,
  JsonObject,
  Moment,
  Posting,
  RollRequest,
  RuleId,
  Seat,
  Shape,
  Throw,
  Viewer,
  Violation,
} from '../kernel/index.js';
import type { CommandShape } from './command-shape.js';
import type { Option } from './option.js';
import type { RulesetInputs } from './inputs/ruleset-inputs.js';
import type { ParameterDefinition, ParameterValues } from './parameters.js';
import type { BattleView, BoardView, StandingsView, TradeLineView, UnitView } from './views.js';

/** A phase of the turn, in the order the ruleset plays them. */
export interface PhaseDefinition<R extends RuleId = RuleId> {
  /** E.g. `BATTLE_ORDERS`. */
  readonly code: string;
  readonly title: string;
  readonly rule: R;
}

export interface RulesetMeta<R extends RuleId = RuleId> {
  /** E.g. `planetary`; the first part of its event types. */
  readonly code: string;
  /** Semantic version of the rules: raised with every change of what they judge. Histories say which one judged. */
  readonly version: string;
  readonly title: string;
  /** Author, title, edition of the rulebook that the catalogs describe. */
  readonly rulebook: string;
  /** Names of the catalogs in `rules/` that the ruleset implements, e.g. `planetary`. */
  readonly catalogs: readonly string[];
  readonly ruleIds: readonly R[];
  readonly phases: readonly PhaseDefinition<R>[];
  readonly parameters: readonly ParameterDefinition<R>[];
  /** The rule that lists the house rules: under it one is refused that there is not. */
  readonly houseRules: R;
}

/** All members of a state that may be left out. */
export type LaterMembers<S> = {
  readonly [M in keyof S as undefined extends S[M] ? M : never]-?: true;
};

/** A command complete in form, or every place in which what was sent is none. */
export type Reading<C, R extends RuleId = RuleId> =
  | { readonly ok: true; readonly command: C }
  | { readonly ok: false; readonly violations: readonly Violation<R>[] };

/** An event as it was stored, perhaps in an older shape. */
export interface StoredShape extends EventShape {
  /** Version of its data's shape. */
  readonly schema: number;
  /** Phase in which it happened; left out of an input that waits for its faces. */
  readonly phase?: string;
}

/** What a decision may use beside command and state. Rolls and emitted events keep their order. */
export interface Table<S, E extends EventShape, R extends RuleId = RuleId> {
  /** The working state: it already shows every event emitted so far. */
  readonly state: S;
  readonly actor: Actor;
  /** UTC time of the command's envelope, ISO 8601. */
  readonly at: string;
  /**
   * Throws dice and records the roll. Faces come back in the order thrown, each 1…sides.
   * Where table dice are missing, placeholder faces come back and the whole decision is given up: it is answered
   * with the rolls it needs, and made anew when they are there.
   */
  roll(request: RollRequest<R>): readonly number[];
  /** Throws several rolls that do not depend on each other; missing table dice are asked for all at once. */
  rollAll(requests: readonly RollRequest<R>[]): readonly (readonly number[])[];
  /**
   * Draws names without putting them back, each that is left equally likely, and records the draw: names in drawn order.
   * A shuffle draws all. Answers no more than there are, and records nothing where there is nothing to draw.
   */
  draw(request: DrawRequest<R>): readonly string[];
  /**
   * Records an outcome, named by the rules that produced it, and evolves the working state.
   * What led to it is found by its rules, its pieces and `causes` of the ruleset.
   */
  emit(event: E, because: readonly R[]): void;
}

/** Who sits down and by which house rules, before anything has happened. */
export interface Opening {
  readonly seats: readonly Seat[];
  readonly parameters: ParameterValues;
  /** Version of the ruleset that the campaign is pinned to; its own where none is given. */
  readonly version?: string;
}

/** Something a seat must do (or may do) now. */
export interface Due<R extends RuleId = RuleId> {
  readonly seat: string;
  /** Stable code, e.g. `ORDERS_MISSING`, `BATTLE_REPORT`, `CONFIRM_REPORT`, `TABLE_DICE`. */
  readonly code: string;
  /** True when the phase cannot close without it. */
  readonly mandatory: boolean;
  readonly rule: R;
  /** Piece, battle or phase it is about. */
  readonly subject: string;
  /** Figures and names behind it; `until` (ISO 8601, UTC) where a deadline ends the waiting. */
  readonly params: JsonObject;
}

export interface Scenario<Setup> {
  readonly code: string;
  readonly title: string;
  readonly description: string;
  readonly players: { readonly min: number; readonly max: number };
  /** House rules it is made for; the club may set others. */
  readonly parameters?: ParameterValues;
  /** The start for these seats; the same form in which a club enters any legal position. */
  readonly setup: (players: readonly Seat[]) => Setup;
}

/** How a ruleset meets silence. */
export interface DeadlineRules<S, C extends CommandShape> {
  /** Whether time counts from the opening of a phase, in which all answer, or from the last word, where they answer one after the other. */
  readonly counted: 'phase' | 'answer';
  /** Ends the waiting for everybody who has not answered; the service gives it (role `service`), and may be refused. */
  readonly close: C;
  /** Codes of what is due where silence is an answer: nobody's decision is taken by `close` while no others are due. */
  readonly silence: readonly string[];
  /** What those who are missing do by the ruleset's defaults, in their names; left out where `close` does it for all. */
  readonly play?: (state: S) => { readonly seat: string; readonly command: C } | null;
  /** Deadlines that the rulebook knows itself. */
  readonly own?: {
    /** House rule without which, at null, a campaign has none; null where an order sets them. */
    readonly parameter: string | null;
    /** When the time is over, ISO 8601, UTC; null where it is not limited. */
    readonly at: (state: S) => string | null;
    /** Set where the rules take no answer after it: then it is moved by a command of the ruleset alone. */
    readonly fixed?: true;
  };
}

/** The read models common to all rulesets, each a pure view of a state (already redacted for its viewer). */
export interface CommonViews<S> {
  readonly board: (state: S) => BoardView;
  readonly tradeLines: (state: S) => readonly TradeLineView[];
  readonly units: (state: S) => readonly UnitView[];
  readonly standings: (state: S) => StandingsView;
  readonly battles: (state: S) => readonly BattleView[];
  /** What has a name and is not on the board, e.g. factions and formations. Left out where there is nothing of the kind. */
  readonly names?: (state: S) => readonly { readonly id: string; readonly name: string }[];
  /**
   * Seats that have locked the phase and may take their lock back; null where the phase is none to be locked. Left out of a
   * ruleset without locks.
   */
  readonly locked?: (state: S) => readonly string[] | null;
}

/**
 * A ruleset is a value. It serves simultaneous sealed orders, alternating open actions, hands of hidden
 * cards, an arbiter's rulings in the middle of a round and battles judged step by step alike: all of it
 * is commands, rolls, events and audiences.
 *
 * S state, C commands, E events (inputs and outcomes), P the position a campaign starts from,
 * R ids of the rules in its catalogs: it judges in the name of no other.
 */
export interface Ruleset<
  S extends { readonly [M in keyof S]: AsJson<S[M]> },
  C extends CommandShape,
  E extends EventShape,
  P,
  R extends RuleId = RuleId,
> {
  readonly meta: RulesetMeta<R>;
  /**
   * Fingerprint of the code that makes its states, set by whoever runs it. States of another one are not compared with its
   * own, nor gone on from. Missing where nobody has set it: then `meta.version` stands for it.
   */
  readonly form?: string;

  /** The state before the first event. */
  readonly blank: (opening: Opening) => S;
  /** Members of a state that it has not from the beginning. */
  readonly laterMembers?: LaterMembers<S>;
  /** Names that a case may speak of though nothing in its game bears them: things of tables, measures of its books. */
  readonly names?: readonly string[];
  /** Checks and sets up a starting position: emits its events, or answers what is illegal in it. */
  readonly open: (position: P, table: Table<S, E, R>) => readonly Violation<R>[];
  /** Rule by which a starting position holds what not every seat may know; null where all may know it. */
  readonly hidesPosition: (position: P) => R | null;
  /** What its commands look like: cases are held to it. Absent where no case is played. */
  readonly commands?: Shape<C>;
  /** What a seat sent, read as a command; absent where no other form can come in. Asked before anything is recorded. */
  readonly read?: (sent: unknown) => Reading<C, R>;
  /** Judges a command: emits what follows from it, or answers every violation found. */
  readonly decide: (command: C, table: Table<S, E, R>) => readonly Violation<R>[];
  /** Types of commands after which whole phases may be worked out: they take their time. Absent where none does. */
  readonly weighty?: readonly C['type'][];
  /**
   * True where judging the command may tell its actor what others keep from them (the lock that closes a phase): with
   * dice from the table it is stored before any face is asked for, and waits. Other commands are asked for their
   * faces first, and store nothing before all are there.
   */
  readonly revealing: (command: C) => boolean;
  /** The input event that records a command; its data holds the whole command. */
  readonly input: (command: C, actor: Actor) => E;
  /** The command an input event holds; used to judge it again. Inverse of `input`. */
  readonly commandOf: (input: EventShape) => C;
  /** Total and exhaustive; needs no rules, only facts. */
  readonly evolve: (state: S, event: E, edit: Edit) => S;
  readonly moment: (state: S) => Moment;
  /** True when the campaign has been decided; no further play is accepted. */
  readonly isOver: (state: S) => boolean;

  readonly postings: (event: E) => readonly Posting[];
  /** Balance of every account that has a posting, by account name. */
  readonly balances: (state: S) => Readonly<Record<string, number>>;

  /** What is waited for, from every seat. */
  readonly due: (state: S) => readonly Due<R>[];
  /** Legal orders of a piece of this seat; null when there is no such piece, or it is not the seat's. */
  readonly options: (state: S, seat: string, piece: string) => readonly Option<R>[] | null;

  /** Who may see an event; asked once, when it is emitted, with the state after it. */
  readonly audience: (event: E, state: S) => Audience;
  /** Who may see a roll or a draw: its rule, purpose and subject, with the state it was thrown in. */
  readonly rollAudience: (request: Throw, state: S) => Audience;
  /** Seat that a roll is thrown for that does not name one: its side or the owner of its subject; null where it is nobody's. */
  readonly thrownFor: (request: Throw, state: S) => string | null;
  /** The state as this viewer may know it (fog of war, sealed orders). */
  readonly redact: (state: S, viewer: Viewer) => S;
  /** True when a completed turn still hides something of itself from this seat (bars it from forking there). */
  readonly hides: (state: S, seat: string) => boolean;

  /**
   * Types of events that lead to an outcome where they are about the same piece and stand in the same decision; types not
   * named follow from a roll of their rule, or from the input.
   */
  readonly causes: (outcome: E) => readonly string[];
  /**
   * Lists and records of outcomes that grow with what is in play: an outcome that is too large for one event is cut among
   * them, and `evolve` makes of its shares, one after the other, what it makes of the whole (`inShares`).
   */
  readonly growing: Partial<Readonly<Record<E['type'], readonly string[]>>>;
  /** Ids of pieces that an event is about (audit filter). */
  readonly pieces: (event: E) => readonly string[];
  /** One plain sentence about an event; parties by name where the state knows them. */
  readonly summary: (event: E) => string;

  /**
   * What the events of one command announce and do not bring about yet (a report that waits to be confirmed), judged on
   * the state after them as their reader may know it; null where they announce nothing.
   */
  readonly forecast?: (events: readonly EventShape[], state: S) => JsonObject | null;

  /** A short campaign that plays itself, for newcomers to look at. */
  readonly demonstration?: {
    /** Code of the scenario it starts from. */
    readonly scenario: string;
    /** Turns to play. */
    readonly turns: number;
    /** The next command and the seat that gives it; null when nobody is waited for. */
    readonly next: (state: S) => { readonly seat: string; readonly command: C } | null;
  };

  /** What the service does once the time for an answer is over; left out by a ruleset that nobody is ever late in. */
  readonly deadlines?: DeadlineRules<S, C>;

  /** What clients say to it; left out by a ruleset that is not played over the API. */
  readonly inputs?: RulesetInputs;
  readonly views: CommonViews<S>;
  readonly scenarios: readonly Scenario<P>[];
  /** All types of its events, inputs and outcomes. */
  readonly eventTypes: readonly string[];
  /** Current version of each event type's data shape; types not named are at 1. */
  readonly schemas: Partial<Readonly<Record<E['type'], number>>>;
  /** Older shape → current shape, by type and version; stored bytes never change. */
  readonly upcast: (event: StoredShape) => E;
  /** Members of the data that a stored event of an older shape does not know. All three are made by `upcasting`. */
  readonly unknownTo: (event: Pick<StoredShape, 'type' | 'schema'>) => readonly string[];
}

/** A ruleset whose own types are of no concern to the floor that holds it. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyRuleset = Ruleset<any, any, any, any, any>;
