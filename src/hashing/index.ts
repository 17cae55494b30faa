import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { Digest, Hashing, Json } from '../kernel/index.js';

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
const canonical = (value: Json): string => canonicalize(value) ?? 'null';

/** RFC 8785 and SHA-256, for the floors that may not import either. Throws on NaN, infinities and lone surrogates. */
export const hashing: Hashing = { canonical, sha256 };

/** SHA-256, hex, of the canonical JSON of a value. */
export const digest: Digest = (value) => sha256(canonical(value));
