import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const MAIN = join(process.cwd(), 'dist', 'warledger.js');
const MONITOR = pathToFileURL(join(process.cwd(), 'test', 'hostile', 'loop-monitor.mjs')).href;

/** The built service in a process of its own, that tells for how long its event loop was held. */
export interface MonitoredService {
  readonly url: string;
  readonly adminToken: string;
  /** Milliseconds of the longest hold since this was asked last. */
  held(): Promise<number>;
  alive(): boolean;
  stop(): Promise<void>;
}

export async function startMonitored(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<MonitoredService> {
  const child = spawn(process.execPath, ['--import', MONITOR, MAIN], {
    env: {
      PATH: process.env['PATH'],
      WARLEDGER_DATA_DIR: dataDir,
      WARLEDGER_PORT: '0',
      WARLEDGER_LOG_LEVEL: 'error',
      WARLEDGER_DEMO: 'off',
      WARLEDGER_REQUESTS_PER_MINUTE: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let text = '';
  for await (const piece of child.stdout as AsyncIterable<Buffer>) {
    text += piece.toString();
    if (/Admin token\s+wl_\S+/.test(text)) break;
  }
  const url = /(http:\/\/\S+)\/graphql/.exec(text)?.[1];
  const adminToken = /Admin token\s+(wl_\S+)/.exec(text)?.[1];
  if (!url || !adminToken) throw new Error(`The service did not start: ${text}`);
  return {
    url,
    adminToken,
    held: () => heldIn(child),
    alive: () => child.exitCode === null && child.signalCode === null,
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function heldIn(child: ChildProcess): Promise<number> {
  const answer = once(child, 'message') as Promise<[{ held: number }]>;
  child.send('reset');
  return (await answer)[0].held;
}
