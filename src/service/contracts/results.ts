import type { JsonObject, NeededRoll, RecordedEvent, RollKey, Violation } from '../../kernel/index.js';

/** Faces entered from a real table for one roll. `counter` left out: the next roll that reads so. */
export interface SuppliedDice {
  readonly rule: string;
  readonly purpose: string;
  readonly subject: string;
  readonly counter?: number;
  readonly faces: readonly number[];
  /** Names, in place of faces, where it is a draw. */
  readonly drawn?: readonly string[] | undefined;
}

/** What a sealed sheet is answered with; all may see the hash at once, and the sheet at its reveal. */
export interface Receipt {
  /** SHA-256, hex, over the canonical JSON of `{ salt, sheet }`. */
  readonly hash: string;
  readonly salt: string;
}

/** An event as its reader sees it. Its revision is that of its step. */
export interface ShownEvent extends RecordedEvent {
  /** Its place among the events of the step that the reader sees, 0-based. */
  readonly place: number;
}

/** A command that stands waits for faces from the table. */
export interface AwaitedDice {
  /** What the caller may enter now, in the order asked; empty where all of it is for others. */
  readonly rolls: readonly NeededRoll[];
}

/** What play commands are answered with. */
export type PlayResult =
  | {
      readonly kind: 'accepted';
      readonly timelineId: string;
      /** The events stored, or, for a preview, the events that would be. As the caller may see them. */
      readonly events: readonly ShownEvent[];
      /** The step that the command is. */
      readonly revision: number;
      readonly preview: boolean;
      /** True when the same commandId was stored before: this is the first answer again. */
      readonly repeated: boolean;
      readonly receipt: Receipt | null;
      /** Null unless the timeline waits for dice. */
      readonly awaited: AwaitedDice | null;
      /** Why dice that came along were not taken; the command stands all the same. */
      readonly notTaken: readonly Violation[];
      /** What the events announce, in the form of their ruleset; null where they announce nothing. */
      readonly forecast: JsonObject | null;
    }
  | { readonly kind: 'refused'; readonly violations: readonly Violation[] }
  | { readonly kind: 'rollsNeeded'; readonly rolls: readonly NeededRoll[] }
  | { readonly kind: 'moved'; readonly expected: number; readonly revision: number }
  | {
      /** The timeline was the main one and is no more: play goes on in another. Nothing was stored. */
      readonly kind: 'superseded';
      readonly main: string;
      /** Seat of the arbiter who promoted the other. */
      readonly by: string;
      /** ISO 8601, UTC. */
      readonly at: string;
      readonly reason: string;
    };

/**
 * Errors that are not the ruleset's. FORBIDDEN, NOT_FOUND, ELSEWHERE, CONFLICT and COMMAND_ID_REUSED say why a command was not done:
 * a mutation answers them as `Refused`. The others become `errors[]` with this code.
 * NOT_FOUND also where the caller may not know that a thing exists; ELSEWHERE where another group of nodes is to be asked; CONFLICT where
 * what there is stands against it.
 */
export type ServiceErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'ELSEWHERE'
  | 'CONFLICT'
  | 'BAD_USER_INPUT'
  | 'RATE_LIMITED'
  | 'STORE_UNAVAILABLE'
  | 'COMMAND_ID_REUSED';

export class ServiceError extends Error {
  constructor(
    readonly code: ServiceErrorCode,
    message: string,
    /** Path of the offending input. (Not named `path`: graphql would take the error for one of its own.) */
    readonly inputPath: readonly (string | number)[] = [],
  ) {
    super(message);
    this.name = 'ServiceError';
  }
}

/** A commandId that came before, for something else. */
export const commandIdReused = (): ServiceError =>
  new ServiceError(
    'COMMAND_ID_REUSED',
    'This commandId was used before, for something else: give each new command its own',
    ['commandId'],
  );

export type { RollKey };
