import {
  constants,
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  privateDecrypt,
  publicEncrypt,
  type KeyObject,
} from 'node:crypto';
import { promisify } from 'node:util';
import { LRUCache } from 'lru-cache';
import { existing, itemAt, type DiceCommitment } from '../kernel/index.js';

/**
 * RSA-FDH-VRF-SHA256 of RFC 9381, section 4, with a modulus of 2048 bits and the exponent 65537: a function that one
 * key alone can compute and everybody can check. Names as in the RFC: alpha is what goes in, pi the proof, beta the
 * output.
 */
const SUITE = Buffer.from([1]);
const MODULUS_BYTES = 256;
const HASH_BYTES = 32;
const MODULUS = /^[89a-f][0-9a-f]{510}[13579bdf]$/;

/** Roots that a key shows with its commitment: whoever has made one of which some value has several, lacks one of these. */
const CERTIFICATE_LENGTH = 8;

/** A proof and the output that follows from it. */
export interface Proven {
  /** 256 bytes, base64url without padding: 342 characters. */
  readonly proof: string;
  /** 32 bytes, hex. */
  readonly beta: string;
}

/** The private half of the dice of a campaign. Never leaves the service unsealed. */
export interface DiceKey {
  /** The modulus, 512 hex digits. */
  readonly publicKey: string;
  /** What it proves with; may be handed to another thread of the service. */
  readonly secret: KeyObject;
  readonly prove: (alpha: string) => Proven;
  /** Proofs that the key gives every value one root, so that nobody had a choice of outputs. */
  readonly certificate: () => readonly string[];
}

const sha256 = (...parts: readonly Uint8Array[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

const bytesOf = (number: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
};

/** What is signed for alpha: MGF1 (RFC 8017, B.2.1) of suite, separator, salt and alpha, one byte shorter than the modulus. */
function encoded(modulus: Uint8Array, alpha: string): Buffer {
  const seed = [SUITE, Buffer.from([1]), bytesOf(MODULUS_BYTES), modulus, Buffer.from(alpha, 'utf8')];
  const blocks = Array.from({ length: MODULUS_BYTES / HASH_BYTES }, (_, at) => sha256(...seed, bytesOf(at)));
  return Buffer.concat([Buffer.from([0]), ...blocks]).subarray(0, MODULUS_BYTES);
}

const outputOf = (pi: Uint8Array): string => sha256(SUITE, Buffer.from([2]), pi).toString('hex');

const RAW = constants.RSA_NO_PADDING;

const diceKeys = new WeakMap<KeyObject, DiceKey>();

/** @param secret the private key: PEM of PKCS #8, or the `secret` of a key */
export function diceKeyOf(secret: string | KeyObject): DiceKey {
  const key = typeof secret === 'string' ? createPrivateKey(secret) : secret;
  const known = diceKeys.get(key) ?? madeOf(key);
  diceKeys.set(key, known);
  return known;
}

function madeOf(key: KeyObject): DiceKey {
  const modulus = Buffer.from(
    existing(createPublicKey(key).export({ format: 'jwk' }).n, 'modulus of the key'),
    'base64url',
  );
  const prove = (alpha: string): Proven => {
    const pi = privateDecrypt({ key, padding: RAW }, encoded(modulus, alpha));
    return { proof: pi.toString('base64url'), beta: outputOf(pi) };
  };
  return {
    publicKey: modulus.toString('hex'),
    secret: key,
    prove,
    certificate: () => CERTIFIED.map((alpha) => prove(alpha).proof),
  };
}

/** A new private key as PEM; made beside the event loop, in 50 to 300 ms. */
export async function newDiceKeyPem(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 8 * MODULUS_BYTES,
    publicExponent: 65537,
  });
  return privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
}

const publicKeys = new LRUCache<string, KeyObject>({ max: 256 });

function publicKeyOf(modulus: string): KeyObject {
  const known = publicKeys.get(modulus);
  if (known) return known;
  const n = Buffer.from(modulus, 'hex').toString('base64url');
  const key = createPublicKey({ key: { kty: 'RSA', n, e: 'AQAB' }, format: 'jwk' });
  publicKeys.set(modulus, key);
  return key;
}

/** Output that a proof gives for alpha, hex; null where it proves nothing. */
export function provenOutput(modulus: string, alpha: string, proof: string): string | null {
  const pi = Buffer.from(proof, 'base64url');
  if (!MODULUS.test(modulus) || pi.length !== MODULUS_BYTES || pi.toString('base64url') !== proof)
    return null;
  // One proof, one number: the one below the modulus.
  if (Buffer.compare(pi, Buffer.from(modulus, 'hex')) >= 0) return null;
  const opened = publicEncrypt({ key: publicKeyOf(modulus), padding: RAW }, pi);
  return opened.equals(encoded(Buffer.from(modulus, 'hex'), alpha)) ? outputOf(pi) : null;
}

const CERTIFIED = Array.from({ length: CERTIFICATE_LENGTH }, (_, at) =>
  JSON.stringify(['warledger-dice-2', 'key', at]),
);

/** Whether a key gives every value one root, so far as its certificate shows: a bad one passes once in 2^128 times. */
export const isCertified = (modulus: string, certificate: readonly string[]): boolean =>
  certificate.length === CERTIFICATE_LENGTH &&
  certificate.every((proof, at) => provenOutput(modulus, itemAt(CERTIFIED, at), proof) !== null);

/** What people compare: SHA-256 of the modulus, hex. */
export const fingerprintOf = (modulus: string): string => sha256(Buffer.from(modulus, 'hex')).toString('hex');

/** What a campaign says of its dice. @param before public key of the commitment that it takes the place of */
export function provenCommitment(key: DiceKey, domain: number, before?: string): DiceCommitment {
  const { publicKey } = key;
  const certificate = before === publicKey ? {} : { certificate: key.certificate() };
  const vrf = { publicKey, domain, ...certificate };
  return { mode: 'committed', commitment: fingerprintOf(publicKey), turns: 0, vrf };
}
