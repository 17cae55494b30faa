import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { DiceCommitment } from '../engine/index.js';

/** Turns that a chain has secrets for unless told otherwise; turn 0 is the set-up. */
export const DEFAULT_TURNS = 4096;

/** The secret that all faces of a dice lineage follow from. Never leaves the service unsealed. */
export interface DiceRoot {
  /** 32 bytes, hex. */
  readonly secret: string;
  /** Number of turn secrets in the chain, at least 1. */
  readonly turns: number;
}

/** The only randomness of the dice. */
export const newDiceRoot = (turns = DEFAULT_TURNS): DiceRoot => ({
  secret: randomBytes(32).toString('hex'),
  turns,
});

const hash = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** The value `steps` hashes further down a chain. */
export function hashedTimes(bytes: Uint8Array, steps: number): Buffer {
  let link: Buffer = Buffer.from(bytes);
  for (let step = 0; step < steps; step++) link = hash(link);
  return link;
}

/** Turns between two values of a chain that are kept, so that a secret costs at most so many hashes. */
const SPACING = 64;

interface Chain {
  /** Secrets of turns 0, 64, 128 …, and of the last turn. */
  readonly marks: ReadonlyMap<number, Buffer>;
  readonly commitment: string;
}

// About 65 marks of 32 bytes each: a few kilobytes for each lineage that was used lately.
const chains = new LRUCache<string, Chain>({ max: 256 });

function chainOf(root: DiceRoot): Chain {
  const name = hash(Buffer.from(`${root.secret}:${root.turns}`)).toString('hex');
  const known = chains.get(name);
  if (known) return known;
  const marks = new Map<number, Buffer>();
  let link: Buffer = Buffer.from(root.secret, 'hex');
  for (let turn = root.turns - 1; turn >= 0; turn--) {
    link = hash(link);
    if (turn % SPACING === 0 || turn === root.turns - 1) marks.set(turn, link);
  }
  const chain = { marks, commitment: hash(link).toString('hex') };
  chains.set(name, chain);
  return chain;
}

/**
 * Secret of a turn: the root hashed once for each turn from the last one down to this. Whoever knows it
 * knows those of all earlier turns and of no later one.
 * Throws RangeError for a turn that the chain does not reach.
 */
export function turnSecret(root: DiceRoot, turn: number): string {
  if (!Number.isInteger(turn) || turn < 0 || turn >= root.turns) {
    throw new RangeError(`Turn ${turn} is outside the dice chain of ${root.turns} turns`);
  }
  const { marks } = chainOf(root);
  const mark = Math.min(Math.ceil(turn / SPACING) * SPACING, root.turns - 1);
  return hashedTimes(marks.get(mark)!, mark - turn).toString('hex');
}

/** What is published when a timeline starts: the hash of the secret of turn 0. */
export const commitmentOf = (root: DiceRoot, mode: 'committed' | 'mixed' = 'committed'): DiceCommitment => ({
  mode,
  commitment: chainOf(root).commitment,
  turns: root.turns,
});

/** What a timeline with real dice says of its dice. */
export const TABLE_DICE: DiceCommitment = { mode: 'table', commitment: null, turns: 0 };

/**
 * A root as it may lie on disk: AES-256-GCM under the service's key (32 bytes), bound to the timeline that
 * owns it. Text of dot-separated base64url parts: version, nonce, tag, sealed bytes.
 */
export function sealRoot(root: DiceRoot, serviceKey: Uint8Array, timelineId: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', serviceKey, nonce).setAAD(Buffer.from(timelineId));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(root), 'utf8'), cipher.final()]);
  return ['1', ...[nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.');
}

/** Inverse of `sealRoot`. Throws when the key or the timeline is another one, or the text was changed. */
export function openRoot(text: string, serviceKey: Uint8Array, timelineId: string): DiceRoot {
  const [version, ...parts] = text.split('.');
  const [nonce, tag, sealed] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (version !== '1' || parts.length !== 3 || !nonce || !tag || !sealed) {
    throw new Error('Not a sealed dice root');
  }
  const decipher = createDecipheriv('aes-256-gcm', serviceKey, nonce, { authTagLength: 16 })
    .setAAD(Buffer.from(timelineId))
    .setAuthTag(tag);
  return JSON.parse(Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8')) as DiceRoot;
}
