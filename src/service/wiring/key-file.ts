import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EventStore } from '../../event-store/event-store.port.js';
import { SERVICE_STREAM } from '../../read-model/index.js';
import { serviceKey, type ServiceKey } from '../auth/service-key.js';
import type { Settings } from '../settings.js';
import { KEY_FILE } from './data-directory.js';

/**
 * The service key: of the settings, else of the file `service.key` in the data directory, which is made at first
 * start, readable by its owner alone. Without it no dice root can be opened again: it belongs into the backup.
 * Throws Error where there is no key beside a store that was written under one, and where it is another key.
 */
export async function loadServiceKey(settings: Settings, store: EventStore): Promise<ServiceKey> {
  const key = await keyOf(settings, store);
  await checkServiceKey(store, key);
  return key;
}

/** Throws Error where a store was written under another key. */
export async function checkServiceKey(store: EventStore, key: ServiceKey): Promise<void> {
  for await (const { body } of store.read(SERVICE_STREAM)) {
    // Records of before this was noted say nothing of the key.
    const { data } = JSON.parse(body) as { readonly data: { readonly key?: string } };
    if (data.key !== undefined && data.key !== key.fingerprint) throw new Error(OTHER_KEY);
  }
}

const OTHER_KEY =
  'The event store was written under another service key. Restore service.key from the backup, ' +
  'or set WARLEDGER_KEY to the key of before: under this one no dice can be thrown.';

/** The key of the settings or of the data directory, where there is one; none is made. Throws Error for what is no key. */
export function standingKey({ key, dataDir }: Pick<Settings, 'key' | 'dataDir'>): ServiceKey | null {
  if (key) return serviceKey(Buffer.from(key, 'hex'));
  const file = join(dataDir, KEY_FILE);
  return existsSync(file) ? keyIn(file) : null;
}

function keyIn(file: string): ServiceKey {
  const text = readFileSync(file, 'utf8').trim();
  if (!KEY_FORM.test(text)) throw new Error(noKey(file));
  return serviceKey(Buffer.from(text, 'hex'));
}

const KEY_FORM = /^[0-9a-f]{64}$/i;
const noKey = (file: string): string =>
  `${file} holds no service key, which has 64 hex digits. Restore it from the backup, or set WARLEDGER_KEY to the key of before.`;

async function keyOf(settings: Settings, store: EventStore): Promise<ServiceKey> {
  if (settings.store === 'memory' && !settings.key) return serviceKey(randomBytes(32));
  const standing = standingKey(settings);
  if (standing) return standing;
  mkdirSync(settings.dataDir, { recursive: true });
  const file = join(settings.dataDir, KEY_FILE);
  if ((await store.length(SERVICE_STREAM)) > 0) throw new Error(missing(file));
  try {
    // Fails where the file exists: two processes that start at once agree on the first one's key.
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return keyIn(file);
}

const missing = (file: string): string =>
  `${file} is missing, and the event store was written under it. Restore it from the backup, ` +
  'or set WARLEDGER_KEY to its 64 hex digits: under another key no dice can be thrown.';
