import { setAdminToken } from '../src/service/auth/admin-token.js';
import { settingsFromEnvironment } from '../src/service/settings.js';
import { loadServiceKey } from '../src/service/wiring/key-file.js';
import { openStore } from '../src/service/wiring/stores.js';
import { SERVICE_STREAM } from '../src/read-model/index.js';

/** Makes a new admin token, the old one is worth nothing from then on. The service may be running, and must have been started once. */
async function newAdminToken(): Promise<string> {
  const settings = settingsFromEnvironment(process.env);
  if (settings.store === 'memory') throw new Error('A store in memory has no token to replace');
  const store = await openStore(settings);
  try {
    const length = await store.length(SERVICE_STREAM);
    if (length === 0)
      throw new Error(
        'Nothing was ever served from this event store. Look whether WARLEDGER_DATA_DIR and WARLEDGER_STORE are those of the service',
      );
    const key = await loadServiceKey(settings, store);
    const set = await setAdminToken({ store, key, at: new Date().toISOString() }, length);
    if (!set) throw new Error('Somebody else has just replaced the admin token');
    return set.token;
  } finally {
    await store.close();
  }
}

newAdminToken().then(
  (token) =>
    process.stdout.write(
      `\n  Admin token   ${token}\n  Shown this once: keep it. The one of before opens nothing any more.\n\n`,
    ),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
