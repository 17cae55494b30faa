import { existing } from '../../kernel/index.js';
import type { ReadOptions, StoredRecord } from '../event-store.port.js';
import { readRange } from '../read-range.js';
import type { Database, SqlValue, Statement } from './driver.js';

/** Records held in memory at a time: so many at first, and so many, or about so many characters of bodies, later on. */
const FIRST_PAGE = 64;
const PAGE_RECORDS = 512;
const PAGE_CHARACTERS = 8_000_000;

/** Reads records in pages; no statement stays open between two pages, so a slow reader holds up nobody. */
export class RecordReader {
  private readonly forwards: Statement;
  private readonly backwards: Statement;
  private readonly all: Statement;
  private readonly lengthOf: Statement;
  private readonly newest: Statement;

  constructor(database: Database) {
    const select = (rest: string): Statement => {
      const columns = 'position, stream, "index", id, type, body, hash';
      const statement = database.prepare(`SELECT ${columns} FROM records WHERE ${rest} LIMIT ?`);
      statement.setReturnArrays(true);
      return statement;
    };
    this.forwards = select('stream = ? AND "index" >= ? ORDER BY "index"');
    this.backwards = select('stream = ? AND "index" <= ? ORDER BY "index" DESC');
    this.all = select('position > ? AND position <= ? ORDER BY position');
    this.lengthOf = database.prepare('SELECT max("index") + 1 AS length FROM records WHERE stream = ?');
    this.newest = database.prepare('SELECT max(position) AS position FROM records');
  }

  length(stream: string): number {
    return Number(existing(this.lengthOf.get(stream), 'length')['length'] ?? 0);
  }

  lastPosition(): bigint | null {
    const position = existing(this.newest.get(), 'position')['position'] ?? null;
    return position === null ? null : BigInt(Number(position));
  }

  /** Gives the next page of a stream at each call, up to the length it has now; an empty one at the end. */
  streamPages(stream: string, options: ReadOptions): () => StoredRecord[] {
    const range = readRange(options, this.length(stream));
    if (!range) return () => [];
    const statement = range.step === 1 ? this.forwards : this.backwards;
    let next = range.first;
    return pagesOf(range.count, (limit) => {
      const records = rows(statement, stream, next, limit);
      if (records.length === 0) throw new Error(`Record ${next} of ${stream} is missing`);
      next += records.length * range.step;
      return records;
    });
  }

  /** Gives the next page of all streams at each call, up to what is there now; an empty one at the end. */
  allPages(after: bigint | null, limit: number): () => StoredRecord[] {
    const until = this.lastPosition() ?? -1n;
    let position = after ?? -1n;
    return pagesOf(limit, (count) => {
      const records = rows(this.all, position, until, count);
      position = records.at(-1)?.position ?? position;
      return records;
    });
  }
}

/** Pages of a size that suits the bodies of the page before. */
function pagesOf(count: number, fetch: (limit: number) => StoredRecord[]): () => StoredRecord[] {
  let left = count;
  let size = FIRST_PAGE;
  return () => {
    if (left <= 0) return [];
    const records = fetch(Math.min(left, size));
    const characters = records.reduce((sum, record) => sum + record.body.length, 1);
    size = Math.max(1, Math.min(PAGE_RECORDS, Math.floor((PAGE_CHARACTERS * records.length) / characters)));
    left -= records.length;
    return records;
  };
}

type RecordRow = [
  position: number,
  stream: string,
  index: number,
  id: string,
  type: string,
  body: string,
  hash: string,
];

function rows(statement: Statement, ...parameters: SqlValue[]): StoredRecord[] {
  return (statement.all(...parameters) as unknown as RecordRow[]).map(
    ([position, stream, index, id, type, body, hash]) => ({
      stream,
      index,
      position: BigInt(position),
      id,
      type,
      body,
      hash,
    }),
  );
}
