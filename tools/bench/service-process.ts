import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { existing, itemAt } from '../../src/kernel/index.js';
import { packageRoot } from '../../src/rules-catalog/index.js';

/** The built service in a process of its own. */
export interface ServiceProcess {
  readonly url: string;
  /** Tokens of the demonstration by the name of the seat; none where the store was not empty. */
  readonly tokens: ReadonlyMap<string, string>;
  /** From the start of the process to its first answer, in milliseconds. */
  readonly readyAfter: number;
  /** Memory that is resident now, in MiB. */
  residentMiB(): number;
  ask(query: string, variables?: object, token?: string): Promise<unknown>;
  stop(): Promise<void>;
}

const MAIN = join(packageRoot(), 'dist', 'warledger.js');
const LONGEST_START_MS = 300_000;

/** Starts the built service over a data directory; resolves when it has answered a first query. */
export async function startService(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServiceProcess> {
  const start = performance.now();
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      WARLEDGER_DATA_DIR: dataDir,
      WARLEDGER_STORE: 'sqlite',
      WARLEDGER_PORT: '0',
      WARLEDGER_LOG_LEVEL: 'error',
      WARLEDGER_REQUESTS_PER_MINUTE: '10000000',
      ...environment,
    },
  });
  const exit = once(child, 'exit');
  const { url, tokens } = await Promise.race([
    saidBy(child.stdout),
    exit.then(() => Promise.reject(new Error('The service ended before it was ready'))),
    wait(LONGEST_START_MS, null, { ref: false }).then(() =>
      Promise.reject(new Error('The service is not ready')),
    ),
  ]);
  await ask(url, '{ __typename }');
  return {
    url,
    tokens,
    readyAfter: performance.now() - start,
    residentMiB: () => residentMiB(existing(child.pid, 'pid')),
    ask: (query, variables, token) => ask(url, query, variables, token),
    stop: async () => {
      child.kill('SIGTERM');
      await exit;
    },
  };
}

/** The address and the tokens in what the service prints when it is ready, all of it at once. */
async function saidBy(output: AsyncIterable<Buffer>) {
  let text = '';
  for await (const piece of output) {
    text += piece.toString('utf8');
    const found = /(http:\/\/\S+)\/graphql/.exec(text);
    if (!found) continue;
    const seats = [...text.matchAll(/^ {4}(\w+)\s+(wl_\S+)$/gm)];
    return {
      url: itemAt(found, 1),
      tokens: new Map(seats.map((each) => [itemAt(each, 1), itemAt(each, 2)])),
    };
  }
  throw new Error(`The service named no address: ${text}`);
}

async function ask(url: string, query: string, variables: object = {}, token?: string): Promise<unknown> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const answer = (await response.json()) as { data?: unknown; errors?: unknown };
  if (answer.errors || !answer.data) throw new Error(`${query}: ${JSON.stringify(answer.errors)}`);
  return answer.data;
}

/** Linux tells it of every process. */
function residentMiB(pid: number): number {
  const found = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  if (!found) throw new Error('The system does not tell how much memory a process has');
  return Number(found[1]) / 1024;
}
