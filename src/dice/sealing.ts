import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/**
 * A secret as it may lie on disk: AES-256-GCM under the service's key (32 bytes), bound to its owner. Text of
 * dot-separated base64url parts: version, nonce, tag, sealed bytes.
 */
export function seal(secret: object, serviceKey: Uint8Array, owner: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', serviceKey, nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(secret), 'utf8'), cipher.final()]);
  return ['1', ...[nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.');
}

/** Inverse of `seal`. Throws when the key or the owner is another one, or the text was changed. */
export function unseal(text: string, serviceKey: Uint8Array, owner: string): unknown {
  const [version, ...parts] = text.split('.');
  const [nonce, tag, sealed] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (version !== '1' || parts.length !== 3 || !nonce || !tag || !sealed) throw new Error('Nothing sealed');
  const decipher = createDecipheriv('aes-256-gcm', serviceKey, nonce, { authTagLength: 16 })
    .setAAD(Buffer.from(owner))
    .setAuthTag(tag);
  return JSON.parse(Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8'));
}
