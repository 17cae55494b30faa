import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { LedgerSearch, PhaseEnd, PostingRow, PostingSearch, ReadModel } from '../../read-model/index.js';
import {
  LedgerQuery,
  TurnsQuery,
  type LedgerEntry,
  type Page,
  type PhaseSummary,
  type TurnSummary,
} from '../contracts/index.js';
import { Inject } from '../inject.js';
import { pageOf, placeCursor, placeIn } from '../paging.js';
import { Moments } from '../play/moments.js';
import { TimelineAccess, type TimelineView } from '../play/timeline-access.js';
import { READ_MODEL } from '../ports.js';
import { Openings } from './openings.js';

@QueryHandler(LedgerQuery)
export class LedgerHandler implements IQueryHandler<LedgerQuery> {
  constructor(
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    private readonly access: TimelineAccess,
    private readonly moments: Moments,
    private readonly openings: Openings,
  ) {}

  async execute({ session, timelineId, filter, page }: LedgerQuery): Promise<Page<LedgerEntry>> {
    const view = await this.access.require(session, timelineId);
    const { turn, rule, moment = {}, ...accounts } = filter;
    const to = await this.moments.revision(view, moment);
    const cursor = page.after === null ? null : placeIn(page.after);
    // Turn and rule are looked at last: the balance counts what came before them.
    const lines = {
      ...(turn === undefined ? {} : { turn }),
      ...(rule === undefined ? {} : { rule }),
      after: cursor && { step: cursor.revision, place: cursor.place },
      limit: page.first + 1,
    };
    const found = await this.lines(view, to, accounts, lines);
    return pageOf(found, page, placeCursor, ({ place: _, number: __, ...entry }) => entry);
  }

  /** What the campaign began with is at hand and comes first; the rest is paged in the database. */
  private async lines(
    view: TimelineView,
    to: number,
    accounts: PostingSearch,
    search: LedgerSearch,
  ): Promise<readonly Line[]> {
    const { audit } = this.readModel;
    const [first, ...rest] = await this.access.segments(view, 0, to);
    if (!first) return [];
    const opening = (await this.openings.postings(view, first)).filter((row) => isOf(row, accounts));
    const sums = new Map<string, number>();
    const opened = opening.map((row) => {
      const balance = (sums.get(row.account) ?? 0) + row.amount;
      sums.set(row.account, balance);
      return lineOf(row, balance);
    });
    const begun = opened.filter((line) => isAmong(line, search));
    const last = audit.step(first.timelineId, 0)?.last ?? -1;
    const limit = search.limit - begun.length;
    const later = audit.ledger([{ ...first, from: last + 1 }, ...rest], accounts, { ...search, limit });
    return [...begun, ...later.map(({ sum, ...row }) => lineOf(row, sum + (sums.get(row.account) ?? 0)))];
  }
}

/** A posting, at its place among those of its step that the viewer may see. */
type Line = LedgerEntry & Pick<PostingRow, 'place' | 'number'>;

/** The balances are sums of what the viewer may see: a hidden posting shows in none of them. */
const lineOf = ({ step, ...row }: PostingRow, balance: number): Line => ({ ...row, revision: step, balance });

const isOf = (row: PostingRow, search: PostingSearch): boolean =>
  (['account', 'measure', 'seat'] as const).every(
    (column) => search[column] === undefined || row[column] === search[column],
  );

const isAmong = (line: Line, { turn, rule, after }: LedgerSearch): boolean =>
  (turn === undefined || line.turn === turn) &&
  (rule === undefined || line.rule === rule) &&
  (after === null ||
    line.revision > after.step ||
    (line.revision === after.step && line.place > after.place));

@QueryHandler(TurnsQuery)
export class TurnsHandler implements IQueryHandler<TurnsQuery> {
  constructor(
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    private readonly access: TimelineAccess,
  ) {}

  async execute({ session, timelineId }: TurnsQuery): Promise<readonly TurnSummary[]> {
    const view = await this.access.require(session, timelineId);
    const ends = (await this.access.segments(view, 0, view.last)).flatMap((segment) =>
      this.readModel.audit.turnEnds(segment),
    );
    const phases = await this.phases(view);
    const turns: TurnSummary[] = [];
    let began = 0;
    for (const { turn, last, checksum, at } of ends) {
      const ended = Math.min(last, view.last);
      const stretch = await this.stretch(view, began, ended);
      turns.push({ turn, checksum, endedAt: at, ...stretch, phases: phases.get(turn) ?? [] });
      began = ended + 1;
    }
    // A turn begins in the step that ends the one before, unless that one was the last.
    const { turn } = view.now;
    if (turns.at(-1)?.turn === turn) return turns;
    const stretch = await this.stretch(view, began, view.last);
    return [...turns, { turn, checksum: null, endedAt: null, ...stretch, phases: phases.get(turn) ?? [] }];
  }

  /** Phases by turn, as far as the viewer may know of the history. */
  private async phases(view: TimelineView): Promise<ReadonlyMap<number, readonly PhaseSummary[]>> {
    const { audit, history, steps } = this.readModel;
    const segments = await history.segments(view.facts.id, 0, view.last);
    const ended = segments.flatMap(({ timelineId, from, to }) =>
      audit.phasesFrom(timelineId, from).filter(({ last }) => last <= to),
    );
    const now = { ...view.now, step: await steps.of(view.facts.id, view.last), at: null };
    const found = new Map<number, PhaseSummary[]>();
    let fromRevision = 0;
    for (const { turn, phase, step, at } of onlyOnce([...ended, now])) {
      const own = found.get(turn) ?? [];
      // What passes in the step that ended the turn before is still its end.
      if (own.length === 0 && at !== null && step === fromRevision && found.size > 0) continue;
      own.push({ phase, fromRevision, toRevision: step, endedAt: at });
      found.set(turn, own);
      fromRevision = step;
    }
    return found;
  }

  /** Steps of a turn that begins and ends with these revisions, and how much of it the viewer sees. */
  private async stretch(view: TimelineView, from: number, to: number) {
    const { steps, audit } = this.readModel;
    const stepOf = (revision: number): Promise<number> => steps.of(view.facts.id, revision);
    const segments = from > to ? [] : await this.access.segments(view, from, to);
    const events = segments.reduce((sum, segment) => sum + audit.seen(segment).length, 0);
    return { fromRevision: await stepOf(Math.max(0, from - 1)), toRevision: await stepOf(to), events };
  }
}

type Stood = Pick<PhaseEnd, 'turn' | 'phase' | 'step'> & { readonly at: string | null };

/** A phase that a fork goes on with ends where it ends there. */
function onlyOnce(phases: readonly Stood[]): readonly Stood[] {
  const nameOf = ({ turn, phase }: Stood): string => `${turn} ${phase}`;
  const last = new Map(phases.map((each) => [nameOf(each), each]));
  return phases.filter((each) => last.get(nameOf(each)) === each);
}
