import { chiSquareOfEqual, chiSquareTail } from './chi-square.js';

describe('chiSquareTail', () => {
  it.each([
    // Critical values of the printed tables: degrees, statistic, tail.
    [1, 3.841459, 0.05],
    [1, 10.827566, 0.001],
    [2, 5.991465, 0.05],
    [5, 11.070498, 0.05],
    [5, 20.515006, 0.001],
    [9, 16.918978, 0.05],
    [19, 43.820196, 0.001],
    [19, 10.117013, 0.95],
    [99, 123.225221, 0.05],
  ])('with %i degrees of freedom at %d is %d', (degrees, statistic, tail) => {
    expect(chiSquareTail(statistic, degrees)).toBeCloseTo(tail, 7);
  });

  it('has the closed form exp(-x/2) for two degrees of freedom', () => {
    for (const x of [0.01, 0.5, 1, 3, 3.99, 4, 4.01, 20, 100]) {
      expect(chiSquareTail(x, 2) / Math.exp(-x / 2)).toBeCloseTo(1, 10);
    }
  });

  it('is 1 where nothing deviates', () => expect(chiSquareTail(0, 5)).toBe(1));
});

describe('chiSquareOfEqual', () => {
  it('sums the squared deviations over the expectation', () => {
    expect(chiSquareOfEqual([5, 15])).toBe(5);
    expect(chiSquareOfEqual([7, 7, 7])).toBe(0);
    expect(chiSquareOfEqual([0, 0])).toBe(0);
  });
});
