import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { EventStore } from '../../event-store/event-store.port.js';
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

/** Where the read model lives: beside the events; in memory where the events are. */
export function readModelFile(settings: Settings): string {
  if (settings.store === 'memory') return ':memory:';
  mkdirSync(settings.dataDir, { recursive: true });
  return join(settings.dataDir, 'read-model.sqlite');
}
