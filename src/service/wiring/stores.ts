import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyRuleset } from '../../engine/index.js';
import type { EventStore } from '../../event-store/event-store.port.js';
import { openReadModel, type ReadModel } from '../../read-model/index.js';
import type { Settings } from '../settings.js';

/** Opens the event store that the settings name. Throws StoreUnavailable when it cannot be opened. */
export async function openStore(settings: Settings): Promise<EventStore> {
  switch (settings.store) {
    case 'memory': {
      const { openMemoryEventStore } = await import('../../event-store/memory/memory-event-store.js');
      return openMemoryEventStore();
    }
    case 'sqlite': {
      mkdirSync(settings.dataDir, { recursive: true });
      const { openSqliteEventStore } = await import('../../event-store/sqlite/sqlite-event-store.js');
      const synchronous = settings.durability === 'full' ? 'FULL' : 'NORMAL';
      return openSqliteEventStore({ file: join(settings.dataDir, 'events.sqlite'), synchronous });
    }
    case 'eventstoredb': {
      const { openEventStoreDb } = await import('../../event-store/eventstoredb/eventstoredb-event-store.js');
      return openEventStoreDb({ connectionString: settings.eventStoreUrl! });
    }
  }
}

/** Where the read model lives: beside the events, one for each kind of store; in memory where the events are. */
export function readModelFile(settings: Settings): string {
  if (settings.store === 'memory') return ':memory:';
  mkdirSync(settings.dataDir, { recursive: true });
  return join(settings.dataDir, `read-model-${settings.store}.sqlite`);
}

/** Throws the read model's file away; the next start makes it anew. */
export function removeReadModel(settings: Settings): void {
  if (settings.store === 'memory') return;
  for (const part of ['', '-wal', '-shm']) rmSync(`${readModelFile(settings)}${part}`, { force: true });
}

/** Opens the read model of a store; one that knows more than the store is another store's, and begins anew. */
export async function openReadModelOf(
  settings: Settings,
  store: EventStore,
  rulesets: readonly AnyRuleset[],
): Promise<ReadModel> {
  const file = readModelFile(settings);
  const readModel = openReadModel(file, store, rulesets);
  const [known, last] = [readModel.projector.position(), await store.lastPosition()];
  if (known === null || (last !== null && known <= last)) return readModel;
  await readModel.close();
  removeReadModel(settings);
  return openReadModel(file, store, rulesets);
}
