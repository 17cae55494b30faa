import type { RecordedEvent } from '../../kernel/index.js';

/**
 * Events of one command as a viewer sees them, each caused by the nearest event before it that they see too: a hidden link of
 * the chain is skipped, so that every chain leads back as far as they may know.
 * @param all the whole command
 */
export function withKnownCauses<E extends Pick<RecordedEvent, 'id' | 'causationId'>>(
  shown: readonly E[],
  all: readonly Pick<RecordedEvent, 'id' | 'causationId'>[],
): readonly E[] {
  const known = new Set(shown.map(({ id }) => id));
  const causeOf = new Map(all.map(({ id, causationId }) => [id, causationId]));
  const nearest = (id: string | null): string | null =>
    id === null || known.has(id) ? id : nearest(causeOf.get(id) ?? null);
  return shown.map((event) => ({ ...event, causationId: nearest(event.causationId) }));
}

/** What led to an event, from the nearest to the first, among the events of its command. */
export function causesAmong<E extends Pick<RecordedEvent, 'id' | 'causationId'>>(
  event: E,
  together: readonly E[],
): readonly E[] {
  const cause = together.find(({ id }) => id === event.causationId);
  return cause ? [cause, ...causesAmong(cause, together)] : [];
}

export const effectsAmong = <E extends Pick<RecordedEvent, 'id' | 'causationId'>>(
  event: E,
  together: readonly E[],
): readonly E[] => together.filter((each) => each.causationId === event.id);
