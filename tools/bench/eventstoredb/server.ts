import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { env } from 'node:process';
import { existing } from '../../../src/kernel/index.js';
import { packageRoot } from '../../../src/rules-catalog/index.js';
import type { GivenSettings } from '../../../src/service/wiring/index.js';

/** What a service needs to keep its events on a server, under a prefix that nobody else has. */
export type OnServer = GivenSettings & { readonly eventStoreUrl: string; readonly eventStorePrefix: string };

const TEST_SERVER = join(packageRoot(), 'test', 'eventstoredb-server', 'main.ts');

/**
 * Works with the server at EVENTSTORE_URL; where that is not set, with the test server, in a process of its own, which is a double: it
 * speaks the protocol and keeps nothing durably.
 */
export async function withServer<T>(work: (settings: OnServer) => Promise<T>): Promise<T> {
  const url = env['EVENTSTORE_URL'];
  if (url) return work(settingsFor(url));
  const server = spawn(process.execPath, ['--import', 'tsx', TEST_SERVER], {
    cwd: packageRoot(),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  try {
    const said = await Promise.race([
      once(server.stdout, 'data'),
      ended.then(() => Promise.reject(new Error('The test server did not start'))),
    ]);
    return await work(settingsFor(String(said[0]).trim()));
  } finally {
    server.stdin.end();
    await ended;
  }
}

const settingsFor = (eventStoreUrl: string): OnServer => ({
  store: 'eventstoredb',
  eventStoreUrl,
  eventStorePrefix: `warledger_bench_${randomUUID().replaceAll('-', '')}-`,
  key: 'be'.repeat(32),
});

/** The same as environment variables of the built service. */
export const environmentOf = (settings: OnServer): Readonly<Record<string, string>> => ({
  WARLEDGER_STORE: 'eventstoredb',
  WARLEDGER_EVENTSTORE_URL: settings.eventStoreUrl,
  WARLEDGER_EVENTSTORE_PREFIX: settings.eventStorePrefix,
  WARLEDGER_KEY: existing(settings.key, 'key'),
});
