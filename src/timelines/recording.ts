import {
  itemAt,
  type DraftEvent,
  type Hashing,
  type Json,
  type Moment,
  type RecordedEvent,
  type Seat,
} from '../kernel/index.js';
import type { TimelineForkedData } from '../engine/index.js';
import { eventDigest, leavesOf, readersOf, stepHash, type UnhashedEvent, type WholeEvent } from './steps.js';

/** An event and the canonical text that the store keeps of it: all of it but its hash. */
export interface Recording {
  readonly event: RecordedEvent;
  readonly body: string;
}

/** What the shell adds to the drafts of one command. */
export interface RecordingContext {
  readonly timelineId: string;
  readonly commandId: string;
  /** Seat id, or `service`. */
  readonly actor: string;
  /** Seat that spoke for the actor, where it was another one. */
  readonly spokenBy?: string | undefined;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Seats of the campaign: each player has a leaf of its own. */
  readonly seats: readonly Seat[];
  /** Revision of the first of them. */
  readonly revision: number;
  /** Link of the command before; `NO_HASH` at the beginning. */
  readonly previousHash: string;
  /** Id of the n-th event of the command. */
  readonly newId: (index: number) => string;
  /** Random text for the n-th event. */
  readonly newSalt: (index: number) => string;
  /** Random text for the command. */
  readonly stepSalt: string;
}

/** Canonical text of an event, as it is stored. */
export function eventBody(event: RecordedEvent | UnhashedEvent, hashing: Hashing): string {
  return hashing.canonical({ ...event, hash: undefined } as unknown as Json);
}

/** The event that a stored body and its hash stand for. The text must be one that `eventBody` wrote. */
export const eventOf = (body: string, hash: string): RecordedEvent =>
  Object.assign(JSON.parse(body) as UnhashedEvent, { hash });

/** Gives the drafts of one accepted command their identity, place and time, and links them to the chain as one step. */
export function recordEvents(
  drafts: readonly DraftEvent[],
  context: RecordingContext,
  hashing: Hashing,
): readonly Recording[] {
  const { previousHash, stepSalt, seats } = context;
  const ids = drafts.map((_, index) => context.newId(index));
  const events = drafts.map((draft, index) => asRecorded(draft, index, ids, context));
  const digests = events.map((event) => ({
    audience: event.audience,
    digest: eventDigest(event, hashing),
  }));
  const hash = stepHash(previousHash, leavesOf(stepSalt, digests, readersOf(seats), hashing), hashing);
  return events.map((event, index) => {
    const stored = index === events.length - 1 ? { ...event, last: true as const, stepSalt } : event;
    return { event: { ...stored, hash }, body: eventBody(stored, hashing) };
  });
}

function asRecorded(
  { cause, ...draft }: DraftEvent,
  index: number,
  ids: readonly string[],
  context: RecordingContext,
): WholeEvent {
  const { timelineId, commandId, actor, spokenBy, at, revision } = context;
  return {
    ...draft,
    salt: context.newSalt(index),
    id: itemAt(ids, index),
    timelineId,
    revision: revision + index,
    commandId,
    causationId: cause === null ? null : itemAt(ids, cause),
    actor,
    ...(spokenBy === undefined ? {} : { spokenBy }),
    at,
  };
}

/** First event of a fork's stream, at the moment the parent stands at. */
export const forkDraft = (
  forked: TimelineForkedData,
  moment: Moment,
  audience: DraftEvent['audience'] = { to: 'public' },
): DraftEvent => ({
  type: 'timeline.Forked',
  schema: 1,
  kind: 'input',
  turn: moment.turn,
  phase: moment.phase,
  because: [],
  audience,
  cause: null,
  data: forked as unknown as DraftEvent['data'],
});
