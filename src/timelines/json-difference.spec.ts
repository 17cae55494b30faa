import fc from 'fast-check';
import type { Json } from '../kernel/index.js';
import { differences, firstDifference } from './json-difference.js';

describe('differences', () => {
  it('names paths and both values', () => {
    expect([
      ...differences({ a: [1, 2], b: { c: 'x' }, d: 1 }, { a: [1, 3, 4], b: { c: 'y' }, e: null }),
    ]).toEqual([
      { path: ['a', 1], left: 2, right: 3 },
      { path: ['a', 2], left: undefined, right: 4 },
      { path: ['b', 'c'], left: 'x', right: 'y' },
      { path: ['d'], left: 1, right: undefined },
      { path: ['e'], left: undefined, right: null },
    ]);
  });

  it('tells lists, objects, null and nothing apart, and takes undefined members for missing ones', () => {
    expect(firstDifference([], {})).toEqual({ path: [], left: [], right: {} });
    expect(firstDifference({ a: null }, { a: undefined })).toMatchObject({ path: ['a'] });
    expect(firstDifference({ a: undefined }, {})).toBeUndefined();
  });

  it('finds none between a value and its copy, and one as soon as the texts differ', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        // -0 has no JSON text of its own.
        const [left, right] = [one, other].map((each) => JSON.parse(JSON.stringify(each)) as Json);
        expect(firstDifference(left, structuredClone(left))).toBeUndefined();
        const sorted = (value: unknown): unknown =>
          Array.isArray(value)
            ? value.map(sorted)
            : typeof value === 'object' && value !== null
              ? Object.entries(value)
                  .map(([key, each]) => [key, sorted(each)])
                  .sort()
                  .concat([['{}']])
              : value;
        const same = JSON.stringify(sorted(left)) === JSON.stringify(sorted(right));
        expect(firstDifference(left, right) === undefined).toBe(same);
      }),
      { seed: 6 },
    );
  });
});
