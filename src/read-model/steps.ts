import { itemAt, type RecordedEvent } from '../kernel/index.js';
import { isSameStep } from '../timelines/lineage.js';
import type { Audit } from './audit.js';
import type { History } from './history.js';

/** First and last revision of a step. */
export interface StepRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Translates between the revisions of a history, which count every event, and its steps, which are all that readers
 * are told: a step is what one command did, whoever may see how much of it.
 */
export interface Steps {
  /** Step that a revision belongs to, 0-based. What is not indexed yet is counted in the store. */
  of(timelineId: string, revision: number): Promise<number>;
  /** Revisions of a step, as far as they belong to the history; null where it has no such step (yet). */
  range(timelineId: string, step: number): Promise<StepRange | null>;
}

export function openSteps(history: History, audit: Audit): Steps {
  const count = async (
    timelineId: string,
    known: { readonly revision: number; readonly step: number },
    revision: number,
  ): Promise<number> => {
    if (known.revision >= revision) return known.step;
    const after: RecordedEvent[] = [];
    for await (const event of history.events(timelineId, known.revision, revision)) after.push(event);
    return known.step + (stepsAmong(after).at(-1) ?? 0);
  };
  return {
    of: async (timelineId, revision) => {
      for (const segment of [...(await history.segments(timelineId, 0, revision))].reverse()) {
        const known = audit.stepAt(segment.timelineId, segment.to);
        if (known) return count(timelineId, known, revision);
      }
      return count(timelineId, { revision: 0, step: 0 }, revision);
    },
    range: async (timelineId, step) => {
      for (const { timelineId: id, from, to } of await history.segments(timelineId, 0, Infinity)) {
        const range = audit.step(id, step);
        if (range && range.first >= from && range.first <= to)
          return { first: range.first, last: Math.min(range.last, to) };
      }
      return null;
    },
  };
}

/** Steps of events that follow one another, counted from that of the first: 0. */
export function stepsAmong(events: readonly RecordedEvent[]): readonly number[] {
  let step = 0;
  return events.map((event, at) => {
    if (at > 0 && !isSameStep(itemAt(events, at - 1), event)) step += 1;
    return step;
  });
}
