import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The built service with its demo campaign, in memory. */
export interface Service {
  readonly url: string;
  readonly adminToken: string;
  /** Tokens of the demo campaign by the name of the seat. */
  readonly tokens: Readonly<Record<string, string>>;
}

const MAIN = fileURLToPath(new URL('../../dist/warledger.js', import.meta.url));

/**
 * Starts another one; whoever does ends it.
 * @param settings beside those of every test, by their variables
 */
export async function start(
  settings: Readonly<Record<string, string>> = {},
): Promise<{ readonly service: Service; readonly child: ChildProcess }> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      WARLEDGER_STORE: 'memory',
      WARLEDGER_DEMO: 'on',
      WARLEDGER_HOST: '127.0.0.1',
      WARLEDGER_PORT: '0',
      WARLEDGER_LOG_LEVEL: 'error',
      WARLEDGER_REQUESTS_PER_MINUTE: '0',
      WARLEDGER_WEBHOOK_NETWORKS: '127.0.0.1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const part of child.stdout) {
    said += String(part);
    if (/Dmitri\s+wl_\S+\s/.test(said)) break;
  }
  const [, url] = /(http:\/\/[^/\s]+)\/app/.exec(said) ?? [];
  const [, adminToken] = /Admin token\s+(wl_\S+)/.exec(said) ?? [];
  if (!url || !adminToken) throw new Error(`The service said: ${said}`);
  const tokens = [...said.matchAll(/^ {4}(\w+)\s+(wl_\S+)$/gm)].map(([, name, token]) => [name!, token!]);
  return { service: { url, adminToken, tokens: Object.fromEntries(tokens) as Service['tokens'] }, child };
}

/** Ends one that was started, and waits until it is gone. */
export async function ended(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}

interface Each {
  /** What pages complained of; empty at the end of each test. */
  readonly complaints: string[];
}

interface Worker {
  readonly service: Service;
}

export const test = base.extend<Each, Worker>({
  service: [
    // Playwright reads of the first parameter what a fixture needs: it must be taken apart.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { service, child } = await start();
      await use(service);
      await ended(child);
    },
    { scope: 'worker' },
  ],
  complaints: [
    async ({ context, service }, use) => {
      const complaints: string[] = [];
      listen(context, service, complaints);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

/** No page throws, writes an error, or asks anything from elsewhere. */
function listen(context: BrowserContext, service: Service, complaints: string[]): void {
  context.on('weberror', (error) => complaints.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== service.url && protocol !== 'data:' && protocol !== 'blob:')
      complaints.push(request.url());
  });
}

/** Sits down by the link that holds the token, and waits until the page is there. */
export async function sitDown(page: Page, service: Service, name: string): Promise<void> {
  const token = name === 'Admin' ? service.adminToken : service.tokens[name];
  await page.goto(`${service.url}/app/enter#token=${token}`);
  await expect(page.getByLabel('Looking as')).toHaveValue(new RegExp(`^${name}`));
  await expect(page).not.toHaveURL(/enter/);
}

/** Asks the service itself, as a seat of the demo campaign, its admin, whoever holds a token, or nobody. */
export async function asSeat<R>(
  { url, tokens, adminToken }: Service,
  name: string | null,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<R> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(name === null
        ? {}
        : { authorization: `Bearer ${name === 'Admin' ? adminToken : (tokens[name] ?? name)}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as { readonly data: R; readonly errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}
