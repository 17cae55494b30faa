import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EventStore } from '../event-store/event-store.port.js';
import type { ServiceKey } from '../service/auth/service-key.js';
import { settingsOf, type Settings } from '../service/settings.js';
import { EVENTS_FILE, KEY_FILE } from '../service/wiring/data-directory.js';
import { checkServiceKey, standingKey } from '../service/wiring/key-file.js';
import { openStore } from '../service/wiring/stores.js';
import { isInUse } from './files.js';

/** Where a store stands: in a data directory, or on an EventStoreDB server. */
export interface Place {
  /** As somebody named it; of a server without what may be secret. */
  readonly name: string;
  readonly store: EventStore;
  /** Null for a server. */
  readonly dataDir: string | null;
}

/** Stands for the server at WARLEDGER_EVENTSTORE_URL, whose credentials are no matter for arguments. */
const SERVER = 'eventstoredb';

/** Opens the store of a place: a folder, `esdb://…`, or `eventstoredb`. Throws Error with a sentence, StoreUnavailable. */
export async function openPlace(said: string, settings: Settings, is: 'from' | 'to'): Promise<Place> {
  if (said === SERVER || said.startsWith('esdb')) {
    const eventStoreUrl = said === SERVER ? settings.eventStoreUrl : said;
    if (!eventStoreUrl)
      throw new Error('Set WARLEDGER_EVENTSTORE_URL to the connection string of the server.');
    const { eventStorePrefix, group } = settings;
    const on = { store: 'eventstoredb', eventStoreUrl, eventStorePrefix, group } as const;
    const store = await openStore(settingsOf(on));
    return { name: 'the EventStoreDB server', store, dataDir: null };
  }
  if (is === 'from' && !existsSync(join(said, EVENTS_FILE)))
    throw new Error(`${said} holds no event store (${EVENTS_FILE}).`);
  if (isInUse(said)) throw new Error(`${said} is in use: stop the service first.`);
  // What a loss of power takes is copied again.
  const store = await openStore(settingsOf({ dataDir: said, durability: 'normal' }));
  return { name: said, store, dataDir: said };
}

/**
 * The key that a place was written under: of its directory, else of the settings and their directory. Null where there is none.
 * Throws Error where it is another one.
 */
export async function keyOfPlace({ store, dataDir }: Place, settings: Settings): Promise<ServiceKey | null> {
  const own = dataDir === null ? null : standingKey({ dataDir });
  const key = own ?? standingKey(settings);
  if (key) await checkServiceKey(store, key);
  return key;
}

/** Throws Error where a data directory has another key. */
export function checkKeyOf(dataDir: string, key: ServiceKey): void {
  const standing = standingKey({ dataDir });
  if (standing && standing.fingerprint !== key.fingerprint)
    throw new Error(
      `${join(dataDir, KEY_FILE)} is another key than that of the history. Nothing was copied.`,
    );
}

/** Puts the key into a data directory that has none. Comes last: without it a service refuses a copy that is not whole yet. */
export function giveKey(dataDir: string, key: ServiceKey): void {
  if (standingKey({ dataDir })) return;
  const text = `${Buffer.from(key.bytes).toString('hex')}\n`;
  writeFileSync(join(dataDir, KEY_FILE), text, { mode: 0o600, flag: 'wx' });
}
