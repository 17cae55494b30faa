import { hash } from 'node:crypto';
import type { Digest, Hashing } from '../kernel/index.js';
import { canonical } from './canonical.js';

const sha256 = (text: string): string => hash('sha256', text, 'hex');

/** RFC 8785 and SHA-256, for the floors that may not import either. Throws on NaN, infinities and lone surrogates. */
export const hashing: Hashing = { canonical, sha256 };

/** SHA-256, hex, of the canonical JSON of a value. */
export const digest: Digest = (value) => sha256(canonical(value));
