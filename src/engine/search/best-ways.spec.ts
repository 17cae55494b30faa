import fc from 'fast-check';
import { bestWays } from './best-ways.js';
import { makeQueue } from './queue.js';

describe('the queue of a search', () => {
  it('gives what waits in its order, whenever it came', () => {
    const pushes = fc.array(fc.option(fc.integer({ min: 0, max: 20 }), { nil: null }), { maxLength: 60 });
    fc.assert(
      fc.property(pushes, (entries) => {
        const queue = makeQueue<number>((a, b) => a < b);
        const waiting: number[] = [];
        for (const entry of entries) {
          if (entry === null) {
            waiting.sort((a, b) => a - b);
            expect(queue.pop()).toBe(waiting.shift());
          } else {
            queue.push(entry);
            waiting.push(entry);
          }
        }
      }),
    );
  });
});

interface Way {
  readonly at: string;
  readonly cost: number;
}

const STEPS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  a: { b: 1, c: 5 },
  b: { c: 2, d: 9 },
  c: { d: 1 },
  d: {},
  far: { a: 1 },
};

const waysFrom = (from: string, until?: string): ReadonlyMap<string, Way> =>
  bestWays<string, Way>({
    from: { at: from, cost: 0 },
    endOf: ({ at }) => at,
    stepsFrom: ({ at, cost }) =>
      Object.entries(STEPS[at]!).map(([to, more]) => ({ at: to, cost: cost + more })),
    isBetter: (a, b) => a.cost < b.cost,
    ...(until === undefined ? {} : { until }),
  });

const costsOf = (ways: ReadonlyMap<string, Way>): Readonly<Record<string, number>> =>
  Object.fromEntries([...ways].map(([place, { cost }]) => [place, cost]));

describe('a search on a map', () => {
  it('finds the best way to every place that can be reached, its own first', () => {
    expect(Object.entries(costsOf(waysFrom('a')))).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 3],
      ['d', 4],
    ]);
  });

  it('ends with the place that it is for', () => {
    expect(costsOf(waysFrom('a', 'c'))).toEqual({ a: 0, b: 1, c: 3 });
  });

  it('finds nothing but its own place where no way leads out', () => {
    expect(costsOf(waysFrom('d'))).toEqual({ d: 0 });
  });
});
