import { newEdit, type Edit, type EventShape, type RecordedEvent } from '../kernel/index.js';
import {
  fold,
  openTimeline,
  type AnyRuleset,
  type PlatformEvent,
  type FoldedTimeline,
} from '../engine/index.js';

export { currentShape } from '../engine/index.js';

/** What a fold needs of a recorded event. */
export type StoredEvent = Pick<RecordedEvent, 'type' | 'data' | 'schema' | 'timelineId'>;

type Opened = PlatformEvent & { type: 'timeline.Opened' };

/** One stored event further; undefined when a history does not begin with `timeline.Opened`. */
export function replayOne(
  ruleset: AnyRuleset,
  played: FoldedTimeline | undefined,
  event: StoredEvent,
  edit?: Edit,
): FoldedTimeline | undefined {
  const start =
    event.type === 'timeline.Opened' ? openTimeline(ruleset, event.timelineId, asOpened(event)) : played;
  return start && fold(ruleset, start, event, event.timelineId, edit);
}

/**
 * Folds many stored events with one edit, in order.
 * @param from where to go on from (a snapshot); left out, the first event must be `timeline.Opened`
 */
export function replay(
  ruleset: AnyRuleset,
  events: Iterable<StoredEvent>,
  from?: FoldedTimeline,
): FoldedTimeline | undefined {
  const edit = newEdit();
  let played = from;
  for (const event of events) played = replayOne(ruleset, played, event, edit);
  return played;
}

export const asOpened = (event: EventShape): Opened => event as unknown as Opened;
