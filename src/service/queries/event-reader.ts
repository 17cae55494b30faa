import type { RecordedEvent } from '../../kernel/index.js';
import type { EventSearch, FoundEvent, ReadModel } from '../../read-model/index.js';
import { sealedSheet } from '../play/receipts.js';
import type { TimelineView, TimelineViews } from '../play/timeline-views.js';

/** Reads the events that a viewer may see, from the index and then from the store. */
export class EventReader {
  constructor(
    private readonly readModel: ReadModel,
    private readonly views: TimelineViews,
  ) {}

  /** At most `limit` visible events within two revisions, in order; sealed sheets of others as such. */
  async visible(
    view: TimelineView,
    from: number,
    to: number,
    search: EventSearch,
    limit: number,
  ): Promise<readonly RecordedEvent[]> {
    const found: FoundEvent[] = [];
    for (const segment of await this.views.segments(view, from, to)) {
      if (found.length >= limit) break;
      found.push(...this.readModel.audit.events(segment, search, limit - found.length));
    }
    return this.load(view.facts.id, found);
  }

  private async load(timelineId: string, found: readonly FoundEvent[]): Promise<readonly RecordedEvent[]> {
    const events: RecordedEvent[] = [];
    for (const run of runsOf(found)) {
      const [first, last] = [run[0]!.revision, run.at(-1)!.revision];
      for await (const event of this.readModel.history.events(timelineId, first, last)) {
        const sealed = run[event.revision - first]!.sealed;
        events.push(sealed ? sealedSheet(event) : event);
      }
    }
    return events;
  }
}

/** Cuts into runs of consecutive revisions, so that each is one read of the store. */
function runsOf(found: readonly FoundEvent[]): readonly (readonly FoundEvent[])[] {
  const runs: FoundEvent[][] = [];
  for (const each of found) {
    const run = runs.at(-1);
    if (run && run.at(-1)!.revision === each.revision - 1) run.push(each);
    else runs.push([each]);
  }
  return runs;
}
