import type { ShownEvent } from '../../contracts/index.js';

/** An event with the timeline it was asked for in (a fork shows its parent's events as its own history). */
export interface SeenEvent extends ShownEvent {
  readonly seenIn: string;
  /** Events of the same command where they are at hand; null where they must be looked up. */
  readonly together: readonly ShownEvent[] | null;
}

export const seeEvent = (
  event: ShownEvent,
  seenIn: string,
  together: readonly ShownEvent[] | null = null,
): SeenEvent => ({ ...event, seenIn, together });

/** What led to an event, from the nearest to the first, among the events of its command. */
export function causesAmong(event: ShownEvent, together: readonly ShownEvent[]): readonly ShownEvent[] {
  const causes: ShownEvent[] = [];
  let next = event.causationId;
  while (next !== null) {
    const cause = together.find((each) => each.id === next);
    if (!cause || causes.includes(cause)) break;
    causes.push(cause);
    next = cause.causationId;
  }
  return causes;
}

export const effectsAmong = (event: ShownEvent, together: readonly ShownEvent[]): readonly ShownEvent[] =>
  together.filter((each) => each.causationId === event.id);
