import { QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import {
  DueQuery,
  PositionQuery,
  ServiceError,
  TurnOnRecordQuery,
  TurnsQuery,
  type MomentQuery,
  type PositionResult,
  type ShownEvent,
  type TurnOnRecord,
  type TurnSummary,
} from '../contracts/index.js';
import { Moments } from '../play/moments.js';
import { type TimelineView, TimelineAccess } from '../play/timeline-access.js';
import { EventReader, type Reading } from './event-reader.js';

/** Events of each kind that a report is made of. */
const MOST_EVENTS = 1000;

/** Gathers what a report of a turn is made of, all of it as its reader may know it. */
@QueryHandler(TurnOnRecordQuery)
export class TurnOnRecordHandler implements IQueryHandler<TurnOnRecordQuery> {
  constructor(
    private readonly access: TimelineAccess,
    private readonly reader: EventReader,
    private readonly moments: Moments,
    private readonly queries: QueryBus,
  ) {}

  async execute({ session, timelineId, turn: asked, until }: TurnOnRecordQuery): Promise<TurnOnRecord> {
    const view = await this.access.require(session, timelineId);
    const turns = await this.queries.execute(new TurnsQuery(session, timelineId));
    const isOver = view.row.over && !view.capped;
    const place = placeOf(turns, asked, isOver ? 0 : 1);
    const [turn, previous] = [turns[place], turns[place - 1]];
    if (!turn) throw new ServiceError('BAD_USER_INPUT', `Turn ${asked} is not in the history.`, ['turn']);
    const began = previous ? { turn: previous.turn } : { revision: turn.fromRevision };
    const at = (moment: MomentQuery): Promise<PositionResult> =>
      this.queries.execute(new PositionQuery(session, timelineId, moment));
    const last = await this.moments.revision(view, until);
    const isCut = last < (await this.moments.revision(view, { turn: turn.turn }));
    const [before, after] = await Promise.all([at(began), at(isCut ? until : { turn: turn.turn })]);
    if (after.head.revision < before.head.revision)
      throw new ServiceError('BAD_USER_INPUT', `Turn ${turn.turn} had not begun at that moment.`, ['at']);
    const isNow = !isCut && !isOver && place >= turns.length - 2;
    return {
      campaign: view.campaign,
      turn: turn.turn,
      now: isCut ? after.head : isNow ? view.now : null,
      over: !isCut && isOver && place === turns.length - 1,
      before,
      after,
      ...(await this.events(view, turn.turn, isCut ? last : view.last)),
      due: isNow ? await this.queries.execute(new DueQuery(session, timelineId, null)) : [],
    };
  }

  private async events(view: TimelineView, turn: number, last: number) {
    const of = (kind: string): Promise<Reading> =>
      this.reader.visible(view, 0, last, { turn, kinds: [kind] }, MOST_EVENTS);
    const [said, came] = await Promise.all([of('input'), of('outcome')]);
    const more = said.next !== null || came.next !== null;
    return { events: [...said.events, ...came.events].sort(inOrder), more };
  }
}

/** Of the turn asked for among all; without one of the last but those that are still open. */
function placeOf(turns: readonly TurnSummary[], asked: number | null, open: number): number {
  return asked === null
    ? Math.max(0, turns.length - 1 - open)
    : turns.findIndex(({ turn }) => turn === asked);
}

const inOrder = (one: ShownEvent, other: ShownEvent): number =>
  one.revision - other.revision || one.place - other.place;
