import { mkdirSync, rmSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { existing } from '../../kernel/index.js';
import type { AnyRuleset } from '../../engine/index.js';
import type { EventStore } from '../../event-store/event-store.port.js';
import { SQLITE, sqliteCode } from '../../event-store/sqlite/driver.js';
import type { SqliteEventStoreSettings } from '../../event-store/sqlite/sqlite-event-store.js';
import { writingThread } from '../../event-store/sqlite/writer-apart.js';
import { openReadModel, type ReadModel } from '../../read-model/index.js';
import type { StoreWatch } from '../health/store-watch.js';
import { prefixOf } from '../groups.js';
import type { Observer } from '../observing/observer.js';
import type { Settings } from '../settings.js';
import { EVENTS_FILE, halfRestored } from './data-directory.js';

/** How an embedded store writes, and who is told of it. */
export type Writing = Pick<SqliteEventStoreSettings, 'committed' | 'thread' | 'ended'>;

/**
 * Opens the event store that the settings name. Throws StoreUnavailable when it cannot be opened,
 * Error where a restore broke off.
 */
export async function openStore(settings: Settings, writing: Writing = {}): Promise<EventStore> {
  switch (settings.store) {
    case 'memory': {
      const { openMemoryEventStore } = await import('../../event-store/memory/memory-event-store.js');
      return openMemoryEventStore();
    }
    case 'sqlite': {
      const half = halfRestored(settings.dataDir);
      if (half !== null) throw new Error(half);
      makeDirectory(settings);
      const { openSqliteEventStore } = await import('../../event-store/sqlite/sqlite-event-store.js');
      const synchronous = settings.durability === 'full' ? 'FULL' : 'NORMAL';
      const file = join(settings.dataDir, EVENTS_FILE);
      return openSqliteEventStore({ file, synchronous, ...writing });
    }
    case 'eventstoredb': {
      const { openEventStoreDb } = await import('../../event-store/eventstoredb/eventstoredb-event-store.js');
      const connectionString = existing(settings.eventStoreUrl, 'event store url');
      try {
        return openEventStoreDb({ connectionString, prefix: prefixOf(settings) });
      } catch (error) {
        throw new Error(`WARLEDGER_EVENTSTORE_URL: ${messageOf(error)}`, { cause: error });
      }
    }
  }
}

/**
 * Opens the event store that a service lives on: it waits for no disk, where a thread of its own can do so.
 * @param thread its compiled file; null where there is none
 */
export const openServedStore = (
  settings: Settings,
  watch: StoreWatch,
  observer: Observer,
  thread = writingThread(),
): Promise<EventStore> =>
  openStore(settings, {
    committed: (seconds) => observer.committed(seconds),
    ended: (error) => watch.ended(error),
    ...(thread ? { thread } : {}),
  });

/** Opens a SQLite event store that nobody writes any more, to read it. Throws StoreUnavailable when it cannot be opened. */
export async function openFrozenStore(file: string): Promise<EventStore> {
  const { openFrozenEventStore } = await import('../../event-store/sqlite/sqlite-event-store.js');
  return openFrozenEventStore(file);
}

/** Throws an Error that says what to do where there can be no such directory. */
function makeDirectory({ dataDir }: Settings): void {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    const message = `WARLEDGER_DATA_DIR: ${dataDir} can be no data directory (${messageOf(error)}). Name one that this process may write`;
    throw new Error(message, { cause: error });
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Processes that serve one data directory at most. */
const MOST_PROCESSES = 16;

/**
 * Where the read model lives: beside the events, one for each kind of store; in memory where the events are.
 * @param place 1 for the first process on the directory, 2 for one beside it …
 */
export function readModelFile(settings: Settings, place = 1): string {
  if (settings.store === 'memory') return ':memory:';
  makeDirectory(settings);
  const beside = place === 1 ? '' : `-${place}`;
  return join(settings.dataDir, `read-model-${settings.store}${beside}.sqlite`);
}

/** Throws the file of a read model away; the next start makes it anew. */
export function removeReadModel(settings: Settings, place = 1): void {
  if (settings.store === 'memory') return;
  for (const part of ['', '-wal', '-shm'])
    rmSync(`${readModelFile(settings, place)}${part}`, { force: true });
}

/**
 * Opens the first read model that no other process on the data directory has open: each keeps its own.
 * Throws the driver's error when there is none.
 */
export async function openReadModelOf(
  settings: Settings,
  store: EventStore,
  rulesets: readonly AnyRuleset[],
  watch: StoreWatch,
): Promise<ReadModel> {
  for (let place = 1; ; place += 1) {
    try {
      const readModel = await openInPlace(settings, place, store, rulesets, watch);
      if (place > 1) watch.beside(place - 1, settings.dataDir);
      return readModel;
    } catch (error) {
      if (sqliteCode(error) !== SQLITE.BUSY || place === MOST_PROCESSES) throw error;
    }
  }
}

/** A read model whose newest record is not in the store is another history's, and begins anew. */
async function openInPlace(
  settings: Settings,
  place: number,
  store: EventStore,
  rulesets: readonly AnyRuleset[],
  watch: StoreWatch,
): Promise<ReadModel> {
  const file = readModelFile(settings, place);
  const readModel = openReadModel(file, store, rulesets);
  const agreement = await readModel.projector.agreement();
  if (agreement === 'agrees') return readModel;
  watch.lost(LOSSES[agreement]);
  await readModel.close();
  removeReadModel(settings, place);
  return openReadModel(file, store, rulesets);
}

const LOSSES = {
  lost: 'the event store holds less than was known of it: an older copy was restored, or its last writes are lost',
  other:
    'the event store holds another history than was known of it: an older copy was restored and played on',
};

/** Bytes that must fit for a store to count as having room. */
const ROOM = 1024 * 1024;

/** Whether the disk under the data directory takes a file of some size. */
export async function hasRoom({ dataDir }: Settings): Promise<boolean> {
  const file = join(dataDir, `.room-${process.pid}`);
  try {
    await writeFile(file, Buffer.alloc(ROOM), { flush: true });
    return true;
  } catch {
    return false;
  } finally {
    await rm(file, { force: true });
  }
}
