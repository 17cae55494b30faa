import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { Digest, Hashing } from '../kernel/index.js';

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** RFC 8785 and SHA-256. */
export const hashing: Hashing = {
  canonical: (value) => canonicalize(value) ?? 'null',
  sha256,
};

export const digest: Digest = (value) => sha256(hashing.canonical(value));
