import { closeSync, existsSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isOpenElsewhere } from '../event-store/sqlite/driver.js';
import { EVENTS_FILE, KEY_FILE, READ_MODEL_FILE } from '../service/wiring/data-directory.js';

/** What of a data directory cannot be made anew. */
export interface Keepsakes {
  /** Names of SQLite databases; the event store first. */
  readonly databases: readonly string[];
  /** Names of other files than the service key: they may hold secrets. */
  readonly others: readonly string[];
}

const DATABASE = /\.sqlite$/;
/** Companions of a database while it is open, what the service writes to see whether there is room, and what a process (by its id) is just writing. */
const PASSING = /\.sqlite-(wal|shm|journal)$|^\.room-\d+$|\.\d+$/;

/** What a backup takes of a data directory. Folders in it, and read models, are left. */
export function keepsakesOf(dataDir: string): Keepsakes {
  const names = filesIn(dataDir).filter((each) => !READ_MODEL_FILE.test(each) && !PASSING.test(each));
  const databases = names.filter((each) => DATABASE.test(each) && each !== EVENTS_FILE);
  const others = names.filter((each) => !DATABASE.test(each) && each !== KEY_FILE);
  return { databases: [EVENTS_FILE, ...databases], others };
}

/** Names of the files of a directory, without its folders, in their order. */
export const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => each.name)
    .sort();

/** Whether a folder holds anything; false where there is none. */
export const holdsSomething = (folder: string): boolean =>
  existsSync(folder) && readdirSync(folder).length > 0;

/** Whether a process has a database of a data directory open. */
export function isInUse(dataDir: string): boolean {
  if (!existsSync(dataDir)) return false;
  return filesIn(dataDir).some((each) => DATABASE.test(each) && isOpen(join(dataDir, each)));
}

/** What cannot be opened at all is used by nobody. */
function isOpen(file: string): boolean {
  try {
    return isOpenElsewhere(file);
  } catch {
    return false;
  }
}

/** Has what was written in a folder, and its name, outlive a loss of power. */
export function syncFolder(folder: string): void {
  for (const each of filesIn(folder)) syncToDisk(join(folder, each));
  syncToDisk(folder);
  syncToDisk(dirname(resolve(folder)));
}

export function syncToDisk(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
