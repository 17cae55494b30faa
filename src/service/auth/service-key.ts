import { createHmac } from 'node:crypto';

/** The secret of this service: seals dice roots, salts events, makes invite codes. 32 bytes. */
export interface ServiceKey {
  readonly bytes: Uint8Array;
  /** Tells one key from another, and nothing about it. */
  readonly fingerprint: string;
  /** HMAC-SHA-256 over a purpose and the parts, in order; nobody without the key can guess it. */
  derive(purpose: string, ...parts: readonly (string | number)[]): Buffer;
}

export function serviceKey(bytes: Uint8Array): ServiceKey {
  if (bytes.length !== 32) throw new Error(`The service key has ${bytes.length} bytes, not 32`);
  const derive: ServiceKey['derive'] = (purpose, ...parts) =>
    createHmac('sha256', bytes)
      .update(JSON.stringify([purpose, ...parts]))
      .digest();
  return { bytes, fingerprint: derive('fingerprint').toString('hex').slice(0, 16), derive };
}
