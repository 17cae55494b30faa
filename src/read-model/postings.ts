import type { Row, SqlValue } from '../event-store/sqlite/driver.js';
import type { ReadModelDatabase } from './database.js';
import { Conditions, visible, within, type ViewedSegment } from './seeing.js';

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
      database.settle();
      const seen = visiblePostings(segment);
      return database.all(`${seen.sql} ORDER BY postings.revision, number`, ...seen.values).map(postingRow);
    },
    ledger: (segments, accounts, { turn, rule, after, limit }) => {
      if (segments.length === 0 || limit <= 0) return [];
      database.settle();
      const seen = segments.map(visiblePostings);
      const wanted = wantedAccounts(accounts);
      const lines = new Conditions();
      lines.add('1');
      lines.equal('turn', turn);
      lines.equal('rule', rule);
      if (after) lines.add('(step, place) > (?, ?)', after.step, after.place);
      const sql = `SELECT * FROM (
        SELECT *, sum(amount) OVER (PARTITION BY account ORDER BY revision, number) AS sum
        FROM (${seen.map((each) => each.sql).join(' UNION ALL ')}) WHERE ${wanted.sql}
      ) WHERE ${lines.sql} ORDER BY revision, number LIMIT ?`;
      const values = [...seen.flatMap((each) => each.values), ...wanted.values, ...lines.values, limit];
      return database.all(sql, ...values).map((row) => ({ ...postingRow(row), sum: Number(row['sum']) }));
    },
  };
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

function wantedAccounts(search: PostingSearch): Conditions {
  const wanted = new Conditions();
  wanted.add('1');
  for (const column of ['account', 'measure', 'seat'] as const) wanted.equal(column, search[column]);
  return wanted;
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
