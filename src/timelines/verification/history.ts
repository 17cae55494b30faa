import type { RecordedEvent } from '../../kernel/index.js';

/** An event that the viewer may not see yet: only its place and its hash are known. */
export interface WithheldEvent {
  readonly withheld: true;
  readonly revision: number;
  readonly timelineId: string;
  readonly hash: string;
}

/** One place of a history as a viewer may know it. */
export type HistoryEntry = RecordedEvent | WithheldEvent;

export const isWithheld = (entry: HistoryEntry): entry is WithheldEvent => 'withheld' in entry;

/** The place of an event, without what it says. */
export const withhold = ({ revision, timelineId, hash }: RecordedEvent): WithheldEvent => ({
  withheld: true,
  revision,
  timelineId,
  hash,
});
