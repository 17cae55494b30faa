import type { RecordedEvent } from '../kernel/index.js';

/** Where a timeline comes from; null for one that was opened. */
export type ParentOf = (timelineId: string) => Parent | null | undefined;

export interface Parent {
  readonly timelineId: string;
  /** Last revision that the fork shares with its parent. */
  readonly revision: number;
}

/** A run of one stream that belongs to a history. Index in the stream = revision − `start`. */
export interface Segment {
  readonly timelineId: string;
  /** Revision of the first event of the stream. */
  readonly start: number;
  /** Last revision that belongs to the history, inclusive; null = up to the end of the stream. */
  readonly end: number | null;
}

export type Lineage =
  | { readonly ok: true; readonly segments: readonly Segment[] }
  /** A timeline that is not known, or that descends from itself. */
  | { readonly ok: false; readonly timelineId: string };

/**
 * Which events make up a timeline, oldest segment first. Costs the same whatever the length of the history.
 * A fork of a fork at a revision before the middle one began has nothing of the middle one.
 * @param upTo last revision wanted, inclusive; null = all of it
 */
export function lineageOf(timelineId: string, parentOf: ParentOf, upTo: number | null = null): Lineage {
  const segments: Segment[] = [];
  const seen = new Set<string>();
  let current: string | null = timelineId;
  let end = upTo;
  while (current !== null) {
    const parent: Parent | null | undefined = parentOf(current);
    if (parent === undefined || seen.has(current)) return { ok: false, timelineId: current };
    seen.add(current);
    const start: number = parent === null ? 0 : parent.revision + 1;
    if (end === null || end >= start) segments.unshift({ timelineId: current, start, end });
    end = parent && (end === null ? parent.revision : Math.min(end, parent.revision));
    current = parent && parent.timelineId;
  }
  return { ok: true, segments };
}

type OfCommand = Pick<RecordedEvent, 'timelineId' | 'actor' | 'commandId'>;

/**
 * Whether an event belongs to the same step as the one before it. A step is what one accepted command did, however
 * many events that were: the steps of a history are what its readers count, for a count of events would tell each of
 * them how many there are that he may not see.
 */
export const isSameStep = (before: OfCommand, event: OfCommand): boolean =>
  before.timelineId === event.timelineId &&
  before.actor === event.actor &&
  before.commandId === event.commandId;

/** The stream and index of a revision; undefined when the segments do not reach it. */
export function locate(
  segments: readonly Segment[],
  revision: number,
): { readonly timelineId: string; readonly index: number } | undefined {
  const segment = segments.find(({ start, end }) => revision >= start && (end === null || revision <= end));
  return segment && { timelineId: segment.timelineId, index: revision - segment.start };
}

/**
 * Last revision that two histories share; null when they have nothing in common. Of two views of one timeline
 * without an end that is Infinity: give the heads as ends to get a number.
 */
export function commonRevision(left: readonly Segment[], right: readonly Segment[]): number | null {
  let common: number | null = null;
  for (const [index, segment] of left.entries()) {
    const other = right[index];
    if (!other || other.timelineId !== segment.timelineId) break;
    common = Math.min(segment.end ?? Infinity, other.end ?? Infinity);
    if (segment.end !== other.end) break;
  }
  return common;
}
