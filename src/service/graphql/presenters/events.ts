import type { RecordedEvent } from '../../../kernel/index.js';

/** An event with the timeline it was asked for in (a fork shows its parent's events as its own history). */
export interface SeenEvent extends RecordedEvent {
  readonly seenIn: string;
  /** Events of the same command where they are at hand; null where they must be looked up. */
  readonly together: readonly RecordedEvent[] | null;
}

export const seeEvent = (
  event: RecordedEvent,
  seenIn: string,
  together: readonly RecordedEvent[] | null = null,
): SeenEvent => ({ ...event, seenIn, together });

/** What led to an event, from the nearest to the first, among the events of its command. */
export function causesAmong(
  event: RecordedEvent,
  together: readonly RecordedEvent[],
): readonly RecordedEvent[] {
  const causes: RecordedEvent[] = [];
  let next = event.causationId;
  while (next !== null) {
    const cause = together.find((each) => each.id === next);
    if (!cause || causes.includes(cause)) break;
    causes.push(cause);
    next = cause.causationId;
  }
  return causes;
}

export const effectsAmong = (
  event: RecordedEvent,
  together: readonly RecordedEvent[],
): readonly RecordedEvent[] => together.filter((each) => each.causationId === event.id);
