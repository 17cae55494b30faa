import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  currentShape,
  isPlatformType,
  isSheet,
  mayKnow,
  type BoardView,
  type CommonViews,
} from '../../../engine/index.js';
import type { Seat, Viewer } from '../../../kernel/index.js';
import {
  DeadlinesQuery,
  DueQuery,
  EventsQuery,
  PositionQuery,
  viewerOf,
  type CampaignEntry,
  type PositionResult,
  type Session,
  type ShownEvent,
} from '../../contracts/index.js';
import { rowSentence, rowsOf } from '../chosen-options.js';
import { faceOfCampaign } from '../context.js';
import { namingOf, seatIn, type Naming, type SeatOf } from '../messages/names.js';
import { summaryOf } from '../messages/summary.js';
import { namesIn, type NameOf } from '../messages/things.js';
import { presentDeadlines } from '../presenters/deadlines.js';
import { presentStandings, presentUnit } from '../presenters/positions.js';
import { Rules } from '../rules.js';
import type { RulesetFace } from '../rulesets/face.js';

/** Units that a report holds. */
const MOST_UNITS = 100;
/** Things said in the open phase that a report holds. */
const MOST_SAID = 100;
/** Things told that a report holds. */
const MOST_TOLD = 20;
/** Events among which those are looked for that the seat was told: the arbiter sees others between them. */
const MOST_READ = 200;

/** What a substitute needs to know of a seat: all of it is asked with the session of whoever reads it. */
@Injectable()
export class HandOvers {
  constructor(
    private readonly queries: QueryBus,
    private readonly rules: Rules,
  ) {}

  /**
   * The report on a seat; on the seat of the asker where none is named. Null for everybody but its holder and the arbiter, and
   * where there is no such seat.
   */
  async of(session: Session, campaign: CampaignEntry, wanted: string | null) {
    const viewer = viewerOf(session, campaign.id);
    const seat = seatIn(campaign.seats)(wanted ?? (viewer.kind === 'seat' ? viewer.seat : null));
    if (!seat || !mayRead(viewer, seat)) return null;
    const [named, seatOf] = [namingOf(campaign.seats), seatIn(campaign.seats)];
    const position = await this.queries.execute(new PositionQuery(session, campaign.mainTimeline, {}));
    return {
      seat,
      moment: position.head,
      due: await this.due(session, campaign, seat, named, seatOf),
      said: await this.said(session, campaign, position, seat, named),
      ...piecesOf(position, seat, seatOf),
      told: await this.told(session, position, seat, named),
      ...(await this.time(session, campaign, seat, named, seatOf)),
    };
  }

  private async due(session: Session, campaign: CampaignEntry, { id }: Seat, named: Naming, seatOf: SeatOf) {
    const due = await this.queries.execute(new DueQuery(session, campaign.mainTimeline, id));
    return due.map((each) => this.rules.due(faceOfCampaign(campaign), each, named, seatOf));
  }

  private async said(
    session: Session,
    campaign: CampaignEntry,
    position: PositionResult,
    { id }: Seat,
    named: Naming,
  ) {
    const { timeline, head, ruleset, played } = position;
    const filter = { turn: head.turn, phase: head.phase, actor: id, kinds: ['input'] } as const;
    const page = { first: MOST_SAID, after: null };
    const { edges } = await this.queries.execute(new EventsQuery(session, timeline.id, filter, page));
    const [face, views] = [faceOfCampaign(campaign), ruleset.views as CommonViews<unknown>];
    const board = views.board(played.state);
    const nameOf = namesIn([position]);
    return edges.flatMap(({ node }) => inWords(node, face, board, nameOf).map(named));
  }

  private async told(session: Session, position: PositionResult, { id, role }: Seat, named: Naming) {
    const { timeline, head, ruleset } = position;
    const page = { first: MOST_READ, after: null, last: MOST_READ };
    const query = new EventsQuery(session, timeline.id, { kinds: ['outcome'] }, page);
    const { edges } = await this.queries.execute(query);
    const nameOf = namesIn([position]);
    const reader: Viewer = { kind: 'seat', seat: id, role };
    return edges
      .filter(
        ({ node }) => !node.type.startsWith('dice.') && mayKnow(ruleset.meta, node.audience, reader, head),
      )
      .slice(-MOST_TOLD)
      .map(({ node }) => named(summaryOf(node, nameOf)));
  }

  private async time(session: Session, campaign: CampaignEntry, { id }: Seat, named: Naming, seatOf: SeatOf) {
    const entry = await this.queries.execute(new DeadlinesQuery(session, campaign.id));
    const { ruleset } = faceOfCampaign(campaign);
    const { current, lateness } = presentDeadlines(entry, ruleset, named, seatOf);
    return { deadline: current, late: lateness.find(({ seat }) => seat?.id === id) ?? null };
  }
}

/** What was said in a sentence, and after it each order of a sheet. */
function inWords(
  event: ShownEvent,
  { ruleset, orders }: RulesetFace,
  board: BoardView,
  nameOf: NameOf,
): readonly string[] {
  const command = isPlatformType(event.type) ? null : ruleset.commandOf(currentShape(ruleset, event));
  const rows = command && isSheet(command) ? rowsOf(orders.write(command)) : [];
  return [summaryOf(event, nameOf), ...rows.map((row) => rowSentence(board, row))];
}

const mayRead = (viewer: Viewer, { id }: Seat): boolean =>
  viewer.kind === 'seat' && (viewer.seat === id || viewer.role === 'arbiter');

/** What the seat has and how it stands, as whoever asks may know it. */
function piecesOf({ ruleset, played }: PositionResult, { id }: Seat, seatOf: SeatOf) {
  const views: CommonViews<unknown> = ruleset.views;
  const units = views.units(played.state).filter(({ owner }) => owner === id);
  const standings = presentStandings(views.standings(played.state), seatOf);
  return {
    units: units.slice(0, MOST_UNITS).map((unit) => presentUnit(unit, seatOf)),
    standing: standings.seats.find(({ seat }) => seat?.id === id) ?? null,
  };
}
