import type { Json } from '../../../kernel/index.js';
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

/** Places among those known that an event names, wherever in its data it does. */
export function placesIn({ data }: Pick<ShownEvent, 'data'>, known: ReadonlySet<string>): readonly string[] {
  const found = new Set<string>();
  const look = (value: Json): void => {
    if (typeof value === 'string') {
      if (known.has(value)) found.add(value);
    } else if (Array.isArray(value)) value.forEach(look);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, each] of Object.entries(value)) {
        look(name);
        look(each as Json);
      }
    }
  };
  look(data as Json);
  return [...found];
}
