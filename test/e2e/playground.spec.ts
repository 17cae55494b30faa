/** @rulesets toy */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { openToyApplication, type ToyApplication } from '../api/toy-application.js';

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
});
