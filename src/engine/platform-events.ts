import type {
  DiceCommitment,
  DiceRolledData,
  DrawnData,
  EnteredRoll,
  Json,
  JsonObject,
  RuleId,
  Seat,
} from '../kernel/index.js';
import type { ParameterValues } from './parameters.js';

export type { DiceCommitment, DiceMode } from '../kernel/index.js';

/** First event of a main timeline: everything that play starts from. */
export interface TimelineOpenedData {
  readonly campaignId: string;
  readonly name: string;
  readonly ruleset: { readonly code: string; readonly version: string };
  readonly parameters: ParameterValues;
  readonly seats: readonly Seat[];
  /** Code of the scenario; null when the club entered its own position. */
  readonly scenario: string | null;
  /** The whole of it, or its first part. */
  readonly position: Json;
  readonly dice: DiceCommitment;
}

/** Follows `timeline.Opened` where its position is too large for one event: more entries of the position's members. */
export interface PositionContinuedData {
  readonly position: JsonObject;
}

/** First event of a fork's stream, at the revision after the one it forked at. */
export interface TimelineForkedData {
  readonly campaignId: string;
  readonly name: string;
  readonly parent: string;
  /** Last revision that the fork shares with its parent. */
  readonly revision: number;
  /** Hash of the event at that revision. */
  readonly parentHash: string;
  /** fresh: a new commitment; same: the parent's faces for the same keys. */
  readonly diceOrigin: 'fresh' | 'same';
  readonly dice: DiceCommitment;
  readonly reason: string;
  /** Set on an amendment: the input replaced or dropped. */
  readonly amends: {
    readonly revision: number;
    readonly commandId: string;
    readonly dropped: boolean;
    /** Last revision of the parent that was judged again; missing on amendments stored before it was noted. */
    readonly upTo?: number;
    /** Records that the amendment makes: the timeline is known from the last of them on. Missing where it is one append. */
    readonly records?: number;
  } | null;
}

/** From here on a timeline is judged by another version of its ruleset than before; a step of its own. */
export interface RulesChangedData {
  /** Version that judged so far. */
  readonly from: string;
  /** Version that judges what follows. */
  readonly to: string;
}

/** The end of a turn, with the digest of the canonical state at that moment. */
export interface TurnEndedData {
  readonly turn: number;
  readonly checksum: string;
  /** Digest of the books (`booksOf`) at that moment; left out beside events that have a hash of their own. */
  readonly books?: string;
  /** Names the form of the state: the fingerprint of the code that made it (`Ruleset.form`). Missing where none is known. */
  readonly form?: string;
}

export interface SecretPublishedData {
  readonly turn: number;
  /** Hex. */
  readonly secret: string;
}

/** What a player adds to the dice, so that nobody alone picks them. */
export interface EntropyAddedData {
  readonly seat: string;
  /** SHA-256 of the text that was given, hex. */
  readonly digest: string;
}

export interface RulingRecordedData {
  readonly ruling: string;
  readonly reason: string;
  readonly rule: RuleId | null;
  /** Piece, battle, event … that the ruling is about. */
  readonly subject: string | null;
}

/** A command stands and waits for faces from the table; nothing else is played before it has been judged. */
export interface FacesAwaitedData {
  /** Who gave the command: a seat, or `service`. */
  readonly actor: string;
  /** The command's input event. */
  readonly input: { readonly type: string; readonly schema: number; readonly data: JsonObject };
}

/** Faces for the command that waits: an input, or, where they came along with that command, an outcome of it. */
export interface FacesEnteredData {
  readonly entered: readonly EnteredRoll[];
  /** True where the service throws all that is still missing (mixed dice). */
  readonly rest: boolean;
  /** They take the place of faces that were entered before for the same rolls. */
  readonly corrects?: true;
}

/** Events that the engine itself understands, whatever the ruleset. */
export type PlatformEvent =
  | { readonly type: 'timeline.Opened'; readonly data: TimelineOpenedData & JsonObject }
  | { readonly type: 'timeline.PositionContinued'; readonly data: PositionContinuedData & JsonObject }
  | { readonly type: 'timeline.Forked'; readonly data: TimelineForkedData & JsonObject }
  | { readonly type: 'timeline.RulesChanged'; readonly data: RulesChangedData & JsonObject }
  | { readonly type: 'timeline.TurnEnded'; readonly data: TurnEndedData & JsonObject }
  | { readonly type: 'timeline.RulingRecorded'; readonly data: RulingRecordedData & JsonObject }
  | { readonly type: 'dice.Committed'; readonly data: DiceCommitment & JsonObject }
  | { readonly type: 'dice.EntropyAdded'; readonly data: EntropyAddedData & JsonObject }
  | { readonly type: 'dice.SecretPublished'; readonly data: SecretPublishedData & JsonObject }
  | { readonly type: 'dice.DiceRolled'; readonly data: DiceRolledData & JsonObject }
  | { readonly type: 'dice.Drawn'; readonly data: DrawnData & JsonObject }
  | { readonly type: 'dice.FacesAwaited'; readonly data: FacesAwaitedData & JsonObject }
  | { readonly type: 'dice.FacesEntered'; readonly data: FacesEnteredData & JsonObject }
  /** The last face is there: the command that waited is judged in what follows. */
  | { readonly type: 'dice.FacesCompleted'; readonly data: JsonObject };

export const isPlatformType = (type: string): boolean =>
  type.startsWith('timeline.') || type.startsWith('dice.');
