import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { post } from '../post.js';

const ROOT = process.cwd();
const MAIN = join(ROOT, 'dist', 'warledger.js');
const START_WITHIN_MS = 180_000;

// oxlint-disable-next-line typescript/no-explicit-any
type Any = any;

export interface Answer {
  readonly status: number;
  readonly data?: Any;
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
}

/** The built service, running in a process of its own. */
export interface ServiceProcess {
  readonly url: string;
  /** Shown at the very first start alone. */
  readonly adminToken: string | null;
  /** Everything it has written so far. */
  output(): string;
  /** One GraphQL operation; null when no answer came. */
  send(query: string, variables: object, token: string | null): Promise<Answer | null>;
  /** No time to finish anything. */
  kill(): Promise<void>;
  /** Asks it to finish; its exit code. */
  stop(): Promise<number | null>;
}

/** Builds the service where it is not built, or is older than what it is made of. */
export function ensureBuilt(): void {
  const { status } = spawnSync(process.execPath, ['tools/build.mjs', '--if-stale'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The service could not be built');
}

/** Starts the service on a free port. Throws with what it has written when it ends before it is ready. */
export async function startService(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServiceProcess> {
  const child = spawn(process.execPath, [MAIN], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      WARLEDGER_DATA_DIR: dataDir,
      WARLEDGER_PORT: '0',
      WARLEDGER_LOG_LEVEL: 'warn',
      WARLEDGER_DEMO: 'off',
      WARLEDGER_REQUESTS_PER_MINUTE: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const ready = new Promise<void>((resolve) => {
    const take = (chunk: Buffer) => {
      text += chunk.toString();
      if (/Health\s+http/.test(text)) resolve();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
  });
  const outcome = await Promise.race([ready, ended, late()]);
  if (outcome !== undefined) {
    child.kill('SIGKILL');
    throw new Error(`The service did not start (${outcome}):\n${text}`);
  }
  const url = /Playground\s+(http\S+)\/graphql/.exec(text)![1]!.replace('[::1]', '127.0.0.1');
  return {
    url,
    adminToken: /Admin token\s+(wl_\S+)/.exec(text)?.[1] ?? null,
    output: () => text,
    send: (query, variables, token) => send(url, query, variables, token),
    kill: () => end(child, ended, 'SIGKILL').then(() => undefined),
    stop: () => end(child, ended, 'SIGTERM'),
  };
}

function late(): Promise<string> {
  return new Promise((resolve) => setTimeout(resolve, START_WITHIN_MS, 'too late').unref());
}

async function end(
  child: ChildProcess,
  ended: Promise<number | null>,
  signal: NodeJS.Signals,
): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) child.kill(signal);
  return ended;
}

async function send(
  url: string,
  query: string,
  variables: object,
  token: string | null,
): Promise<Answer | null> {
  try {
    const { status, answer } = await post(url, { query, variables }, token);
    return { status, ...(answer as object) };
  } catch {
    return null;
  }
}
