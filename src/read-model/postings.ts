import type { Row, SqlValue } from '../event-store/sqlite/driver.js';
import type { ReadModelDatabase } from './database.js';
import { Conditions, NUMBER, visible, within, type ViewedSegment } from './seeing.js';

export interface PostingSearch {
  readonly account?: string;
  readonly measure?: string;
  readonly seat?: string;
}

/** Some lines of a ledger. */
export interface LedgerSearch {
  readonly turn?: number;
  readonly rule?: string;
  /** Only lines after this one. */
  readonly after: { readonly step: number; readonly place: number } | null;
  readonly limit: number;
}

export interface PostingRow {
  readonly revision: number;
  readonly step: number;
  /** Its place among the postings of the step that the viewer may see, 0-based. */
  readonly place: number;
  /** Its place among the postings of its event. */
  readonly number: number;
  readonly eventId: string;
  readonly turn: number;
  readonly phase: string;
  readonly account: string;
  readonly measure: string;
  readonly seat: string | null;
  readonly amount: number;
  readonly rule: string;
  readonly cause: string;
}

/** A posting with the sum of its account over what was asked for, itself included. */
export interface LedgerRow extends PostingRow {
  readonly sum: number;
}

/** The postings of a history that a viewer may see. */
export interface Postings {
  /** Visible postings of a stretch, in order. */
  postings(segment: ViewedSegment): readonly PostingRow[];
  /**
   * Some visible postings of a history's stretches, in order. The sums are of all that the search of accounts finds, also
   * before the first line.
   */
  ledger(
    segments: readonly ViewedSegment[],
    accounts: PostingSearch,
    lines: LedgerSearch,
  ): readonly LedgerRow[];
}

export function openPostings(database: ReadModelDatabase): Postings {
  return {
    postings: (segment) => {
      database.flush();
      const seen = visiblePostings(segment);
      return database.all(`${seen.sql} ORDER BY postings.revision, number`, ...seen.values).map(postingRow);
    },
    ledger: (segments, accounts, lines) => {
      database.flush();
      const found: LedgerRow[] = [];
      for (const [at, segment] of segments.entries()) {
        if (found.length >= lines.limit) break;
        const limit = lines.limit - found.length;
        const rows = pageWithin(database, segment, accounts, { ...lines, limit });
        const before = segments.slice(0, at);
        found.push(
          ...rows.map((row) => ({ ...row, sum: balance(database, before, segment, accounts, row) })),
        );
      }
      return found;
    },
  };
}

/** Some lines of a stretch, each at its place in its step. */
function pageWithin(
  database: ReadModelDatabase,
  segment: ViewedSegment,
  accounts: PostingSearch,
  { turn, rule, after, limit }: LedgerSearch,
): readonly PostingRow[] {
  const places = placesWithin(database, segment);
  const may = visible(segment);
  const where = within(segment, 'postings');
  where.add(may.sql, ...may.values);
  addAccounts(where, accounts);
  where.equal('postings.turn', turn);
  where.equal('postings.rule', rule);
  if (after) {
    const last = places(after.step)[after.place];
    if (last) where.add('(postings.revision, number) > (?, ?)', last.revision, last.number);
    else where.add('events.step > ?', after.step);
  }
  const sql = `SELECT postings.*, events.step FROM postings
    JOIN events ON events.timeline = postings.timeline AND events.revision = postings.revision
    WHERE ${where.sql} ORDER BY postings.revision, number LIMIT ?`;
  return database.all(sql, ...where.values, limit).map((row) => {
    const posting = postingRow({ ...row, place: 0 });
    const { revision, number } = posting;
    const isIt = (each: PostingRow): boolean => each.revision === revision && each.number === number;
    return { ...posting, place: places(posting.step).findIndex(isIt) };
  });
}

/** Finds the visible postings of a step within a stretch, in order. */
function placesWithin(
  database: ReadModelDatabase,
  segment: ViewedSegment,
): (step: number) => readonly PostingRow[] {
  const known = new Map<number, readonly PostingRow[]>();
  const look = (step: number): readonly PostingRow[] => {
    const sql = `SELECT first, last FROM steps WHERE timeline = ${NUMBER} AND step = ?`;
    const range = database.get(sql, segment.timelineId, step);
    if (!range) return [];
    const from = Math.max(segment.from, Number(range['first']));
    const to = Math.min(segment.to, Number(range['last']));
    const seen = visiblePostings({ ...segment, from, to });
    return database.all(`${seen.sql} ORDER BY postings.revision, number`, ...seen.values).map(postingRow);
  };
  return (step) => {
    const found = known.get(step) ?? look(step);
    known.set(step, found);
    return found;
  };
}

