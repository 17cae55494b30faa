import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { reasonOf } from '../reason.js';

/** What a column or a parameter may hold here. Dates and booleans are not bound: the driver would change them silently. */
export type SqlValue = null | number | bigint | string | Uint8Array;
export type Row = Record<string, SqlValue>;

export interface Statement {
  run(...parameters: SqlValue[]): {
    readonly changes: number | bigint;
    readonly lastInsertRowid: number | bigint;
  };
  /** The first row, or undefined. */
  get(...parameters: SqlValue[]): Row | undefined;
  all(...parameters: SqlValue[]): Row[];
  /** Whether rows come as arrays of values, which is faster, instead of objects. */
  setReturnArrays(arrays: boolean): void;
  /** Rows one by one; leaving the loop early lets go of the statement. */
  iterate(...parameters: SqlValue[]): IterableIterator<Row>;
}

/**
 * The part of the `node:sqlite` API that is used here. All calls are synchronous. Keep a reference to the database for as
 * long as one of its statements is used: the package does not do so itself, and the process would crash.
 */
export interface Database {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}

export interface DatabaseSettings {
  /** FULL: a commit survives power loss. NORMAL: it survives a crash of the process only, and costs far less. */
  readonly synchronous?: 'FULL' | 'NORMAL' | 'OFF';
  /** How long a statement waits for a lock that another process holds, in milliseconds. */
  readonly busyTimeout?: number;
  /** True: no other process, and nobody else in this one, opens the file meanwhile. */
  readonly exclusive?: boolean;
}

type Driver = {
  readonly DatabaseSync: new (file: string | URL, options?: { readonly readOnly?: boolean }) => Database;
  /** @param options.rate pages copied under one lock; negative: all */
  readonly backup: (from: Database, to: string, options: { readonly rate: number }) => Promise<number>;
};

/**
 * The package comes first: the same SQLite on every version of Node, while `node:sqlite` still calls itself experimental
 * there. The built-in module steps in where the package has no binary for the platform.
 */
const DRIVERS = ['@photostructure/sqlite', 'node:sqlite'] as const;

let loaded: Driver | undefined;

function driver(): Driver {
  if (loaded) return loaded;
  const require = createRequire(import.meta.url);
  const reasons: string[] = [];
  for (const name of DRIVERS) {
    try {
      return (loaded = require(name) as Driver);
    } catch (error) {
      reasons.push(`${name}: ${reasonOf(error)}`);
    }
  }
  throw new Error(`No SQLite for this platform (${reasons.join('; ')})`);
}

/**
 * Opens a SQLite file, creating it if need be, in WAL mode. Throws the driver's error if it cannot.
 * @param file path, or `:memory:`
 */
export function openDatabase(file: string, settings: DatabaseSettings = {}): Database {
  const { synchronous = 'FULL', busyTimeout = 5000, exclusive = false } = settings;
  const database = new (driver().DatabaseSync)(file);
  try {
    database.exec(`PRAGMA busy_timeout = ${Math.trunc(busyTimeout)}`);
    // Before the log is opened: the lock then holds from here until the end of the connection, or of the process.
    if (exclusive) database.exec('PRAGMA locking_mode = EXCLUSIVE');
    database.exec('PRAGMA journal_mode = WAL');
    database.exec(`PRAGMA synchronous = ${synchronous}`);
    database.exec('PRAGMA foreign_keys = ON');
    // Pages that change with every commit are then copied from the log to the file a quarter as often.
    database.exec('PRAGMA wal_autocheckpoint = 4000');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Copies a database, as it stands at one moment, into a file that is not there yet: SQLite's online backup. All pages go
 * in one step: whoever writes meanwhile is not held up, and does not make it begin anew. Throws the driver's error.
 */
export async function copyDatabase(from: string, to: string, busyTimeout = 5000): Promise<void> {
  const database = new (driver().DatabaseSync)(from);
  try {
    database.exec(`PRAGMA busy_timeout = ${Math.trunc(busyTimeout)}`);
    await driver().backup(database, to, { rate: -1 });
  } finally {
    database.close();
  }
}

/**
 * Opens a database that nobody writes any more: it is read as it stands in its one file, no lock is taken, and nothing is
 * made beside it. Throws the driver's error if it cannot.
 */
export function openFrozen(file: string): Database {
  const url = pathToFileURL(file);
  url.searchParams.set('immutable', '1');
  return new (driver().DatabaseSync)(url, { readOnly: true });
}

/** Opens a database to look at it while others may write it. Throws the driver's error, BUSY at once where somebody keeps it for himself. */
export function openToLook(file: string): Database {
  const database = new (driver().DatabaseSync)(file, { readOnly: true });
  database.exec('PRAGMA busy_timeout = 0');
  return database;
}

/** The version of SQLite that is used here. */
export function sqliteVersion(): string {
  const database = new (driver().DatabaseSync)(':memory:');
  const version = database.prepare('SELECT sqlite_version() AS version').get()?.['version'];
  database.close();
  return String(version);
}

/** Whether somebody, here or in another process, has the database in a file open. Throws the driver's error where there is none. */
export function isOpenElsewhere(file: string): boolean {
  // In this mode a log is opened by one connection alone.
  return isKeptFrom(
    file,
    'PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK',
  );
}

/** Whether somebody keeps a database from being written for longer than commits take. Throws the driver's error where there is none. */
export function isWriteLocked(file: string, patience = 2000): boolean {
  return isKeptFrom(file, `PRAGMA busy_timeout = ${Math.trunc(patience)}; BEGIN IMMEDIATE; ROLLBACK`);
}

/** Whether somebody else's lock is in the way of these statements. None is prepared: it would keep the lock. */
function isKeptFrom(file: string, statements: string): boolean {
  const database = new (driver().DatabaseSync)(file);
  try {
    database.exec(statements);
    return false;
  } catch (error) {
    if (sqliteCode(error) === SQLITE.BUSY) return true;
    throw error;
  } finally {
    database.close();
  }
}

/** SQLite's primary result codes that are answered differently. */
export const SQLITE = {
  BUSY: 5,
  LOCKED: 6,
  CORRUPT: 11,
  FULL: 13,
  TOOBIG: 18,
  CONSTRAINT: 19,
  NOTADB: 26,
} as const;

/** SQLite's primary result code of an error of the driver; null for any other error. */
export function sqliteCode(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('errcode' in error)) return null;
  return Number(error.errcode) & 0xff;
}

/** Runs something that may fail without consequence, such as rolling back what SQLite has rolled back already. */
export function tryTo(action: () => void): void {
  try {
    action();
  } catch {
    // Nothing is lost: see above.
  }
}
