import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { PostingRow, ReadModel } from '../../read-model/index.js';
import {
  LedgerQuery,
  ServiceError,
  TurnsQuery,
  type LedgerEntry,
  type Page,
  type TurnSummary,
} from '../contracts/index.js';
import { TimelineViews } from '../play/timeline-views.js';
import { READ_MODEL } from '../ports.js';
import { pageOf } from './paging.js';

type Line = LedgerEntry & { readonly number: number };

@QueryHandler(LedgerQuery)
export class LedgerHandler implements IQueryHandler<LedgerQuery> {
  constructor(
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    private readonly views: TimelineViews,
  ) {}

  async execute({ session, timelineId, filter, page }: LedgerQuery): Promise<Page<LedgerEntry>> {
    const view = await this.views.require(session, timelineId);
    const { turn, rule, toRevision = view.last, ...accounts } = filter;
    const after = cursorOf(page.after);
    // Turn and rule are looked at last: the balance counts what came before them.
    const lines = balanced(
      (await this.views.segments(view, 0, toRevision)).flatMap((segment) =>
        this.readModel.audit.postings(segment, accounts),
      ),
    ).filter((line) => matches(line, { turn, rule }) && isAfter(line, after));
    const entry = ({ number: _, ...line }: Line): LedgerEntry => line;
    return pageOf(lines, page.first, ({ revision, number }) => `${revision}-${number}`, entry);
  }
}

const matches = (
  line: Line,
  { turn, rule }: { turn: number | undefined; rule: string | undefined },
): boolean => (turn === undefined || line.turn === turn) && (rule === undefined || line.rule === rule);

/** The balances are sums of what the viewer may see: a hidden posting shows in none of them. */
function balanced(rows: readonly PostingRow[]): readonly Line[] {
  const sums = new Map<string, number>();
  return rows.map((row) => {
    const balance = (sums.get(row.account) ?? 0) + row.amount;
    sums.set(row.account, balance);
    return { ...row, balance };
  });
}

interface Cursor {
  readonly revision: number;
  readonly number: number;
}

function cursorOf(text: string | null): Cursor {
  if (text === null) return { revision: -1, number: 0 };
  const [, revision, number] = /^(\d{1,15})-(\d{1,6})$/.exec(text) ?? [];
  if (revision === undefined || number === undefined) {
    throw new ServiceError('BAD_USER_INPUT', 'This is no cursor of this list', ['after']);
  }
  return { revision: Number(revision), number: Number(number) };
}

const isAfter = (line: Line, after: Cursor): boolean =>
  line.revision > after.revision || (line.revision === after.revision && line.number > after.number);

@QueryHandler(TurnsQuery)
export class TurnsHandler implements IQueryHandler<TurnsQuery> {
  constructor(
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    private readonly views: TimelineViews,
  ) {}

  async execute({ session, timelineId }: TurnsQuery): Promise<readonly TurnSummary[]> {
    const view = await this.views.require(session, timelineId);
    const segments = await this.views.segments(view, 0, view.last);
    const ends = segments.flatMap((segment) => this.readModel.audit.turnEnds(segment));
    const turns: TurnSummary[] = [];
    let from = 0;
    for (const { turn, last, checksum } of ends) {
      const to = Math.min(last, view.last);
      turns.push({ turn, fromRevision: from, toRevision: to, checksum, events: to - from + 1 });
      from = to + 1;
    }
    if (from > view.last) return turns;
    const open = { fromRevision: from, toRevision: view.last, events: view.last - from + 1 };
    return [...turns, { turn: view.now.turn, ...open, checksum: null }];
  }
}
