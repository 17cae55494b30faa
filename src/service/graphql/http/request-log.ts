import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';

/** Names a request in its answer and in the log. */
export const REQUEST_ID = 'x-request-id';

/** A request has the id that the service gives it, whatever it brings along. */
export const newRequestId = (): string => randomUUID();

/** Asked again and again by who watches over the service. */
const WATCHED = '/health';

/** One line for each request that was answered. Never its token, nor what it asks: of its path only the route. */
export function logRequests(fastify: FastifyInstance, log: Logger): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID, request.id);
    done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const level = request.routeOptions.url?.startsWith(WATCHED) ? 'debug' : 'info';
    log[level](lineOf(request, reply), 'Answered');
    done();
  });
}

const lineOf = (request: FastifyRequest, reply: FastifyReply) => ({
  requestId: request.id,
  method: request.method,
  route: request.routeOptions.url ?? null,
  status: reply.statusCode,
  ms: Math.round(reply.elapsedTime),
  caller: request.caller?.session.holder ?? null,
});
