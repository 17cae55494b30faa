import type { Type } from '@nestjs/common';
import type { EventShape, Json, JsonObject, Shape, Viewer } from '../../../kernel/index.js';
import type { AnyRuleset, CommandShape } from '../../../engine/index.js';

/** An input class of a ruleset and what the core is told for it. */
export interface InputFace<I extends object, Out> {
  /** Class decorated with `@InputType`; its fields with the decorators of `schema/input-fields.ts`. */
  readonly type: Type<I>;
  readonly map: (input: I) => Out;
}

/** Orders, with the way back: the input that says a command. */
export interface OrdersFace<I extends object> extends InputFace<I, CommandShape> {
  readonly write: (command: CommandShape) => object;
}

/** Commands that every ruleset may have, whatever it calls them; null where the ruleset has none of the kind. */
export interface CommonCommands {
  readonly withdrawOrders: (() => CommandShape) | null;
  readonly lockPhase: (() => CommandShape) | null;
  readonly unlockPhase: (() => CommandShape) | null;
  readonly closePhase: (() => CommandShape) | null;
  readonly confirmBattle: ((battle: string) => CommandShape) | null;
  readonly disputeBattle: ((battle: string, reason: string) => CommandShape) | null;
}

/** What the mappers of a battle result get beside the input. */
export interface BattleResultFace<I extends object> {
  readonly type: Type<I>;
  readonly map: (battle: string, input: I) => CommandShape;
  readonly write: (command: CommandShape) => object;
}

/** What says a command once more: an input of orders, or of the result of a battle. */
export type SaidAgain = { readonly orders: object } | { readonly battle: string; readonly result: object };

/** The ruleset's own typed state, as a member of the union `PositionDetails`. */
export interface DetailsFace<S> {
  /** What the answer looks like: a record with a name, of which the object type is made. */
  readonly shape: Shape;
  /** The state as this viewer may know it, redacted → what fits the shape. */
  readonly of: (state: S, viewer: Viewer) => object;
  /**
   * What the ruleset's own sheet for the table says of a battle: members with names, or a text of a fixed width; null where it has
   * not been issued. Left out by a ruleset without such sheets. `state` as in `of`.
   */
  readonly brief?: (state: S, battle: string) => object | string | null;
}

/** What a report of a battle announces, shown at `BattleAccepted` under the ruleset's name. */
export interface ForecastFace {
  /** What follows when the report is confirmed: a record with a name; its sentence is that of the field. */
  readonly shape: Shape;
  /** Events of the command as the caller may see them, and the ruleset's `forecast`; null where nothing is announced. */
  readonly of: (events: readonly EventShape[], forecast: JsonObject | null) => object | null;
}

/** Words of the views that all rulesets share, as the views spell them, with their meanings: values of enums. */
export interface SharedWords {
  /** Whatever `LocationView.terrain` may say. */
  readonly terrain: Readonly<Record<string, string>>;
  /** Whatever `BattleView.method` may say. */
  readonly battleMethod: Readonly<Record<string, string>>;
}

/** Sentences for violations and dues: key `RULE-ID/CODE` or `CODE`; `{name}` stands for a param, `{~name}` for one that is a code, in words. */
export type MessageTemplates = Readonly<Record<string, string>>;

// A list of faces holds each with types of its own.
// oxlint-disable-next-line typescript/no-explicit-any
type Any = any;

/** Everything that a ruleset adds to the API. */
export interface RulesetFace<
  S = Any,
  Orders extends object = Any,
  Result extends object = Any,
  Start extends object = Any,
> {
  readonly ruleset: AnyRuleset;
  /** Begins the names of generated types: `Planetary` → `PlanetaryOpeningInput`. */
  readonly prefix: string;
  /** One sentence: shown at the ruleset's member of each oneOf input. */
  readonly description: string;
  /** What players may order or say; usually `@InputType({ isOneOf: true })`. */
  readonly orders: OrdersFace<Orders>;
  /** How a battle may be resolved; null for a ruleset without battles. */
  readonly battleResult: BattleResultFace<Result> | null;
  /** Null for a command that is neither. */
  readonly said: (command: CommandShape) => SaidAgain | null;
  /** A position that a campaign starts from; scenarios are taken from the ruleset. */
  readonly position: InputFace<Start, Json>;
  readonly details: DetailsFace<S>;
  /** Null for a ruleset whose reports announce nothing. */
  readonly forecast: ForecastFace | null;
  readonly common: CommonCommands;
  readonly words: SharedWords;
  readonly messages: MessageTemplates;
  /** Whether the arbiter may take in unit types from a file of the club; it may not where this is left out. */
  readonly takesUnitTypes?: boolean;
  /** Resolver classes of the ruleset's own object types. */
  readonly resolvers: readonly Type<unknown>[];
}
