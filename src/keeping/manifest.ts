import { createHash, type Hash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { hashing } from '../hashing/index.js';

export const MANIFEST_FILE = 'manifest.json';
/** Raised when a backup of this version cannot be read by the versions before it. */
export const FORMAT = 1;

/** A name, never a path: nothing outside its directory is ever named. */
const name = z
  .string()
  .regex(/^[\w.-]+$/)
  .refine((text) => !/^\.+$/.test(text));
const file = { file: name, bytes: z.number().int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) };

const MANIFEST = z.strictObject({
  kind: z.literal('warledger-backup'),
  format: z.literal(FORMAT),
  /** Of this backup alone. */
  id: z.string(),
  /** ISO 8601, UTC: when the copy was begun. */
  at: z.iso.datetime(),
  /** Of the service, Node and SQLite that made it. */
  versions: z.strictObject({ warledger: z.string(), node: z.string(), sqlite: z.string() }),
  /** Fingerprint of the service key, which tells nothing about it. */
  key: z.string(),
  events: z.strictObject({
    count: z.number().int().min(0),
    streams: z.number().int().min(0),
    /** Position of the newest event; null in an empty store. */
    revision: z.string().regex(/^\d+$/).nullable(),
  }),
  databases: z.array(z.strictObject(file)),
  /** What is encrypted: `holds` is the name that it has in the data directory. */
  sealed: z.array(z.strictObject({ ...file, holds: name })),
});

/** What a backup holds, and of what it was made. */
export type Manifest = z.infer<typeof MANIFEST>;
/** One file of a backup; sizes in bytes. */
export type FileEntry = Manifest['databases'][number];

/** What the encrypted files are bound to: they open beside this manifest and these databases alone. */
export const boundTo = (
  { sealed: _, ...rest }: Omit<Manifest, 'sealed'> & { readonly sealed?: unknown },
  holds: string,
): string => hashing.canonical({ ...rest, holds });

/** Reads the manifest of a backup. Throws Error with a sentence for what is none, or one of a later version. */
export function readManifest(folder: string): Manifest {
  const path = join(folder, MANIFEST_FILE);
  if (!existsSync(path))
    throw new Error(
      `${folder} is no backup: it has no ${MANIFEST_FILE}. A backup that was broken off has none.`,
    );
  const text = readFileSync(path, 'utf8');
  const said = parsed(text);
  const format = (said as { readonly format?: unknown } | null)?.format;
  if (typeof format === 'number' && format > FORMAT)
    throw new Error(
      `${path} is of format ${format}; this version reads ${FORMAT}. Restore it with the version that made it.`,
    );
  const read = MANIFEST.safeParse(said);
  if (!read.success) throw new Error(`${path} is damaged: ${z.prettifyError(read.error)}`);
  return read.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Size and checksum of a file in a folder. */
export async function entryOf(folder: string, file: string): Promise<FileEntry> {
  const path = join(folder, file);
  return { file, bytes: statSync(path).size, sha256: (await summed(path)).digest('hex') };
}

async function summed(path: string): Promise<Hash> {
  const sum = createHash('sha256');
  await pipeline(createReadStream(path), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) sum.update(chunk);
  });
  return sum;
}
