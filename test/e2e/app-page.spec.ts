/** @rulesets toy */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { openToyApplication, type ToyApplication } from '../api/toy-application.js';

describe('the app', () => {
  let toy: ToyApplication;

  beforeAll(async () => {
    if (!existsSync('dist/web/app.html')) execFileSync('node', ['web/build.mjs']);
    toy = await openToyApplication();
  }, 180_000);
  afterAll(() => toy.close());

  const get = (path: string, encoding = 'identity') =>
    fetch(`${toy.url}${path}`, { headers: { 'accept-encoding': encoding }, redirect: 'manual' });
  const files = async (): Promise<string[]> => {
    const page = await (await get('/app/')).text();
    return [...page.matchAll(/(?:src|href)="(\/web\/app\/[^"]+)"/g)].map((match) => match[1]!);
  };

  it('is where the front door leads', async () => {
    const door = await get('/');
    expect(door.status).toBe(302);
    expect(door.headers.get('location')).toBe('/app/');
  });

  it.each(['/app', '/app/', '/app/c/some-campaign?at=3'])('is one page, at %s too', async (path) => {
    const page = await get(path);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const text = await page.text();
    expect(text).not.toMatch(/https?:\/\//);
    expect(text).not.toContain('__NONCE__');
  });

  it('lets in styles of its own file and of this answer alone', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const page = await get('/app/');
        const policy = page.headers.get('content-security-policy')!;
        expect(policy).not.toContain('unsafe');
        const nonce = /'nonce-([^']+)'/.exec(policy)![1]!;
        expect(await page.text()).toContain(`content="${nonce}"`);
        return nonce;
      }),
    );
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('has files that are kept for ever under names that change with them, packed for who takes it', async () => {
    const found = await files();
    expect(found.filter((each) => each.endsWith('.js'))).toHaveLength(1);
    for (const file of found) {
      const plain = await get(file);
      expect(plain.status).toBe(200);
      expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(plain.headers.get('content-encoding')).toBeNull();
      const text = await plain.text();
      for (const encoding of ['br', 'gzip']) {
        const packed = await get(file, `deflate, ${encoding};q=0.9`);
        expect(packed.headers.get('content-encoding')).toBe(encoding);
        expect(await packed.text()).toBe(text);
      }
      expect((await get(file, 'br;q=0')).headers.get('content-encoding')).toBeNull();
    }
  });
});
