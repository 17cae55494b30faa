import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Stands in the page where the nonce of the answer goes. */
const NONCE = '__NONCE__';

/** As strict as it gets: of styles only the file and what carries the nonce of this one answer. */
const policyWith = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Serves the app: one page for all its paths, which the page itself reads. The front door leads there. */
export function serveApp(
  fastify: FastifyInstance,
  webFolder: string,
  headers: Readonly<Record<string, string>>,
): void {
  fastify.get('/', (_request, reply) => reply.redirect('/app/'));
  for (const path of ['/app', '/app/*']) {
    fastify.get(path, async (_request, reply) => {
      const page = await readFile(join(webFolder, 'app.html'), 'utf8').catch(() => null);
      const nonce = randomBytes(16).toString('base64');
      return reply
        .headers(headers)
        .header('content-security-policy', policyWith(nonce))
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(page?.replaceAll(NONCE, nonce) ?? 'The app is not built: run `npm run build`.');
    });
  }
}
