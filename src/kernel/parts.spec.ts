import fc from 'fast-check';
import { inParts, joined } from './parts.js';

const MOST = 256 * 1024;

const whole = fc.record({
  turn: fc.nat(),
  name: fc.string(),
  none: fc.constant(null),
  list: fc.array(fc.record({ id: fc.string({ unit: 'grapheme' }), n: fc.nat() })),
  things: fc.dictionary(fc.string({ minLength: 1 }), fc.array(fc.nat())),
});

/** The same entries a thousand times over, under other names. */
const grown = (
  { list, things, ...rest }: typeof whole extends fc.Arbitrary<infer T> ? T : never,
  times: number,
) => ({
  ...rest,
  list: Array.from({ length: times }, () => list).flat(),
  things: Object.fromEntries(
    Array.from({ length: times }, (_, n) =>
      Object.entries(things).map(([key, each]) => [`${n} ${key}`, each]),
    ).flat(),
  ),
});

const together = <T extends object>([first, ...more]: readonly [T, ...Partial<T>[]]): T =>
  more.reduce<T>((before, part) => ({ ...before, ...joined(before, part) }), first);

it('what is cut into parts is put together again, and no part is larger than an event may be', () => {
  fc.assert(
    fc.property(whole, fc.constantFrom(1, 300, 3000), (small, times) => {
      const given = grown(small, times);
      const parts = inParts(given);
      expect(together(parts)).toEqual(given);
      for (const part of parts) expect(Buffer.byteLength(JSON.stringify(part))).toBeLessThanOrEqual(MOST);
    }),
    { numRuns: 30 },
  );
});

it('what fits stays one part', () => {
  const small = { list: [1, 2], things: { a: 1 } };
  expect(inParts(small)).toEqual([small]);
  expect(inParts(null)).toEqual([null]);
});

it('what does not fit is several', () => {
  const large = { turn: 1, list: Array.from({ length: 1000 }, (_, n) => ({ n, text: 'ß'.repeat(500) })) };
  const parts = inParts(large);
  expect(parts.length).toBeGreaterThan(3);
  expect(parts[0]).toEqual({ turn: 1, list: [] });
});
