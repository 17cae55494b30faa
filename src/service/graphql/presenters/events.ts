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
