import { isRollType, type Viewer } from '../../kernel/index.js';
import type { ShownEvent } from '../contracts/index.js';

/** An event without what counts things that its viewer may not know: a roll's number counts all rolls before it. */
export function withoutCounts(event: ShownEvent, viewer: Viewer): ShownEvent {
  const seesAll = viewer.kind === 'all' || (viewer.kind === 'seat' && viewer.role === 'arbiter');
  if (!isRollType(event.type) || seesAll) return event;
  const { roll: _, ...data } = event.data;
  return { ...event, data };
}
