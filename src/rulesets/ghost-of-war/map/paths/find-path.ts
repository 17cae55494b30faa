import { itemAt } from '../../../../kernel/index.js';
import type { HexKey } from '../../../../engine/hex/index.js';
import { bestWays } from '../../../../engine/search/index.js';
import { endWeight, type EndCounting } from './ends.js';
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
  const ways = waysTo(map, goal, start, by);
  const way = ways.get(start);
  if (way === undefined) return null;
  const path = [start];
  for (let { hex: here, cost } = way; here !== goal; path.push(here)) {
    const next = itemAt(map.neighbours, here)
      .map((each) => ways.get(each))
      .find((each) => each && each.cost + stepCost(map, here, each.hex, goal, by) === cost);
    if (next === undefined) return null;
    ({ hex: here, cost } = next);
  }
  return path.map((each) => itemAt(map.keys, each));
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
  waysTo(map, start, null, 'SHORT').forEach(({ cost }, hex) => {
    const inner = Math.floor(cost / (unit * unit));
    found.set(
      hex,
      hex === start ? 0 : inner + endWeight(itemAt(map.weights, start), itemAt(map.weights, hex), counting),
    );
  });
  return found;
}

/** What is left to pay from a hex to the goal. */
interface Way {
  readonly hex: number;
  readonly cost: number;
}

/**
 * What is left to pay from each hex to the goal, as far as it had to be found out. One number holds counted distance,
 * charted steps and steps, in this order of weight: no path has more steps than the map has hexes. Both ends together
 * cost the same on every path, so they are left out (GOW-TRV-02).
 */
const waysTo = (map: WarpMap, goal: number, start: number | null, by: Preference): ReadonlyMap<number, Way> =>
  bestWays<number, Way>({
    from: { hex: goal, cost: 0 },
    endOf: ({ hex }) => hex,
    stepsFrom: ({ hex: here, cost }) =>
      itemAt(map.neighbours, here).map((hex) => ({ hex, cost: cost + stepCost(map, hex, here, goal, by) })),
    isBetter: (a, b) => a.cost < b.cost,
    ...(start === null ? {} : { until: start }),
  });

function stepCost(map: WarpMap, from: number, to: number, goal: number, by: Preference): number {
  const unit = map.keys.length + 1;
  const counted = to === goal ? 0 : itemAt(map.weights, to);
  const charted = by === 'CHARTED' && isChartedStep(map, from, to) ? 1 : 0;
  return counted * unit * unit - charted * unit + 1;
}
