import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceKey, type ServiceKey } from '../auth/service-key.js';
import type { Settings } from '../settings.js';

/**
 * The service key: of the settings, else of the file `service.key` in the data directory, which is made at first
 * start, readable by its owner alone. Without it no dice root can be opened again: it belongs into the backup.
 */
export function loadServiceKey(settings: Settings): ServiceKey {
  if (settings.key) return serviceKey(Buffer.from(settings.key, 'hex'));
  if (settings.store === 'memory') return serviceKey(randomBytes(32));
  mkdirSync(settings.dataDir, { recursive: true });
  const file = join(settings.dataDir, 'service.key');
  try {
    // Fails where the file exists: two processes that start at once agree on the first one's key.
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return serviceKey(Buffer.from(readFileSync(file, 'utf8').trim(), 'hex'));
}
