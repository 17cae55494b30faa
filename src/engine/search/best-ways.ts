import { makeQueue } from './queue.js';

/** How a map is searched for ways `W` between places `P`. */
export interface Search<P, W> {
  /** The way that goes nowhere. */
  readonly from: W;
  readonly endOf: (way: W) => P;
  /** The way by one step more to every place that can be reached from its end. */
  readonly stepsFrom: (way: W) => Iterable<W>;
  /** Which of two ways is better; a way is never better than the one it goes on from, and none is as good as another to its end. */
  readonly isBetter: (a: W, b: W) => boolean;
  /** The search ends when the best way to here is found; left out, it finds all. */
  readonly until?: P;
}

/** The best way to every place that can be reached, or to those nearer than `until`: the best of all first. */
export function bestWays<P, W>({ from, endOf, stepsFrom, isBetter, until }: Search<P, W>): ReadonlyMap<P, W> {
  const best = new Map<P, W>();
  const known = new Map<P, W>([[endOf(from), from]]);
  const queue = makeQueue<W>(isBetter);
  queue.push(from);
  for (let way = queue.pop(); way !== undefined; way = queue.pop()) {
    const here = endOf(way);
    if (best.has(here)) continue;
    best.set(here, way);
    if (here === until) break;
    for (const next of stepsFrom(way)) {
      const end = endOf(next);
      const before = known.get(end);
      if (best.has(end) || (before !== undefined && !isBetter(next, before))) continue;
      known.set(end, next);
      queue.push(next);
    }
  }
  return best;
}
