// Starts the service as the README says, in an empty data directory, and plays on it over HTTP what the documents tell: the
// first club night, a planetary campaign, a sector campaign and a game of Space Empires.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const READY_WITHIN_MS = 120_000;
/** Tokens are printed together with the address, or not at all. */
const TOKENS_WITHIN_MS = 2000;

const dataDir = await mkdtemp(join(tmpdir(), 'warledger-smoke-'));
const service = spawn('npm', ['start'], {
  env: {
    ...process.env,
    WARLEDGER_DATA_DIR: dataDir,
    WARLEDGER_PORT: '0',
    // Nobody reads on after the banner.
    WARLEDGER_LOG_LEVEL: 'warn',
    WARLEDGER_REQUESTS_PER_MINUTE: '100000',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
  detached: true,
});
// Not `exit`: npm is gone before the service that it started, which still writes its data.
const gone = once(service, 'close');

/** Reads the banner: where the service is, its admin token, how many tokens the demo campaign has. */
async function banner() {
  const found = { url: null, token: null, demoTokens: 0 };
  const lines = createInterface({ input: service.stdout });
  for await (const line of lines) {
    process.stdout.write(`${line.replace(/wl_\S+/, 'wl_…')}\n`);
    found.url ??= /Playground\s+(\S+)\/graphql/.exec(line)?.[1] ?? null;
    found.token ??= /Admin token\s+(wl_\S+)/.exec(line)?.[1] ?? null;
    if (/^ {4}\w+\s+wl_/.test(line)) found.demoTokens += 1;
    if (found.demoTokens === 5) return found;
    if (/Health\s/.test(line)) setTimeout(() => lines.close(), TOKENS_WITHIN_MS).unref();
  }
  if (found.url && !found.token)
    throw new Error('The event store is not empty: the service hands out no tokens. Give it an empty one.');
  throw new Error(`The service ended before it was ready: ${JSON.stringify({ ...found, token: '…' })}`);
}

const late = setTimeout(() => process.kill(-service.pid, 'SIGKILL'), READY_WITHIN_MS);
let failed;
try {
  const { url, token } = await banner();
  clearTimeout(late);
  const jest = [
    '--no-warnings',
    'node_modules/jest/bin/jest.js',
    '--runInBand',
    'test/e2e/club-night.spec.ts',
    'test/e2e/planetary-campaign.spec.ts',
    'test/e2e/sector-campaign.spec.ts',
    'test/e2e/space-empires.spec.ts',
    'test/e2e/epic.spec.ts',
    'test/e2e/meta-campaign.spec.ts',
  ];
  const campaigns = spawn(process.execPath, jest, {
    env: { ...process.env, WARLEDGER_URL: url, WARLEDGER_TOKEN: token },
    stdio: 'inherit',
  });
  const [code] = await once(campaigns, 'exit');
  failed = code !== 0;
} finally {
  clearTimeout(late);
  if (service.exitCode === null) process.kill(-service.pid, 'SIGTERM');
  service.stdout.resume();
  await gone;
  await rm(dataDir, { recursive: true, force: true });
}
process.stdout.write(
  failed ? 'The campaigns failed.\n' : 'The campaigns were played on the started service.\n',
);
process.exit(failed ? 1 : 0);
