import { statSync } from 'node:fs';
import { existing } from '../../kernel/index.js';
import { StoreUnavailable } from '../event-store.port.js';
import { reasonOf } from '../reason.js';
import {
  openDatabase,
  openFrozen,
  sqliteCode,
  SQLITE,
  type Database,
  type DatabaseSettings,
  tryTo,
} from './driver.js';

/** Stands in the header of the file, so that another program's database is never taken for an event store. */
const APPLICATION_ID = 0x574c4553;
const SCHEMA_VERSION = 1;

/** Bytes up to which a file is looked through when it is opened. */
const CHECKED_SIZE = 64 * 1024 * 1024;

// The row with the highest id is never deleted, so plain row ids only ever grow and AUTOINCREMENT's extra page write is saved.
const SCHEMA = `
  CREATE TABLE records (
    position INTEGER PRIMARY KEY,
    stream TEXT NOT NULL,
    "index" INTEGER NOT NULL,
    id TEXT NOT NULL,
    type TEXT NOT NULL,
    body TEXT NOT NULL,
    hash TEXT NOT NULL,
    UNIQUE (stream, "index"),
    UNIQUE (stream, id)
  ) STRICT;
  PRAGMA application_id = ${APPLICATION_ID};
  PRAGMA user_version = ${SCHEMA_VERSION};
`;

/** Streams that were given up. Files of before get the table when they are opened; older versions of the service pass it by. */
const CLEARED_STREAMS = 'CREATE TABLE IF NOT EXISTS cleared (stream TEXT PRIMARY KEY) STRICT, WITHOUT ROWID';

/**
 * Opens the file of an event store, creating it if there is none.
 * @throws StoreUnavailable if the file is no event store, is damaged, comes from a later version or cannot be opened
 */
export function openStoreFile(file: string, settings: DatabaseSettings): Database {
  return checked(file, () => openDatabase(file, settings), prepareSchema);
}

/**
 * Opens the file of an event store that nobody writes any more, to read it as it stands: nothing is changed, in it or beside it.
 * @throws StoreUnavailable as `openStoreFile`, and where there is no event store in it
 */
export const openFrozenFile = (file: string): Database => checked(file, () => openFrozen(file), checkHeader);

function checked(
  file: string,
  open: () => Database,
  prepare: (database: Database, file: string) => void,
): Database {
  let database: Database | undefined;
  try {
    database = open();
    prepare(database, file);
    checkSize(database, file);
    checkStructure(database);
    return database;
  } catch (error) {
    database?.close();
    throw error instanceof StoreUnavailable ? error : new StoreUnavailable(openingFailed(file, error), null);
  }
}

function prepareSchema(database: Database, file: string): void {
  // Two processes may create the file at the same time: the second one finds the schema in place.
  database.exec('BEGIN IMMEDIATE');
  try {
    const tables = Number(
      existing(database.prepare('SELECT count(*) AS n FROM sqlite_schema').get(), 'count')['n'],
    );
    if (tables === 0 && pragma(database, 'application_id') === 0) database.exec(SCHEMA);
    else checkHeader(database, file);
    database.exec(CLEARED_STREAMS);
    database.prepare('SELECT position, body FROM records ORDER BY position DESC LIMIT 1').get();
    database.exec('COMMIT');
  } catch (error) {
    tryTo(() => database.exec('ROLLBACK'));
    throw error;
  }
}

function checkHeader(database: Database, file: string): void {
  const version = pragma(database, 'user_version');
  if (pragma(database, 'application_id') !== APPLICATION_ID)
    throw new StoreUnavailable(`${file} is a database of another program, not an event store`, null);
  if (version !== SCHEMA_VERSION)
    throw new StoreUnavailable(
      `${file} has format ${version}; this version reads ${SCHEMA_VERSION}. Update the service.`,
      null,
    );
}

/** A file cut short opens without complaint as long as nobody asks for the pages that are missing. */
function checkSize(database: Database, file: string): void {
  if (file === ':memory:') return;
  const walPages = Number(database.prepare('PRAGMA wal_checkpoint(PASSIVE)').get()?.['log'] ?? 0);
  const expected = pragma(database, 'page_count') * pragma(database, 'page_size');
  const found = statSync(file).size;
  if (walPages <= 0 && found < expected)
    throw new StoreUnavailable(
      `${file} is cut short: ${found} of ${expected} bytes. Restore it from a backup.`,
      null,
    );
}

/** Looks at every page of a file of ordinary size (about 0.1 s for the largest); larger ones complain when read. */
function checkStructure(database: Database): void {
  if (pragma(database, 'page_count') * pragma(database, 'page_size') > CHECKED_SIZE) return;
  const verdict = String(Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {})[0]);
  if (verdict !== 'ok') throw Object.assign(new Error(verdict), { errcode: SQLITE.CORRUPT });
}

function openingFailed(file: string, error: unknown): string {
  switch (sqliteCode(error)) {
    case SQLITE.NOTADB:
      return `${file} is not an event store (not a SQLite database, or its header is damaged)`;
    case SQLITE.CORRUPT:
      return `${file} is damaged (${reasonOf(error)}). Restore it from a backup.`;
    default:
      return `${file} cannot be opened: ${reasonOf(error)}`;
  }
}

/** A number that SQLite keeps about the database. */
export function pragma(database: Database, name: string): number {
  return Number(Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0]);
}
