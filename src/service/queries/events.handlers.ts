import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { RecordedEvent } from '../../kernel/index.js';
import { EventQuery, EventsQuery, type Page } from '../contracts/index.js';
import { TimelineViews } from '../play/timeline-views.js';
import { EventReader } from './event-reader.js';
import { cursorNumber, pageOf } from './paging.js';

/** Events of one command are near each other: causes and effects are looked for so far around an event. */
const COMMAND_LENGTH = 10_000;

@QueryHandler(EventsQuery)
export class EventsHandler implements IQueryHandler<EventsQuery> {
  constructor(
    private readonly views: TimelineViews,
    private readonly reader: EventReader,
  ) {}

  async execute({ session, timelineId, filter, page }: EventsQuery): Promise<Page<RecordedEvent>> {
    const view = await this.views.require(session, timelineId);
    const { fromRevision = 0, toRevision = view.last, ...search } = filter;
    const from = Math.max(fromRevision, cursorNumber(page.after, -1) + 1);
    const events = await this.reader.visible(view, from, toRevision, search, page.first + 1);
    return pageOf(
      events,
      page.first,
      (event) => String(event.revision),
      (event) => event,
    );
  }
}

@QueryHandler(EventQuery)
export class EventHandler implements IQueryHandler<EventQuery> {
  constructor(
    private readonly views: TimelineViews,
    private readonly reader: EventReader,
  ) {}

  async execute({ session, timelineId, revision }: EventQuery) {
    const view = await this.views.require(session, timelineId);
    const [event] = await this.reader.visible(view, revision, revision, {}, 1);
    if (!event) return null;
    // A sealed sheet tells nothing of what led to it or came of it.
    if (event.commandId === '') return { event, causes: [], effects: [] };
    const command = { commandId: event.commandId, actor: event.actor };
    const [from, to] = [revision - COMMAND_LENGTH, revision + COMMAND_LENGTH];
    const around = await this.reader.visible(view, from, to, command, COMMAND_LENGTH);
    return {
      event,
      causes: around.filter((each) => each.id === event.causationId),
      effects: around.filter((each) => each.causationId === event.id),
    };
  }
}
