import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { RecordedEvent } from '../../kernel/index.js';
import type { ReadModel } from '../../read-model/index.js';
import { EventQuery, EventsQuery, type Page, type ShownEvent } from '../contracts/index.js';
import { Inject } from '../inject.js';
import { placeCursor, placeIn } from '../paging.js';
import { causesAmong, effectsAmong, withKnownCauses } from '../play/known-causes.js';
import { TimelineAccess, type TimelineView } from '../play/timeline-access.js';
import { READ_MODEL } from '../ports.js';
import { EventReader } from './event-reader.js';

@QueryHandler(EventsQuery)
export class EventsHandler implements IQueryHandler<EventsQuery> {
  constructor(
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    private readonly access: TimelineAccess,
    private readonly reader: EventReader,
  ) {}

  async execute({ session, timelineId, filter, page, isWanted }: EventsQuery): Promise<Page<ShownEvent>> {
    const view = await this.access.require(session, timelineId);
    const { fromRevision, toRevision, ...search } = filter;
    const begin = await this.start(view, fromRevision ?? 0);
    const end = toRevision === undefined ? view.last : await this.end(view, toRevision);
    const from = Math.max(begin, await this.startAfter(view, page.after));
    const to = Math.min(end, await this.endBefore(view, page.before));
    const [size, order] =
      page.last === undefined ? [page.first, 'oldest' as const] : [page.last, 'newest' as const];
    const find = async (first: number, last: number, limit: number, which: typeof order) =>
      isWanted
        ? this.reader.wanted(view, { from: first, to: last }, search, limit, which, isWanted)
        : (await this.reader.visible(view, first, last, search, limit, which)).events;
    const events = await find(from, to, size + 1, order);
    const more = events.length > size;
    const shown = order === 'oldest' ? events.slice(0, size) : events.slice(-size);
    const areThere = async (first: number, last: number): Promise<boolean> =>
      first <= last && (await find(first, last, 1, 'oldest')).length > 0;
    return {
      edges: shown.map((event) => ({ cursor: placeCursor(event), node: event })),
      hasNextPage: (more && order === 'oldest') || (await areThere(to + 1, end)),
      hasPreviousPage: (more && order === 'newest') || (await areThere(begin, from - 1)),
    };
  }

  private async start({ facts, last }: TimelineView, step: number): Promise<number> {
    return (await this.readModel.steps.range(facts.id, step))?.first ?? last + 1;
  }

  private async end({ facts, last }: TimelineView, step: number): Promise<number> {
    return (await this.readModel.steps.range(facts.id, step))?.last ?? last;
  }

  private async startAfter(view: TimelineView, cursor: string | null): Promise<number> {
    if (cursor === null) return 0;
    const { revision, place } = placeIn(cursor);
    return this.reader.after(view, revision, place);
  }

  private async endBefore(view: TimelineView, cursor: string | undefined): Promise<number> {
    if (cursor === undefined) return view.last;
    const { revision, place } = placeIn(cursor, 'before');
    return this.reader.before(view, revision, place);
  }
}

@QueryHandler(EventQuery)
export class EventHandler implements IQueryHandler<EventQuery> {
  constructor(
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    private readonly access: TimelineAccess,
    private readonly reader: EventReader,
  ) {}

  async execute({ session, timelineId, revision, which }: EventQuery) {
    const view = await this.access.require(session, timelineId);
    const range = await this.readModel.steps.range(view.facts.id, revision);
    if (!range) return null;
    const { events } = await this.reader.visible(view, range.first, range.last, {}, Number.MAX_SAFE_INTEGER);
    const whole: RecordedEvent[] = [];
    for await (const each of this.readModel.history.events(view.facts.id, range.first, range.last))
      whole.push(each);
    const together = withKnownCauses(events, whole);
    const event = together.find((each) => each.id === which || each.place === which);
    return event
      ? { event, causes: causesAmong(event, together), effects: effectsAmong(event, together) }
      : null;
  }
}
