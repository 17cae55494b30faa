import { MOST_FAILURES, restAfter } from './rests.js';

describe('the rest after a failure', () => {
  it.each([
    [1, 30],
    [2, 60],
    [5, 480],
    [11, 21_600],
    [40, 21_600],
  ])('after %i in a row is %i s at the longest, and half of that at the shortest', (failures, seconds) => {
    expect(restAfter(failures, 0)).toBe(seconds * 1000);
    expect(restAfter(failures, 1)).toBe(seconds * 500);
  });

  it('leaves somebody who is away for a night time to come back', () => {
    const before = Array.from({ length: MOST_FAILURES - 1 }, (_, at) => restAfter(at + 1, 1));
    expect(before.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(5 * 3_600_000);
  });
});
