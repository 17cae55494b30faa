import type { FastifyInstance } from 'fastify';

/** Longest time that closing waits for answers under way; a client that never reads its answer must not keep it open. */
const WITHIN_MS = 5000;

/** Lets a server that closes finish the answers under way before it cuts the connections. New requests get 503 meanwhile. */
export function finishAnswers(fastify: FastifyInstance): void {
  let underWay = 0;
  let finished = (): void => undefined;
  fastify.addHook('onRequest', (_request, _reply, done) => {
    underWay += 1;
    done();
  });
  fastify.addHook('onResponse', (_request, _reply, done) => {
    underWay -= 1;
    if (underWay === 0) finished();
    done();
  });
  fastify.addHook('preClose', (done) => {
    if (underWay === 0) return done();
    const late = setTimeout(() => finished(), WITHIN_MS);
    finished = () => {
      clearTimeout(late);
      finished = () => undefined;
      done();
    };
  });
}
