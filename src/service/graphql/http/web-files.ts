import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { encodingsTaken } from './packing.js';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
};

/** Files that the build lays beside a file, the smallest first. */
const PACKED = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/** The name of a file of the app holds the hash of what is in it: it is never another. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Serves the files that the build has made for browsers, packed where the browser takes it. */
export function serveWebFiles(
  fastify: FastifyInstance,
  webFolder: string,
  headers: Readonly<Record<string, string>>,
): void {
  fastify.get<{ Params: { '*': string } }>('/web/*', async (request, reply) => {
    const path = request.params['*'];
    const file = await fileIn(webFolder, path);
    if (!file || extname(file) === '') return reply.callNotFound();
    const { packed, encoding } = await packedFor(request, file);
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .headers(headers)
      .header('vary', 'accept-encoding')
      .header('cache-control', path.startsWith('app/') ? FOR_EVER : 'no-cache')
      .type(TYPES[extname(file)] ?? 'application/octet-stream')
      .send(createReadStream(packed));
  });
}

async function packedFor({ headers }: FastifyRequest, file: string) {
  const taken = encodingsTaken(headers['accept-encoding']);
  for (const { encoding, ending } of PACKED) {
    if (taken.has(encoding) && (await isFile(file + ending))) return { packed: file + ending, encoding };
  }
  return { packed: file, encoding: null };
}

const isFile = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => null))?.isFile() ?? false;

/** A file below the folder; null where there is none, or the path leads out of it. */
async function fileIn(folder: string, path: string): Promise<string | null> {
  const file = normalize(join(folder, path));
  return file.startsWith(normalize(folder) + sep) && (await isFile(file)) ? file : null;
}
