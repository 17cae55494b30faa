/** @rulesets toy */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { openToyApplication, type ToyApplication } from '../api/toy-application.js';

/** Set by hand to look at the page: a folder for screenshots. */
const SHOTS = process.env.WARLEDGER_SCREENSHOTS;

const chromium = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
  .filter((each) => each !== undefined)
  .find((each) => existsSync(each));

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

describe('the playground', () => {
  let toy: ToyApplication;

  beforeAll(async () => {
    if (!existsSync('dist/web/playground.html')) execFileSync('node', ['web/build.mjs']);
    toy = await openToyApplication();
  }, 180_000);
  afterAll(() => toy.close());

  const get = (path: string, accept = '*/*') =>
    fetch(`${toy.url}${path}`, { headers: { accept }, redirect: 'manual' });

  it('is what a browser gets at /graphql, under a policy that lets nothing in from outside', async () => {
    const page = await get('/graphql', 'text/html,application/xhtml+xml');
    const text = await page.text();
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'self'/);
    expect(text).not.toMatch(/https?:\/\//);
    const files = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1]!);
    expect(files).toContain('/web/playground.js');
    for (const file of files) expect((await get(file)).status).toBe(200);
  });

  it('is where the front door leads', async () => {
    const door = await get('/');
    expect(door.status).toBe(302);
    expect(door.headers.get('location')).toBe('/graphql');
  });

  const inBrowser = chromium ? describe : describe.skip;
  inBrowser('in Chromium', () => {
    const profile = mkdtempSync(join(tmpdir(), 'playground-'));
    const outside: string[] = [];
    const complaints: string[] = [];
    let browser: Browser;
    let page: Page;

    beforeAll(async () => {
      browser = await launch({ executablePath: chromium!, args: FLAGS, userDataDir: profile });
      page = await browser.newPage();
      await page.setViewport({ width: 1400, height: 900 });
      page.on('request', (request) => {
        const { protocol, host } = new URL(request.url());
        const own = new URL(toy.url).host;
        if (host !== own && protocol !== 'data:' && protocol !== 'blob:') outside.push(request.url());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      await page.goto(`${toy.url}/graphql`, { waitUntil: 'networkidle0' });
    }, 180_000);
    afterAll(async () => {
      await browser.close();
      rmSync(profile, { recursive: true, force: true });
    });

    const shot = async (name: string): Promise<void> => {
      if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}.png`) as `${string}.png` });
    };
    const answer = async (text: string): Promise<void> => {
      // Code that runs in the page is given as text: the compiler knows no browser here.
      await page.waitForFunction(
        `document.querySelector('.result-window')?.textContent?.replace(/\\u00a0/g, ' ').includes(${JSON.stringify(text)})`,
        { timeout: 60_000 },
      );
    };

    it('opens with the example operations of a club night as tabs', async () => {
      await page.waitForSelector('.graphiql-execute-button', { timeout: 60_000 });
      const tabs = await page.$$eval('.graphiql-tab-button', (each) => each.map((tab) => tab.textContent));
      expect(tabs.slice(0, 2)).toEqual(['WhoAmI', 'Rulesets']);
      expect(tabs.length).toBeGreaterThan(8);
      await shot('opened');
    }, 180_000);

    it('asks as the seat whose token was given', async () => {
      await page.type('#seat-name', 'Admin');
      await page.type('#seat-token', toy.adminToken);
      await page.click('.seat-bar form button');
      await page.waitForFunction(`document.querySelector('#seat').value === 'Admin'`);
      await page.click('.graphiql-execute-button');
      await answer('"admin": true');
      await shot('answered');
      await page.select('#seat', '');
      await page.click('.graphiql-execute-button');
      await answer('"anonymous": true');
    }, 180_000);

    it('puts the timeline of the bar into the examples', async () => {
      await page.type('#timeline-id', 'no-timeline');
      const tabs = await page.$$('.graphiql-tab-button');
      const titles = await Promise.all(tabs.map((tab) => tab.evaluate((each) => each.textContent)));
      await tabs[titles.indexOf('Due')]!.click();
      await page.waitForFunction(`document.querySelector('.graphiql-editors').textContent.includes('Due')`);
      // GraphiQL takes up the operation's name a moment after its text.
      await new Promise((resolve) => setTimeout(resolve, 1500));
      const [sent] = await Promise.all([
        page.waitForRequest((request) => request.postData()?.includes('query Due') ?? false),
        page.click('.graphiql-execute-button'),
      ]);
      expect(JSON.parse(sent.postData()!)).toMatchObject({ variables: { timeline: 'no-timeline' } });
      await answer('"timeline": null');
    }, 180_000);

    it('keeps the token for the session of the tab alone', async () => {
      const kept = (await page.evaluate(
        '({ session: JSON.stringify(sessionStorage), local: JSON.stringify(localStorage) })',
      )) as { session: string; local: string };
      expect(kept.session).toContain(toy.adminToken);
      expect(kept.local).not.toContain(toy.adminToken);
    });

    it('asked nothing from outside, and nothing failed', () => {
      expect(outside).toEqual([]);
      expect(complaints).toEqual([]);
    });
  });
});
