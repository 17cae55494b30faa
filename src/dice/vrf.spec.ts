import { KEY, KEY_PEM, OTHER_KEY } from '../../test/recorded/dice-keys.js';
import { drawnUnderText, type RollKey } from '../kernel/index.js';
import { chiSquareOfEqual, chiSquareTail } from '../projections/chi-square.js';
import { drawFaces } from './faces.js';
import { KeyPool } from './key-pool.js';
import { provenDice } from './sources.js';
import {
  diceKeyOf,
  fingerprintOf,
  isCertified,
  newDiceKeyPem,
  provenCommitment,
  provenOutput,
} from './vrf.js';

const ALPHA = '["warledger-dice-2",1,[],"public",["toy",1,"ORDERS","TOY-CRD-01","draw","red",0]]';
const roll = (part: Partial<RollKey> = {}): RollKey => ({
  ruleset: 'toy',
  turn: 1,
  phase: 'ORDERS',
  rule: 'TOY-CRD-01',
  purpose: 'draw',
  subject: 'red',
  counter: 0,
  ...part,
});

describe('a proof', () => {
  it('is the same each time, and proves its output to whoever has the public key', () => {
    const { proof, beta } = KEY.prove(ALPHA);
    expect(diceKeyOf(KEY_PEM).prove(ALPHA)).toEqual({ proof, beta });
    expect(proof).toMatch(/^[\w-]{342}$/);
    expect(beta).toMatch(/^[0-9a-f]{64}$/);
    expect(provenOutput(KEY.publicKey, ALPHA, proof)).toBe(beta);
  });

  it('proves nothing for another alpha, under another key, or changed in any place', () => {
    const { proof } = KEY.prove(ALPHA);
    expect(provenOutput(KEY.publicKey, `${ALPHA} `, proof)).toBeNull();
    expect(provenOutput(OTHER_KEY.publicKey, ALPHA, proof)).toBeNull();
    for (let at = 0; at < proof.length; at += 19) {
      const other = proof[at] === 'A' ? 'B' : 'A';
      expect(provenOutput(KEY.publicKey, ALPHA, proof.slice(0, at) + other + proof.slice(at + 1))).toBeNull();
    }
  });

  it('is one text alone: not with its number raised by the modulus, nor with other last bits', () => {
    const { proof } = KEY.prove(ALPHA);
    const number = BigInt(`0x${Buffer.from(proof, 'base64url').toString('hex')}`);
    const raised = (number + BigInt(`0x${KEY.publicKey}`)).toString(16).padStart(512, '0');
    expect(provenOutput(KEY.publicKey, ALPHA, Buffer.from(raised, 'hex').toString('base64url'))).toBeNull();
    const bits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = bits[bits.indexOf(proof.at(-1)!) + 1]!;
    expect(provenOutput(KEY.publicKey, ALPHA, proof.slice(0, -1) + last)).toBeNull();
    expect(provenOutput(KEY.publicKey, ALPHA, '')).toBeNull();
    expect(provenOutput(KEY.publicKey, ALPHA, `${proof}=`)).toBeNull();
  });

  it.each(['', 'c0ffee', '0'.repeat(512), `f${'e'.repeat(511)}`, 'F'.repeat(512)])(
    'proves nothing under %s, which is no modulus',
    (modulus) => {
      expect(provenOutput(modulus, ALPHA, KEY.prove(ALPHA).proof)).toBeNull();
    },
  );
});

describe('a key', () => {
  it('is made beside the event loop, with 2048 bits, another one each time', async () => {
    const keys = (await Promise.all([newDiceKeyPem(), newDiceKeyPem()])).map(diceKeyOf);
    expect(keys[0]!.publicKey).toMatch(/^[89a-f][0-9a-f]{510}[13579bdf]$/);
    expect(keys[0]!.publicKey).not.toBe(keys[1]!.publicKey);
  });

  it('is certified by eight proofs of its own', () => {
    const certificate = KEY.certificate();
    expect(certificate).toHaveLength(8);
    expect(isCertified(KEY.publicKey, certificate)).toBe(true);
    expect(isCertified(OTHER_KEY.publicKey, certificate)).toBe(false);
    expect(isCertified(KEY.publicKey, certificate.slice(1))).toBe(false);
    expect(isCertified(KEY.publicKey, certificate.with(3, certificate[2]!))).toBe(false);
    expect(isCertified(KEY.publicKey, [])).toBe(false);
  });

  it('is committed to by its fingerprint, and certified where it is new', () => {
    const first = provenCommitment(KEY, 1);
    expect(first).toMatchObject({ mode: 'committed', commitment: fingerprintOf(KEY.publicKey), turns: 0 });
    expect(first.vrf).toEqual({ publicKey: KEY.publicKey, domain: 1, certificate: KEY.certificate() });
    expect(provenCommitment(KEY, 2, KEY.publicKey).vrf).toEqual({ publicKey: KEY.publicKey, domain: 2 });
    expect(provenCommitment(KEY, 2, OTHER_KEY.publicKey).vrf).toHaveProperty('certificate');
  });
});

describe('a pool of keys', () => {
  it('gives everybody another one, also where more are wanted than lie ready', async () => {
    const pool = new KeyPool();
    const keys = await Promise.all(Array.from({ length: 5 }, () => pool.take()));
    expect(new Set(keys).size).toBe(5);
    expect(diceKeyOf(keys[4]!).prove(ALPHA).proof).toHaveLength(342);
  });
});

describe('proved dice', () => {
  const under = { domain: 1, entropy: [], audience: 'public', first: roll() } as const;
  const dice = provenDice(KEY);
  const thrown = (key: RollKey, given: typeof under | object = under, count = 20) => {
    const answer = dice.throw(key, count, 6, false, { to: 'public' }, { ...under, ...given });
    if (answer === 'missing' || !('source' in answer)) throw new Error('No faces');
    return answer;
  };

  it('follow from the output of the proof by the key of the roll', () => {
    const { proof, beta } = KEY.prove(drawnUnderText(under));
    const other = roll({ subject: 'blue' });
    expect(thrown(roll())).toEqual({ faces: drawFaces(beta, roll(), 20, 6), source: 'committed', proof });
    expect(thrown(other)).toEqual({ faces: drawFaces(beta, other, 20, 6), source: 'committed', proof });
  });

  it('depend on the domain, on what was added, on the audience and on the first roll', () => {
    const others = [
      { domain: 2 },
      { entropy: ['c0'.repeat(32)] },
      { audience: 'seats' },
      { first: roll({ counter: 1 }) },
      {},
    ];
    expect(new Set(others.map((each) => thrown(roll(), each).faces.join())).size).toBe(5);
  });

  it('are fair: 300,000 faces of 300 proofs pass a chi-square test at p = 0.001', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let counter = 0; counter < 300; counter++) {
      const key = roll({ counter });
      for (const face of thrown(key, { first: key }, 1000).faces) counts[face - 1]!++;
    }
    expect(counts.reduce((sum, each) => sum + each)).toBe(300_000);
    expect(chiSquareTail(chiSquareOfEqual(counts), 5)).toBeGreaterThan(0.001);
  });

  it('are fair from proof to proof: the first faces of 2,000 of them pass it, too', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let counter = 0; counter < 2000; counter++) {
      const key = roll({ counter });
      counts[thrown(key, { first: key }, 1).faces[0]! - 1]!++;
    }
    expect(chiSquareTail(chiSquareOfEqual(counts), 5)).toBeGreaterThan(0.001);
  });
});
