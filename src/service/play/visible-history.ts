import { setImmediate } from 'node:timers/promises';
import { mayKnow } from '../../engine/index.js';
import type { ReadModel } from '../../read-model/index.js';
import { withhold, type HistoryEntry } from '../../timelines/verification/history.js';
import type { TimelineView, TimelineViews } from './timeline-views.js';

/** Long histories are read in stretches, so that other requests are answered in between. */
const STRETCH = 200;

/** A whole history as a viewer may know it: of what is hidden, place and hash alone. */
export class VisibleHistory {
  constructor(
    private readonly readModel: ReadModel,
    private readonly views: TimelineViews,
  ) {}

  async *entries(view: TimelineView, from = 0, to = view.last): AsyncGenerator<HistoryEntry> {
    let read = 0;
    for (const segment of await this.views.segments(view, from, to)) {
      for await (const event of this.readModel.history.events(segment.timelineId, segment.from, segment.to)) {
        const known = mayKnow(view.ruleset.meta, event.audience, view.viewer, segment.now);
        yield known ? event : withhold(event);
        read += 1;
        if (read % STRETCH === 0) await setImmediate();
      }
    }
  }
}
