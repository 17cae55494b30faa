import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';

const chromium = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
  .filter((each) => each !== undefined)
  .find((each) => existsSync(each));
if (!chromium) throw new Error('No Chromium found: install it, or name it in the variable CHROMIUM.');

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A name that browsers take for another machine: an origin without TLS.
  '--host-resolver-rules=MAP club.test 127.0.0.1',
];

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const look = (name: string, viewport: typeof DESK, colorScheme: 'light' | 'dark') => ({
  name,
  use: { viewport, colorScheme, hasTouch: viewport === PHONE },
});

/** Every test at a desk and on a phone; screens are looked at in dark and light by the tests themselves. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.pw.ts',
  outputDir: '../../node_modules/.cache/playwright',
  fullyParallel: false,
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: { launchOptions: { executablePath: chromium, args: FLAGS } },
  projects: [look('desk', DESK, 'light'), look('phone', PHONE, 'dark')],
});
