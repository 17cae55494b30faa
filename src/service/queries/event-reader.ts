import { Injectable } from '@nestjs/common';
import { mayKnow, type TimelineForkedData } from '../../engine/index.js';
import { existing, itemAt, lastOf, type RecordedEvent } from '../../kernel/index.js';
import type { EventSearch, FoundEvent, ReadModel, ViewedSegment } from '../../read-model/index.js';
import type { ShownEvent } from '../contracts/index.js';
import { Inject } from '../inject.js';
import { withoutCounts } from '../play/counts.js';
import { isSealedSheet, sealedSheet } from '../play/receipts.js';
import { type TimelineView, TimelineAccess } from '../play/timeline-access.js';
import { READ_MODEL } from '../ports.js';

/** Some events of a history as a viewer sees them. */
export interface Reading {
  readonly events: readonly ShownEvent[];
  /** Revision to go on from in the direction that was read; null where nothing more was found. */
  readonly next: number | null;
}

/** Events looked at together where no index finds them. */
const CHUNK = 200;

type Found = FoundEvent & { readonly segment: ViewedSegment };

/** Reads the events that a viewer may see, from the index and then from the store. */
@Injectable()
export class EventReader {
  constructor(
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    private readonly access: TimelineAccess,
  ) {}

  /**
   * At most `limit` visible events within two revisions, the oldest or the newest of them, in order; sealed sheets of others as
   * such.
   */
  async visible(
    view: TimelineView,
    from: number,
    to: number,
    search: EventSearch,
    limit: number,
    which: 'oldest' | 'newest' = 'oldest',
  ): Promise<Reading> {
    const found: Found[] = [];
    const segments = await this.access.segments(view, from, to);
    for (const segment of which === 'oldest' ? segments : [...segments].reverse()) {
      if (found.length >= limit) break;
      const events = this.readModel.audit.events(segment, search, limit - found.length, which);
      found.push(...events.map((each) => ({ ...each, segment })));
    }
    if (which === 'newest') found.reverse();
    const next = found.length < limit ? null : beyond(found, which);
    return { events: await this.load(view, found), next };
  }

  /** At most `limit` of the visible events that are wanted: what no index holds is asked of each as it is shown. */
  async wanted(
    view: TimelineView,
    { from, to }: { readonly from: number; readonly to: number },
    search: EventSearch,
    limit: number,
    which: 'oldest' | 'newest',
    isWanted: (event: ShownEvent) => boolean,
  ): Promise<readonly ShownEvent[]> {
    const wanted: ShownEvent[] = [];
    let [first, last] = [from, to];
    while (first <= last && wanted.length < limit) {
      const { events, next } = await this.visible(view, first, last, search, CHUNK, which);
      const some = events.filter(isWanted);
      if (which === 'oldest') wanted.push(...some);
      else wanted.unshift(...some);
      if (next === null) break;
      [first, last] = which === 'oldest' ? [next, last] : [first, next];
    }
    return which === 'oldest' ? wanted.slice(0, limit) : wanted.slice(-limit);
  }

  /** Revision just after an event that a viewer sees at a place of a step. */
  async after(view: TimelineView, step: number, place: number): Promise<number> {
    const { revision, last } = await this.find(view, step, place);
    return (revision ?? last) + 1;
  }

  /** Revision just before an event that a viewer sees at a place of a step. */
  async before(view: TimelineView, step: number, place: number): Promise<number> {
    const { revision, last } = await this.find(view, step, place);
    return revision === undefined ? last : revision - 1;
  }

  /** The last revision of a step, and the one at a place of it. */
  private async find(view: TimelineView, step: number, place: number) {
    const range = await this.readModel.steps.range(view.facts.id, step);
    if (!range) return { last: view.last };
    const [segment] = await this.access.segments(view, range.first, range.last);
    return { last: range.last, revision: segment && this.readModel.audit.seen(segment)[place] };
  }

  private async load(view: TimelineView, found: readonly Found[]): Promise<readonly ShownEvent[]> {
    const shown: ShownEvent[] = [];
    const placeOf = this.places(view);
    for (const run of runsOf(found)) {
      const [first, last] = [itemAt(run, 0).revision, lastOf(run).revision];
      for await (const event of this.readModel.history.events(view.facts.id, first, last)) {
        const each = itemAt(run, event.revision - first);
        const known = asKnown(view, each, event);
        if (!known) continue;
        const placed = { ...(await this.inSteps(known)), revision: each.step, place: placeOf(each) };
        shown.push(withoutCounts(placed, view.viewer));
      }
    }
    return shown;
  }

  /** Finds the place of an event among those of its step that a viewer sees. */
  private places({ viewer }: TimelineView): (found: Found) => number {
    const { audit } = this.readModel;
    const seen = new Map<number, readonly number[]>();
    return ({ timelineId, step, revision, segment: { now } }) => {
      if (!seen.has(step)) {
        const range = audit.step(timelineId, step) ?? { first: revision, last: revision };
        seen.set(step, audit.seen({ timelineId, from: range.first, to: range.last, viewer, now }));
      }
      return existing(seen.get(step), 'event of the step').indexOf(revision);
    };
  }

  /** A fork names moments of its parent: to its readers, in steps. */
  private async inSteps(event: RecordedEvent): Promise<RecordedEvent> {
    if (event.type !== 'timeline.Forked') return event;
    const { parent, revision, amends } = event.data as unknown as TimelineForkedData;
    const stepOf = (at: number): Promise<number> => this.readModel.steps.of(parent, at);
    const { commandId, dropped } = amends ?? {};
    const amended = amends && { revision: await stepOf(amends.revision), commandId, dropped };
    return { ...event, data: { ...event.data, revision: await stepOf(revision), amends: amended } };
  }
}

const beyond = (found: readonly Found[], which: 'oldest' | 'newest'): number =>
  which === 'oldest' ? lastOf(found).revision + 1 : itemAt(found, 0).revision - 1;

/** The index only finds, it never permits: an event that was loaded is asked itself who may know it. */
function asKnown(
  { ruleset, viewer }: TimelineView,
  { sealed, segment }: Found,
  event: RecordedEvent,
): RecordedEvent | null {
  if (mayKnow(ruleset.meta, event.audience, viewer, segment.now)) return event;
  return sealed && isSealedSheet(event) ? sealedSheet(event) : null;
}

/** Cuts into runs of consecutive revisions, so that each is one read of the store. */
function runsOf(found: readonly Found[]): readonly (readonly Found[])[] {
  const runs: Found[][] = [];
  for (const each of found) {
    const run = runs.at(-1);
    if (run && lastOf(run).revision === each.revision - 1) run.push(each);
    else runs.push([each]);
  }
  return runs;
}
