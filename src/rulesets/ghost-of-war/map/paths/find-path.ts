import type { HexKey } from '../../../../engine/hex/index.js';
import { endWeight, type EndCounting } from './ends.js';
import { makeQueue } from './queue.js';
import { isChartedStep, type WarpMap } from './warp-map.js';

/** Which of the paths of least counted distance is taken first. */
export type Preference =
  /** GOW-TRV-03: fewest hexes. */
  | 'SHORT'
  /** GOW-TRD-04: most charted steps, then fewest steps. */
  | 'CHARTED';

/**
 * GOW-TRV-03, GOW-TRD-04: the best path, both ends included; of equal ones the first in the order of their hexes
 * (q,r). One hex when it goes nowhere; null when there is no way or a hex is not on the map.
 */
export function findPath(map: WarpMap, from: HexKey, to: HexKey, by: Preference): readonly HexKey[] | null {
  const start = map.numbers.get(from);
  const goal = map.numbers.get(to);
  if (start === undefined || goal === undefined) return null;
  const costs = costsTo(map, goal, start, by);
  if (costs[start] === Infinity) return null;
  const path = [start];
  while (path.at(-1) !== goal) {
    const here = path.at(-1)!;
    const next = map.neighbours[here]!.find(
      (each) => costs[each]! + stepCost(map, here, each, goal, by) === costs[here],
    );
    if (next === undefined) return null;
    path.push(next);
  }
  return path.map((each) => map.keys[each]!);
}

/**
 * GOW-TRV-02: N of the best path to every hex that can be reached, by number of the hex (`WarpMap.numbers`); 0 for the
 * hex itself, nothing for hexes without a way.
 */
export function distancesFrom(
  map: WarpMap,
  from: HexKey,
  counting: EndCounting,
): ReadonlyMap<number, number> {
  const start = map.numbers.get(from);
  if (start === undefined) return new Map();
  const unit = map.keys.length + 1;
  const found = new Map<number, number>();
  costsTo(map, start, null, 'SHORT').forEach((cost, hex) => {
    if (cost === Infinity) return;
    const inner = Math.floor(cost / (unit * unit));
    found.set(hex, hex === start ? 0 : inner + endWeight(map.weights[start]!, map.weights[hex]!, counting));
  });
  return found;
}

/**
 * What is left to pay from each hex to the goal, as far as it had to be found out. One number holds counted distance,
 * charted steps and steps, in this order of weight: no path has more steps than the map has hexes. Both ends together
 * cost the same on every path, so they are left out (GOW-TRV-02).
 */
function costsTo(map: WarpMap, goal: number, start: number | null, by: Preference): Float64Array {
  const costs = new Float64Array(map.keys.length).fill(Infinity);
  const settled = new Set<number>();
  const queue = makeQueue();
  costs[goal] = 0;
  queue.push(goal, 0);
  for (let best = queue.pop(); best !== undefined; best = queue.pop()) {
    const { item: here, cost } = best;
    if (settled.has(here)) continue;
    settled.add(here);
    if (here === start) break;
    for (const before of map.neighbours[here]!) {
      if (settled.has(before)) continue;
      const sum = cost + stepCost(map, before, here, goal, by);
      if (costs[before]! <= sum) continue;
      costs[before] = sum;
      queue.push(before, sum);
    }
  }
  return costs;
}

function stepCost(map: WarpMap, from: number, to: number, goal: number, by: Preference): number {
  const unit = map.keys.length + 1;
  const counted = to === goal ? 0 : map.weights[to]!;
  const charted = by === 'CHARTED' && isChartedStep(map, from, to) ? 1 : 0;
  return counted * unit * unit - charted * unit + 1;
}
