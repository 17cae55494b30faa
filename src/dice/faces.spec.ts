import { createHash } from 'node:crypto';
import fc from 'fast-check';
import type { RollKey } from '../kernel/index.js';
import { chiSquareOfEqual, chiSquareTail } from '../projections/chi-square.js';
import { chainedSecret, drawFaces } from './faces.js';
import { commitmentOf, turnSecret, type DiceRoot } from './roots.js';

const ROOT: DiceRoot = {
  secret: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  turns: 4096,
};
const SECRET = turnSecret(ROOT, 1);
const KEY: RollKey = {
  ruleset: 'planetary',
  turn: 1,
  phase: 'RESOLVE_BATTLES',
  rule: 'PLN-QBT-04',
  purpose: 'casualty',
  subject: 'unit-7',
  counter: 0,
};

/** HMAC by its definition (RFC 2104), words and rejection written out: shares no line with the code under test. */
function facesWrittenOut(secret: string, message: string, count: number, sides: number): number[] {
  const pad = (with_: number): number[] =>
    Array.from({ length: 64 }, (_, at) => with_ ^ parseInt(secret.slice(2 * at, 2 * at + 2) || '00', 16));
  const sha = (bytes: readonly number[]): number[] => [
    ...createHash('sha256').update(Uint8Array.from(bytes)).digest(),
  ];
  const faces: number[] = [];
  for (let block = 0; faces.length < count; block += 1) {
    const text = [...new TextEncoder().encode(message + '#' + String(block))];
    const mac = sha([...pad(0x5c), ...sha([...pad(0x36), ...text])]);
    for (let word = 0; word < 16; word += 1) {
      const value = 256 * mac[2 * word]! + mac[2 * word + 1]!;
      if (value < Math.floor(65536 / sides) * sides) faces.push(1 + (value % sides));
    }
  }
  return faces.slice(0, count);
}

describe('drawFaces', () => {
  it.each([
    [1, 6, [3]],
    [20, 6, [3, 1, 3, 4, 4, 4, 2, 3, 1, 3, 6, 3, 5, 1, 5, 4, 1, 4, 2, 4]],
    [5, 20, [9, 15, 15, 18, 14]],
    [6, 1000, [369, 655, 695, 458, 594, 974]],
  ])('gives the faces on record for %iD%i', (count, sides, faces) => {
    expect(drawFaces(SECRET, KEY, count, sides)).toEqual(faces);
  });

  it('takes the key as UTF-8', () => {
    const key = { ...KEY, turn: 0, subject: 'Żubr', counter: 2 };
    expect(drawFaces(turnSecret(ROOT, 0), key, 4, 10)).toEqual([4, 3, 9, 7]);
  });

  it('agrees with the method written out', () => {
    const message = '["planetary",1,"RESOLVE_BATTLES","PLN-QBT-04","casualty","unit-7",0]';
    for (const sides of [2, 3, 6, 7, 8, 10, 12, 20, 100, 257, 999, 1000]) {
      expect(drawFaces(SECRET, KEY, 100, sides)).toEqual(facesWrittenOut(SECRET, message, 100, sides));
    }
  });

  it('gives the asked count of faces in range, and the shorter roll as the beginning of the longer', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 1000 }),
        fc.integer({ min: 1, max: 80 }),
        fc.string(),
        (sides, count, subject) => {
          const key = { ...KEY, subject };
          const faces = drawFaces(SECRET, key, count, sides);
          expect(faces).toHaveLength(count);
          expect(faces.every((face) => Number.isInteger(face) && face >= 1 && face <= sides)).toBe(true);
          expect(drawFaces(SECRET, key, count + 5, sides).slice(0, count)).toEqual(faces);
        },
      ),
      { seed: 11, numRuns: 100 },
    );
  });

  it('depends on every part of the key', () => {
    const others: Partial<RollKey>[] = [
      { ruleset: 'x' },
      { turn: 2 },
      { phase: 'x' },
      { rule: 'x' },
      { purpose: 'x' },
      { subject: 'x' },
      { counter: 1 },
    ];
    const seen = new Set(
      [{}, ...others].map((other) => drawFaces(SECRET, { ...KEY, ...other }, 30, 6).join()),
    );
    expect(seen.size).toBe(others.length + 1);
  });

  it.each([
    [1, 1],
    [1, 1001],
    [1, 2.5],
    [0, 6],
    [-1, 6],
  ])('cannot throw %i dice of %d sides', (count, sides) => {
    expect(() => drawFaces(SECRET, KEY, count, sides)).toThrow(RangeError);
  });

  it.each([6, 20])('is fair: 600,000 faces of D%i pass a chi-square test at p = 0.001', (sides) => {
    const counts = Array.from({ length: sides }, () => 0);
    for (let roll = 0; roll < 600; roll++) {
      for (const face of drawFaces(SECRET, { ...KEY, counter: roll }, 1000, sides)) counts[face - 1]!++;
    }
    expect(counts.reduce((sum, each) => sum + each)).toBe(600_000);
    expect(chiSquareTail(chiSquareOfEqual(counts), sides - 1)).toBeGreaterThan(0.001);
  });
});

describe('chainedSecret', () => {
  it('leads from the secret of turn t to the commitment in t + 1 hashes', () => {
    for (const turn of [0, 1, 64, 100]) {
      expect(chainedSecret(turnSecret(ROOT, turn), turn + 1)).toBe(commitmentOf(ROOT).commitment);
    }
    expect(chainedSecret(turnSecret(ROOT, 9), 5)).toBe(turnSecret(ROOT, 4));
    expect(chainedSecret(SECRET, 0)).toBe(SECRET);
  });
});
