import { createCipheriv, createDecipheriv, randomBytes, scrypt, type ScryptOptions } from 'node:crypto';
import { z } from 'zod';

/** Cost of a guess at a passphrase: 128 MiB and some tenths of a second. */
const COST = { N: 2 ** 17, r: 8, p: 1 } as const;
/** What a file may ask for at most, in bytes. */
const MOST_MEMORY = 256 * 1024 * 1024;
const KEY_BYTES = 32;

const base64 = z.string().transform((text) => Buffer.from(text, 'base64'));
const SEALED = z.strictObject({
  sealed: z.literal('scrypt+aes-256-gcm'),
  version: z.literal(1),
  N: z.number().int().min(2),
  r: z.number().int().min(1),
  p: z.number().int().min(1).max(16),
  salt: base64,
  nonce: base64,
  tag: base64,
  content: base64,
});

/**
 * What lies in a backup and is secret: AES-256-GCM under a key that scrypt makes of a passphrase, bound to a text.
 * @returns JSON text
 */
export async function sealFile(content: Uint8Array, passphrase: string, boundTo: string): Promise<string> {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const key = await keyOf(passphrase, salt, COST);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(boundTo));
  const sealed = Buffer.concat([cipher.update(content), cipher.final()]);
  const parts = Object.entries({ salt, nonce, tag: cipher.getAuthTag(), content: sealed });
  const texts = Object.fromEntries(parts.map(([name, bytes]) => [name, bytes.toString('base64')]));
  return `${JSON.stringify({ sealed: 'scrypt+aes-256-gcm', version: 1, ...COST, ...texts })}\n`;
}

/**
 * Inverse of `sealFile`; null where the passphrase or what it is bound to is another one, or a byte was changed. Throws
 * Error for text that was not made by it.
 */
export async function openFile(text: string, passphrase: string, boundTo: string): Promise<Buffer | null> {
  const { N, r, p, salt, nonce, tag, content } = SEALED.parse(JSON.parse(text));
  const key = await keyOf(passphrase, salt, { N, r, p });
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 })
    .setAAD(Buffer.from(boundTo))
    .setAuthTag(tag);
  const opened = decipher.update(content);
  try {
    return Buffer.concat([opened, decipher.final()]);
  } catch {
    return null;
  }
}

function keyOf(passphrase: string, salt: Uint8Array, cost: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    // One passphrase typed on two keyboards may come as different code points.
    scrypt(passphrase.normalize('NFKC'), salt, KEY_BYTES, { ...cost, maxmem: MOST_MEMORY }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );
}
