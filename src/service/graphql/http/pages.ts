import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RuleCatalog } from '../../contracts/index.js';
import { serveApp } from './app-page.js';
import { ruleIndexPage, rulePage } from './rule-pages.js';
import { serveWebFiles } from './web-files.js';

interface Pages {
  readonly shelf: RuleCatalog;
  readonly webFolder: string;
  /** The schema of the API as text; asked for when a request comes. */
  readonly schema: () => string;
}

/**
 * Nothing from outside, no inline script, no frames. The playground's editor writes style attributes, hence
 * the inline styles; its fonts and icons come as data.
 */
export const PAGE_HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;

/** Origins that browsers trust: with TLS, or on the machine itself. */
const isTrusted = ({ protocol, host }: FastifyRequest): boolean =>
  protocol === 'https' || /^(127\.|\[::1\]|localhost(:|$)|[^/]*\.localhost(:|$))/.test(host);

/** Pages keep to themselves where a browser heeds it; over plain http in a net it does not, and complains to whoever looks. */
function keepToThemselves(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    if (isPage && isTrusted(request)) reply.header('cross-origin-opener-policy', 'same-origin');
    done(null, payload);
  });
}

/** Serves the playground (in a browser, at `/graphql`), its files, the schema, and the texts of the rules. */
export function servePages(fastify: FastifyInstance, { shelf, webFolder, schema }: Pages): void {
  keepToThemselves(fastify);
  fastify.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0];
    if (request.method !== 'GET' || path !== '/graphql' || !wantsPage(request.headers.accept))
      return undefined;
    const page = await readFile(join(webFolder, 'playground.html'), 'utf8').catch(() => null);
    return reply
      .headers(PAGE_HEADERS)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page ?? 'The playground is not built: run `npm run build`.');
  });

  serveWebFiles(fastify, webFolder, PAGE_HEADERS);
  serveApp(fastify, webFolder, PAGE_HEADERS);

  fastify.get('/schema.graphql', (_request, reply) =>
    reply
      .headers(PAGE_HEADERS)
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(schema()),
  );

  fastify.get('/rules', (_request, reply) =>
    reply
      .headers(PAGE_HEADERS)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(ruleIndexPage(shelf)),
  );

  fastify.get<{ Params: { id: string } }>('/rules/:id', (request, reply) => {
    const rule = shelf.get(request.params.id);
    if (!rule) return reply.callNotFound();
    return reply
      .headers(PAGE_HEADERS)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(rulePage(rule, shelf));
  });
}

const wantsPage = (accept: string | undefined): boolean =>
  accept !== undefined && accept.includes('text/html') && !accept.includes('application/json');
