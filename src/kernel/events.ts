import type { Json, JsonObject } from './json.js';
import type { Entry } from './postings.js';
import type { RuleId } from './rules.js';

/** input: what somebody said; roll: what the dice said; outcome: what the rules made of it. */
export type EventKind = 'input' | 'roll' | 'outcome';

/** A moment of play as the ruleset counts it. */
export interface Moment {
  readonly turn: number;
  /** Code of a phase of the ruleset, e.g. `BATTLE_ORDERS`. */
  readonly phase: string;
}

/**
 * Who may see an event. The arbiter sees `seats` events too, but nobody except its seats sees a
 * `sealed` one before the timeline has reached `until`; from then on everybody does, or, with
 * `then: 'arbiter'`, the arbiter beside its seats.
 */
export type Audience =
  | { readonly to: 'public' }
  | { readonly to: 'arbiter' }
  | { readonly to: 'seats'; readonly seats: readonly string[] }
  | {
      readonly to: 'sealed';
      readonly seats: readonly string[];
      readonly until: Moment;
      /** Default public. */
      readonly then?: 'public' | 'arbiter';
    };

/** What a ruleset says happened: a member of its union of events. */
export interface EventShape {
  /** `<ruleset>.<PastTensePhrase>`, platform events `timeline.*` and `dice.*`. */
  readonly type: string;
  /** A plain JSON object; what is in it the ruleset's own union of events says. */
  readonly data: object;
}

/** An event as a decision leaves it: complete but for identity, place, time and hash. */
export interface DraftEvent extends EventShape {
  readonly data: JsonObject;
  /** Version of this type's data shape. */
  readonly schema: number;
  readonly kind: EventKind;
  readonly turn: number;
  readonly phase: string;
  readonly because: readonly RuleId[];
  readonly audience: Audience;
  /** Its postings; left out where there are none. */
  readonly postings?: readonly Entry[];
  /** Index in the same decision of the input or roll that led to this event; null for the input itself. */
  readonly cause: number | null;
}

/** An event in its timeline. All but `hash` is stored as its body. */
export interface RecordedEvent extends EventShape {
  readonly data: JsonObject;
  /** UUID v7. */
  readonly id: string;
  readonly schema: number;
  readonly timelineId: string;
  /** Position in the timeline's whole history, 0-based and gap-free (a fork's begins with its parent's). */
  readonly revision: number;
  readonly kind: EventKind;
  /** The idempotency key of the command; all events of one command share it. */
  readonly commandId: string;
  /** The event that led to this one; null for an input. */
  readonly causationId: string | null;
  /** Seat id, or `service`. */
  readonly actor: string;
  /** Seat that spoke for the actor, where it was another one (an arbiter who plays on a fork). */
  readonly spokenBy?: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly turn: number;
  readonly phase: string;
  readonly because: readonly RuleId[];
  readonly audience: Audience;
  /** What it writes into the books. Left out where it writes nothing, and on events that have a hash of their own. */
  readonly postings?: readonly Entry[];
  /** Random text that keeps its digest from being guessed at. Missing on public events that have a hash of their own. */
  readonly salt?: string;
  /** On the last event of its command, and on it alone; missing on all of a command stored before this member was. */
  readonly last?: true;
  /** Beside `last`: random text of the command as a whole. Missing where every event has a hash of its own. */
  readonly stepSalt?: string;
  /** SHA-256, hex: the link of its command in the chain, the same on all events of one command (`timelines/steps.ts`). */
  readonly hash: string;
}

/** Takes the SHA-256, hex, of the canonical JSON (RFC 8785) of a value. Handed in: pure floors import no crypto. */
export type Digest = (value: Json) => string;

/** The two halves of a digest, for whoever needs the canonical text itself. Handed in for the same reason. */
export interface Hashing {
  /** RFC 8785 text of a value; members that are `undefined` are left out. */
  readonly canonical: (value: Json) => string;
  /** SHA-256, hex, of the UTF-8 bytes of a text. */
  readonly sha256: (text: string) => string;
}
