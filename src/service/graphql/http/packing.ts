import type { FastifyInstance } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Shorter answers are not worth it. */
const LEAST_BYTES = 2048;
const TEXTS = /json|^text\/|svg|javascript/;
/** Little more than a millisecond for the position of a large map; packed twice as long it would be a tenth smaller. */
const SWIFTLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const PACKINGS = [
  ['br', (text: Buffer) => promisify(brotliCompress)(text, SWIFTLY)],
  ['gzip', (text: Buffer) => promisify(gzip)(text)],
] as const;

/** Encodings that a browser takes, of what it says in `Accept-Encoding`. */
export const encodingsTaken = (header: unknown): ReadonlySet<string> =>
  new Set(
    (typeof header === 'string' ? header : '')
      .split(',')
      .filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each))
      .map((each) => each.replace(/;.*$/, '').trim()),
  );

/** Packs long answers that are texts. Who may see them is told by a token in a header, which no other page can make a browser send. */
export function packAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || Buffer.byteLength(payload) < LEAST_BYTES) return payload;
    const type = String(reply.getHeader('content-type') ?? '');
    if (!TEXTS.test(type) || reply.hasHeader('content-encoding')) return payload;
    const vary = reply.getHeader('vary');
    reply.header('vary', vary ? `${String(vary)}, accept-encoding` : 'accept-encoding');
    const taken = encodingsTaken(request.headers['accept-encoding']);
    const packing = PACKINGS.find(([name]) => taken.has(name));
    if (!packing) return payload;
    const [name, pack] = packing;
    reply.header('content-encoding', name).removeHeader('content-length');
    return pack(Buffer.from(payload));
  });
}
