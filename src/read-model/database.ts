import { tryTo } from '../event-store/sqlite/driver.js';
import type { Database, Row, SqlValue, Statement } from '../event-store/sqlite/driver.js';
import { formOfTables } from '../hashing/code-form.js';
import { SCHEMA } from './schema.js';

/** Writes between two commits at most, and the longest time a write waits for its commit. */
const WRITES_PER_COMMIT = 4000;
const COMMIT_AFTER_MS = 250;

/** Between a commit that the disk had no room for and the next attempt. */
const COMMIT_AGAIN_AFTER_MS = 1000;

interface Write {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

/**
 * The read model's database: statements prepared once, writes gathered into transactions. Reads run on the same
 * connection and see writes that are not committed yet; what a crash loses is projected again from the checkpoint.
 */
export interface ReadModelDatabase {
  run(sql: string, ...values: SqlValue[]): number;
  /** Writes of one piece of work, committed together or not at all; others may read in between, and write what is theirs. */
  whole(work: () => Promise<void> | void): Promise<void>;
  get(sql: string, ...values: SqlValue[]): Row | undefined;
  all(sql: string, ...values: SqlValue[]): Row[];
  /** Called before each commit: whatever is kept in memory must be written now. */
  beforeCommit(flush: () => void): void;
  /** Writes what is kept in memory, so that a read sees it. */
  flush(): void;
  commit(): void;
  close(): void;
}

/**
 * Prepares the schema; a file that other code has filled is emptied first. Throws the driver's error if it cannot.
 * @param form of the tables, hexadecimal
 */
export function readModelDatabase(database: Database, form = formOfTables()): ReadModelDatabase {
  prepareSchema(database, form);
  const prepared = new Map<string, Statement>();
  const flushes: (() => void)[] = [];
  let open = false;
  let writes: Write[] = [];
  let most = WRITES_PER_COMMIT;
  let flushing = false;
  let holding = false;
  let timer: NodeJS.Timeout | null = null;

  const statement = (sql: string): Statement => {
    let found = prepared.get(sql);
    if (!found) prepared.set(sql, (found = database.prepare(sql)));
    return found;
  };

  const flushAll = (): void => {
    flushing = true;
    for (const flush of flushes) flush();
    flushing = false;
  };

  const commit = (): void => {
    if (timer) clearTimeout(timer);
    timer = null;
    if (!open) return;
    if (holding) {
      timer = setTimeout(commit, COMMIT_AFTER_MS).unref();
      return;
    }
    flushAll();
    try {
      database.exec('COMMIT');
    } catch {
      writeAgain();
      return;
    }
    open = false;
    writes = [];
    most = WRITES_PER_COMMIT;
  };

  /** A commit that fails, on a full disk, undoes its writes. They are made again, seen by reads, and committed later. */
  const writeAgain = (): void => {
    tryTo(() => database.exec('ROLLBACK'));
    database.exec('BEGIN');
    for (const { sql, values } of writes) statement(sql).run(...values);
    most = writes.length + WRITES_PER_COMMIT;
    timer = setTimeout(commit, COMMIT_AGAIN_AFTER_MS).unref();
  };

  const begin = (): void => {
    if (open) return;
    database.exec('BEGIN');
    open = true;
    timer = setTimeout(commit, COMMIT_AFTER_MS).unref();
  };

  return {
    run: (sql, ...values) => {
      if (writes.length >= most && !flushing && !holding) commit();
      begin();
      const { lastInsertRowid } = statement(sql).run(...values);
      writes.push({ sql, values });
      return Number(lastInsertRowid);
    },
    whole: async (work) => {
      holding = true;
      try {
        await work();
      } finally {
        holding = false;
      }
    },
    get: (sql, ...values) => statement(sql).get(...values),
    all: (sql, ...values) => statement(sql).all(...values),
    // Between two commits there is nothing in memory that is not written.
    flush: () => void (open && flushAll()),
    beforeCommit: (flush) => void flushes.push(flush),
    commit,
    close: () => {
      commit();
      if (timer) clearTimeout(timer);
      // Statements outlive the connection: without this its lock would last as long as the process.
      tryTo(() => database.exec('PRAGMA journal_mode = DELETE; PRAGMA locking_mode = NORMAL'));
      tryTo(() => database.exec('SELECT count(*) FROM sqlite_schema'));
      database.close();
    },
  };
}

/** Key of the fact that a stream could not be projected: the next start begins anew. */
export const SPOILED = 'spoiled';

export const isSpoiled = (database: Database): boolean =>
  database.prepare('SELECT 1 FROM facts WHERE key = ?').get(SPOILED) !== undefined;

/** Whether the tables in a file are those that this code fills. */
export const isOfForm = (database: Database, form = formOfTables()): boolean =>
  Number(database.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0) === versionOf(form);

/** SQLite keeps one number of 32 bits with a sign for whoever owns a file. */
const versionOf = (form: string): number => parseInt(form.slice(0, 7), 16);

function prepareSchema(database: Database, form: string): void {
  if (isOfForm(database, form) && !isSpoiled(database)) return;
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  for (const { name } of tables) database.exec(`DROP TABLE "${String(name)}"`);
  database.exec(SCHEMA);
  database.exec(`PRAGMA user_version = ${versionOf(form)}`);
}
