import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';

/** What a sender may still send after its answer has been written: then the connection is cut. */
const BYTES = 4_194_304;
const WITHIN_MS = 2000;

/**
 * An answer may come before its request has been read: a refused import, a body that is too large. The rest is read and
 * thrown away for a while, so that the answer reaches a sender who is still sending; one who goes on is cut off.
 */
export function endUnreadBodies(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    // To close at once would throw the answer away with what is unread.
    if (!request.raw.complete) reply.removeHeader('connection');
    done();
  });
  fastify.addHook('onResponse', (request, _reply, done) => {
    if (!request.raw.complete) throwAway(request.raw);
    done();
  });
}

function throwAway(body: IncomingMessage): void {
  const { socket } = body;
  let bytes = 0;
  const late = setTimeout(() => socket.destroy(), WITHIN_MS).unref();
  body.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > BYTES) socket.destroy();
  });
  body.once('close', () => clearTimeout(late));
  body.once('end', () => clearTimeout(late));
  body.on('error', () => undefined);
  body.resume();
}
