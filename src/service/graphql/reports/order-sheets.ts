import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { BoardView, CommonViews } from '../../../engine/index.js';
import { existing } from '../../../kernel/index.js';
import { makeOrderSheet, sheetPaper, type Paper } from '../../../reporting/index.js';
import {
  CampaignQuery,
  DeadlinesQuery,
  DueQuery,
  EventsQuery,
  PositionQuery,
  ServiceError,
  type PositionResult,
  type Session,
} from '../../contracts/index.js';
import { isTime, pause } from '../../pause.js';
import { optionLines } from '../chosen-options.js';
import { namingOf, seatIn, type Naming } from '../messages/names.js';
import { summaryOf } from '../messages/summary.js';
import { namesIn, sentenceWithNames } from '../messages/things.js';
import { Rules } from '../rules.js';
import { dueInWords } from './due-words.js';

/** Pieces that a sheet holds. */
const MOST_PIECES = 100;
/** Things said that a sheet holds. */
const MOST_SAID = 200;

/** Order sheets of the phase that is open, each for the seat that asks. */
@Injectable()
export class OrderSheets {
  constructor(
    private readonly queries: QueryBus,
    private readonly rules: Rules,
  ) {}

  /** Throws NOT_FOUND where there is no such timeline, FORBIDDEN for who holds no seat. */
  async of(session: Session, timelineId: string): Promise<Paper> {
    const position = await this.queries.execute(new PositionQuery(session, timelineId, {}));
    const { ruleset, played, viewer, timeline, head } = position;
    if (viewer.kind !== 'seat')
      throw new ServiceError('FORBIDDEN', 'An order sheet needs the token of a seat.');
    const { turn, phase } = head;
    const named = namingOf(played.seats);
    const views: CommonViews<unknown> = ruleset.views;
    const board = views.board(played.state);
    const campaign = await this.queries.execute(new CampaignQuery(session, timeline.campaignId));
    const due = await this.queries.execute(new DueQuery(session, timelineId, viewer.seat));
    const { schedule } = await this.queries.execute(new DeadlinesQuery(session, timeline.campaignId));
    const sheet = makeOrderSheet({
      campaign: campaign?.name ?? '',
      ruleset: ruleset.meta.title,
      seat: existing(seatIn(played.seats)(viewer.seat), 'seat'),
      turn,
      phase,
      title: ruleset.meta.phases.find(({ code }) => code === phase)?.title ?? phase,
      due: dueInWords(due, position, this.rules, schedule),
      said: await this.said(session, position, viewer.seat, named),
      board,
      choices: await choicesOf(position, viewer.seat, board, named),
    });
    return sheetPaper(sheet);
  }

  private async said(session: Session, position: PositionResult, actor: string, named: Naming) {
    const { timeline, head } = position;
    const filter = { turn: head.turn, phase: head.phase, actor, kinds: ['input'] } as const;
    const page = { first: MOST_SAID, after: null };
    const { edges } = await this.queries.execute(new EventsQuery(session, timeline.id, filter, page));
    const nameOf = namesIn([position]);
    return edges.map(({ node }) => named(summaryOf(node, nameOf)));
  }
}

/** Legal orders of the seat's pieces, in words. */
async function choicesOf(
  position: PositionResult,
  seat: string,
  board: BoardView,
  named: Naming,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { ruleset, played } = position;
  const nameOf = namesIn([position]);
  const choices = new Map<string, readonly string[]>();
  for (const { id } of board.pieces.filter(({ owner }) => owner === seat).slice(0, MOST_PIECES)) {
    if (isTime()) await pause();
    const legal = (ruleset.options(played.state, seat, id) ?? []).filter(({ barred }) => barred.length === 0);
    const lines = optionLines(board, id, legal);
    choices.set(
      id,
      lines.map((line) => named(sentenceWithNames(line, nameOf))),
    );
  }
  return choices;
}
