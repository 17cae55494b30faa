import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { existing } from '../kernel/index.js';
import type { DiceCommitment } from '../engine/index.js';

/**
 * The secret that all faces of a dice lineage of old follow from; dice are proved now (`vrf.ts`), and these are thrown
 * to the end of the turn in which they gave way. Never leaves the service unsealed.
 */
export interface DiceRoot {
  /** 32 bytes, hex. */
  readonly secret: string;
  /** Number of turn secrets in the chain, at least 1. */
  readonly turns: number;
}

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
  return hashedTimes(existing(marks.get(mark), 'mark'), mark - turn).toString('hex');
}

/** What is published when a timeline starts: the hash of the secret of turn 0. */
export const commitmentOf = (root: DiceRoot, mode: 'committed' | 'mixed' = 'committed'): DiceCommitment => ({
  mode,
  commitment: chainOf(root).commitment,
  turns: root.turns,
});

/** What a timeline with real dice says of its dice. */
export const TABLE_DICE: DiceCommitment = { mode: 'table', commitment: null, turns: 0 };
