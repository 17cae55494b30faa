import type { RecordedEvent } from '../kernel/index.js';

/** A run of one stream that belongs to a history. */
export interface Segment {
  readonly timelineId: string;
  /** Last revision that belongs to the history, inclusive. */
  readonly to: number;
}

type OfCommand = Pick<RecordedEvent, 'timelineId' | 'actor' | 'commandId'>;

/**
 * Whether an event belongs to the same step as the one before it. A step is what one accepted command did, however
 * many events that were: the steps of a history are what its readers count, for a count of events would tell each of
 * them how many there are that they may not see.
 */
export const isSameStep = (before: OfCommand, event: OfCommand): boolean =>
  before.timelineId === event.timelineId &&
  before.actor === event.actor &&
  before.commandId === event.commandId;

/** Last revision that two histories share; null when they have nothing in common. */
export function commonRevision(left: readonly Segment[], right: readonly Segment[]): number | null {
  let common: number | null = null;
  for (const [index, { timelineId, to }] of left.entries()) {
    const other = right[index];
    if (!other || other.timelineId !== timelineId) break;
    common = Math.min(to, other.to);
    if (to !== other.to) break;
  }
  return common;
}
