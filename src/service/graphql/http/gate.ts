import type { FastifyInstance, FastifyReply } from 'fastify';
import { itemAt, tooMuchJson, type JsonLimits } from '../../../kernel/index.js';

interface Gate {
  readonly isHost: (header: string | undefined) => boolean;
  readonly limits: JsonLimits;
}

/** Whatever name a load balancer has for a node, it may ask whether it is well. */
const OPEN = /^\/health(\/(live|ready))?(\?|$)/;

const refuse = (reply: FastifyReply, status: number, code: string, message: string): FastifyReply =>
  reply.status(status).send({ errors: [{ message, extensions: { code } }] });

/** What is looked at before anything of a request is read: by what name it calls, by what method, and what a GET carries. */
export function guardRequests(fastify: FastifyInstance, { isHost, limits }: Gate): void {
  const allowed = methodsByPath(fastify);
  fastify.addHook('onRequest', async (request, reply) => {
    // Pages say otherwise for themselves.
    reply.header('cache-control', 'no-store');
    if (!isHost(request.headers.host) && !OPEN.test(request.url)) {
      return refuse(reply, 421, 'BAD_REQUEST', 'This service is not called by that name.');
    }
    const methods = request.is404 ? allowed(itemAt(request.url.split('?', 1), 0)) : [];
    if (methods.length > 0) {
      reply.header('allow', methods.join(', '));
      return refuse(reply, 405, 'METHOD_NOT_ALLOWED', `Only ${methods.join(', ')} are served here.`);
    }
    const [, search] = request.url.split('?', 2);
    const why = search ? tooMuchInSearch(search, limits) : null;
    return why === null ? undefined : refuse(reply, 400, 'BAD_REQUEST', why);
  });
}

/** Bodies are looked at as text before they are parsed. */
export function readJsonBodies(fastify: FastifyInstance, limits: JsonLimits): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const why = tooMuchJson(String(body), limits);
    if (why === null) void parse(request, String(body), done);
    else done(Object.assign(new Error(why), { statusCode: 400 }));
  });
}

function tooMuchInSearch(search: string, limits: JsonLimits): string | null {
  const given = new URLSearchParams(search);
  const texts = ['variables', 'extensions'].map((name) => given.get(name) ?? '');
  return texts.map((each) => tooMuchJson(each, limits)).find((why) => why !== null) ?? null;
}

/** Methods of the routes, as they are registered from now on, that have a path. */
function methodsByPath(fastify: FastifyInstance): (path: string) => readonly string[] {
  const routes = new Map<string, { readonly path: RegExp; readonly methods: Set<string> }>();
  fastify.addHook('onRoute', ({ url, method }) => {
    const path = new RegExp(`^${url.replace(/:[^/]+/g, '[^/]+').replace(/\*/g, '.*')}$`);
    const route = routes.get(url) ?? { path, methods: new Set() };
    [method].flat().forEach((each) => route.methods.add(each));
    routes.set(url, route);
  });
  return (path) =>
    [...routes.values()]
      .filter((each) => each.path.test(path))
      .flatMap((each) => [...each.methods])
      .sort();
}
