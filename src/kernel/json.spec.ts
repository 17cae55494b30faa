import { isSameJson } from './json.js';

describe('the same JSON', () => {
  it('has the same members, in whatever order, and none that are undefined', () => {
    expect(isSameJson({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 })).toBe(true);
    expect(isSameJson({ a: 1, b: undefined }, { a: 1 })).toBe(true);
    expect(isSameJson({ a: undefined, b: 1 }, { b: 1, c: undefined })).toBe(true);
  });

  it.each([
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [
      { a: undefined, b: 1 },
      { a: 1, b: undefined },
    ],
    [
      [1, 2],
      [2, 1],
    ],
    [[], {}],
    [null, {}],
    [0, '0'],
  ])('%j is not %j', (one, other) => {
    expect(isSameJson(one, other)).toBe(false);
  });
});
