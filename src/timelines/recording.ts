import type { DraftEvent, Hashing, Json, Moment, RecordedEvent } from '../kernel/index.js';
import type { TimelineForkedData } from '../engine/index.js';

/** What the first event of a main timeline is chained to. A fork's first event is chained to its parent's hash. */
export const NO_HASH = '0'.repeat(64);

export type UnhashedEvent = Omit<RecordedEvent, 'hash'>;

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
  /** Revision of the first of them. */
  readonly revision: number;
  /** Hash of the event before; `NO_HASH` at the beginning. */
  readonly previousHash: string;
  /** Id of the n-th event of the command. */
  readonly newId: (index: number) => string;
  /** Random text for the n-th event; asked for only where an event is not public. */
  readonly newSalt: (index: number) => string;
}

/** Canonical text of an event: what is stored, and what its hash is taken over. */
export function eventBody(event: RecordedEvent | UnhashedEvent, hashing: Hashing): string {
  return hashing.canonical({ ...event, hash: undefined } as unknown as Json);
}

/** SHA-256, hex, of the previous event's hash (64 hex digits) followed by the event's body. */
export const chainHash = (previousHash: string, body: string, hashing: Hashing): string =>
  hashing.sha256(previousHash + body);

/** The event that a stored body and its hash stand for. The text must be one that `eventBody` wrote. */
export const eventOf = (body: string, hash: string): RecordedEvent =>
  Object.assign(JSON.parse(body) as UnhashedEvent, { hash });

/** Gives the drafts of one accepted command their identity, place, time and hash. */
export function recordEvents(
  drafts: readonly DraftEvent[],
  context: RecordingContext,
  hashing: Hashing,
): readonly Recording[] {
  const { timelineId, commandId, actor, spokenBy, at } = context;
  const ids = drafts.map((_, index) => context.newId(index));
  let previousHash = context.previousHash;
  return drafts.map(({ cause, ...draft }, index) => {
    const salt = draft.audience.to === 'public' ? {} : { salt: context.newSalt(index) };
    const bare: UnhashedEvent = {
      ...draft,
      ...salt,
      ...(index === drafts.length - 1 ? { last: true } : {}),
      id: ids[index]!,
      timelineId,
      revision: context.revision + index,
      commandId,
      causationId: cause === null ? null : ids[cause]!,
      actor,
      ...(spokenBy === undefined ? {} : { spokenBy }),
      at,
    };
    const body = eventBody(bare, hashing);
    previousHash = chainHash(previousHash, body, hashing);
    return { event: { ...bare, hash: previousHash }, body };
  });
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
