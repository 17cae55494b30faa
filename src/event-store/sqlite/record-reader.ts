import type { ReadOptions, StoredRecord } from '../event-store.port.js';
import { readRange } from '../read-range.js';
import type { Database, Row, Statement } from './driver.js';

/** Records held in memory at a time: so many, or so many characters of bodies. */
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
    const columns = 'SELECT position, stream, "index", id, type, body, hash FROM records';
    this.forwards = database.prepare(`${columns} WHERE stream = ? AND "index" >= ? ORDER BY "index" LIMIT ?`);
    this.backwards = database.prepare(
      `${columns} WHERE stream = ? AND "index" <= ? ORDER BY "index" DESC LIMIT ?`,
    );
    this.all = database.prepare(`${columns} WHERE position > ? AND position <= ? ORDER BY position LIMIT ?`);
    this.lengthOf = database.prepare('SELECT max("index") + 1 AS length FROM records WHERE stream = ?');
    this.newest = database.prepare('SELECT max(position) AS position FROM records');
  }

  length(stream: string): number {
    return Number(this.lengthOf.get(stream)!['length'] ?? 0);
  }

  lastPosition(): bigint | null {
    const position = this.newest.get()!['position'] ?? null;
    return position === null ? null : BigInt(Number(position));
  }

  /** Records of one stream, as many pages as there are at the time of the call. */
  *pages(stream: string, options: ReadOptions): Generator<StoredRecord[], undefined> {
    const range = readRange(options, this.length(stream));
    if (!range) return;
    const statement = range.step === 1 ? this.forwards : this.backwards;
    let next = range.first;
    for (let left = range.count; left > 0;) {
      const records = page(statement.iterate(stream, next, Math.min(left, PAGE_RECORDS)));
      if (records.length === 0) throw new Error(`Record ${next} of ${stream} is missing`);
      yield records;
      left -= records.length;
      next += records.length * range.step;
    }
  }

  /** The next page of records of all streams after a position; empty at the end. */
  allAfter(
    position: bigint | null,
    until: bigint = BigInt(Number.MAX_SAFE_INTEGER),
    limit = PAGE_RECORDS,
  ): StoredRecord[] {
    return page(this.all.iterate(position ?? -1n, until, Math.min(limit, PAGE_RECORDS)));
  }
}

function page(rows: Iterable<Row>): StoredRecord[] {
  const records: StoredRecord[] = [];
  let characters = 0;
  for (const row of rows) {
    const record = toRecord(row);
    records.push(record);
    characters += record.body.length;
    if (characters > PAGE_CHARACTERS) break;
  }
  return records;
}

function toRecord(row: Row): StoredRecord {
  return {
    stream: row['stream'] as string,
    index: Number(row['index']),
    position: BigInt(Number(row['position'])),
    id: row['id'] as string,
    type: row['type'] as string,
    body: row['body'] as string,
    hash: row['hash'] as string,
  };
}