/** The sum of what is visible of an account, as far as the search finds it, up to a posting of the last stretch, inclusive. */
function balance(
  database: ReadModelDatabase,
  before: readonly ViewedSegment[],
  segment: ViewedSegment,
  accounts: PostingSearch,
  { account, revision, number }: PostingRow,
): number {
  const search = { ...accounts, account };
  const whole = before.map((each) => sumWithin(database, each, search, each.to, Number.MAX_SAFE_INTEGER));
  return whole.reduce((sum, each) => sum + each, sumWithin(database, segment, search, revision, number));
}

/** What is visible of an account from the beginning of a stretch up to a posting, inclusive. */
function sumWithin(
  database: ReadModelDatabase,
  segment: ViewedSegment,
  search: PostingSearch,
  revision: number,
  number: number,
): number {
  const sumTo = (book: Row, ...place: readonly [number, number]): number => {
    const sql = `SELECT sum FROM postings WHERE book = ? AND (revision, number) <= (?, ?)
      ORDER BY revision DESC, number DESC LIMIT 1`;
    return Number(database.get(sql, Number(book['number']), ...place)?.['sum'] ?? 0);
  };
  const books = visibleBooks(database, segment, search);
  const booked = books.reduce(
    (sum, book) => sum + sumTo(book, revision, number) - sumTo(book, segment.from, -1),
    0,
  );
  const seen = visiblePostings(segment);
  const sealed = new Conditions();
  addAccounts(sealed, search);
  const sql = `${seen.sql} AND postings.book IS NULL AND ${sealed.sql} AND (postings.revision, postings.number) <= (?, ?)`;
  const rows = database.all(sql, ...seen.values, ...sealed.values, revision, number);
  return rows.reduce((sum, row) => sum + Number(row['amount']), booked);
}

function visibleBooks(
  database: ReadModelDatabase,
  segment: ViewedSegment,
  { account, measure, seat }: PostingSearch,
): readonly Row[] {
  const may = visible(segment);
  const where = new Conditions();
  where.add(`timeline = ${NUMBER}`, segment.timelineId);
  where.equal('account', account);
  where.equal('measure', measure);
  where.equal('seat', seat);
  // A book is seen by whom its events are seen by, and none of them is sealed.
  const sql = `SELECT number FROM (SELECT *, NULL AS until_turn, NULL AS until_phase FROM books WHERE ${where.sql}) AS events
    WHERE ${may.sql}`;
  return database.all(sql, ...where.values, ...may.values);
}

/** The postings of a stretch that its viewer may see, each with its place among those of its step. */
function visiblePostings(segment: ViewedSegment): { readonly sql: string; readonly values: SqlValue[] } {
  const may = visible(segment);
  const where = within(segment, 'postings');
  where.add(may.sql, ...may.values);
  const sql = `SELECT postings.*, events.step, row_number() OVER (
      PARTITION BY events.step ORDER BY postings.revision, postings.number
    ) - 1 AS place
    FROM postings
    JOIN events ON events.timeline = postings.timeline AND events.revision = postings.revision
    WHERE ${where.sql}`;
  return { sql, values: where.values };
}

function addAccounts(where: Conditions, search: PostingSearch): void {
  for (const column of ['account', 'measure', 'seat'] as const)
    where.equal(`postings.${column}`, search[column]);
}

const postingRow = (row: Row): PostingRow => ({
  revision: Number(row['revision']),
  step: Number(row['step']),
  place: Number(row['place']),
  number: Number(row['number']),
  eventId: String(row['event']),
  turn: Number(row['turn']),
  phase: String(row['phase']),
  account: String(row['account']),
  measure: String(row['measure']),
  seat: row['seat'] === null ? null : String(row['seat']),
  amount: Number(row['amount']),
  rule: String(row['rule']),
  cause: String(row['cause']),
});
