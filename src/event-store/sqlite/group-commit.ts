import { CLEARED, full, judge, MOVED_ON, rejected, unreachable } from '../append-rules.js';
import type { AppendResult, ClearResult, NewRecord } from '../event-store.port.js';
import { reasonOf } from '../reason.js';
import { sqliteCode, SQLITE, type Database, type Statement, tryTo } from './driver.js';

/** One append, as it is asked for. */
export interface Append {
  readonly stream: string;
  readonly expected: number;
  readonly records: readonly NewRecord[];
}

/** Writes appends to the file, several of them in one transaction. */
export class GroupCommit {
  private readonly begin: Statement;
  private readonly commit: Statement;
  private readonly rollback: Statement;
  private readonly savepoint: Statement;
  private readonly backToSavepoint: Statement;
  private readonly release: Statement;
  private readonly lengthOf: Statement;
  private readonly idAt: Statement;
  private readonly insert: Statement;
  private readonly isCleared: Statement;
  private readonly newestStream: Statement;
  private readonly remember: Statement;
  private readonly forget: Statement;

  /** @param committed told how long each commit took, in seconds */
  constructor(
    database: Database,
    private readonly committed: (seconds: number) => void = () => undefined,
  ) {
    this.begin = database.prepare('BEGIN IMMEDIATE');
    this.commit = database.prepare('COMMIT');
    this.rollback = database.prepare('ROLLBACK');
    this.savepoint = database.prepare('SAVEPOINT one');
    this.backToSavepoint = database.prepare('ROLLBACK TO one');
    this.release = database.prepare('RELEASE one');
    this.lengthOf = database.prepare('SELECT max("index") + 1 AS length FROM records WHERE stream = ?');
    this.idAt = database.prepare('SELECT id FROM records WHERE stream = ? AND "index" = ?');
    this.isCleared = database.prepare('SELECT 1 FROM cleared WHERE stream = ?');
    this.newestStream = database.prepare('SELECT stream FROM records ORDER BY position DESC LIMIT 1');
    this.remember = database.prepare('INSERT INTO cleared VALUES (?)');
    this.forget = database.prepare('DELETE FROM records WHERE stream = ?');
    this.insert = database.prepare(
      'INSERT INTO records (stream, "index", id, type, body, hash) VALUES (?, ?, ?, ?, ?, ?)',
    );
  }

  /** Stores a group of appends with one commit, each judged on its own; an answer to every one of them. */
  store(group: readonly Append[]): readonly AppendResult[] {
    try {
      return this.transaction(group);
    } catch (error) {
      // What one append is too big for may still hold the others.
      if (group.length > 1 && sqliteCode(error) === SQLITE.FULL)
        return group.flatMap((append) => this.store([append]));
      return group.map(() => failure(error));
    }
  }

  private transaction(group: readonly Append[]): AppendResult[] {
    this.begin.run();
    try {
      const results = group.map((append) => this.one(append, group.length === 1));
      if (results.some((result) => result.ok && !result.repeated)) this.commitGroup();
      else this.rollback.run();
      return results;
    } catch (error) {
      tryTo(() => this.rollback.run());
      throw error;
    }
  }

  private commitGroup(): void {
    const begun = performance.now();
    this.commit.run();
    this.committed((performance.now() - begun) / 1000);
  }

  /** Deletes the records of a stream that has so many, and none that is the newest of all. */
  clear(stream: string, expected: number): ClearResult {
    try {
      this.begin.run();
      try {
        const result = this.clearOne(stream, expected);
        if (result.ok) this.commit.run();
        else this.rollback.run();
        return result;
      } catch (error) {
        tryTo(() => this.rollback.run());
        throw error;
      }
    } catch (error) {
      return { ok: false, error: 'unreachable', reason: reasonOf(error) };
    }
  }

  private clearOne(stream: string, expected: number): ClearResult {
    if (this.isCleared.get(stream)) return { ok: true };
    const length = Number(this.lengthOf.get(stream)?.['length'] ?? 0);
    const newest = this.newestStream.get()?.['stream'] === stream;
    if (newest || length !== expected) return MOVED_ON;
    this.remember.run(stream);
    this.forget.run(stream);
    return { ok: true };
  }

  private one({ stream, expected, records }: Append, alone: boolean): AppendResult {
    if (expected === 0 && this.isCleared.get(stream)) return rejected(CLEARED);
    const length = Number(this.lengthOf.get(stream)?.['length'] ?? 0);
    const idAt = (index: number): string | undefined =>
      this.idAt.get(stream, index)?.['id'] as string | undefined;
    const judged = judge({ length, idAt }, expected, records);
    if (judged !== 'append') return judged;
    // A single row undoes itself, and an append that is alone in its transaction is undone with it.
    const guarded = !alone && records.length > 1;
    if (guarded) this.savepoint.run();
    try {
      records.forEach(({ id, type, body, hash }, at) =>
        this.insert.run(stream, length + at, id, type, body, hash),
      );
    } catch (error) {
      const reason = refusal(error);
      if (reason === null) throw error;
      if (guarded) this.backToSavepoint.run();
      return rejected(reason);
    } finally {
      if (guarded) tryTo(() => this.release.run());
    }
    return { ok: true, length: length + records.length, repeated: false };
  }
}

/** Why one append cannot be stored, where that is no fault of the others beside it. */
function refusal(error: unknown): string | null {
  switch (sqliteCode(error)) {
    case SQLITE.CONSTRAINT:
      return 'A record already stands elsewhere in the stream';
    case SQLITE.TOOBIG:
      return reasonOf(error);
    default:
      return null;
  }
}

/** What a failed transaction is to the caller; it was rolled back, or its fate is unknown. */
function failure(error: unknown): AppendResult {
  switch (sqliteCode(error)) {
    case SQLITE.FULL:
      return full(`The disk is full (${reasonOf(error)})`);
    case SQLITE.BUSY:
    case SQLITE.LOCKED:
      return unreachable(`Another process keeps the file locked (${reasonOf(error)})`);
    default:
      return unreachable(reasonOf(error));
  }
}
