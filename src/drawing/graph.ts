import type { MapPlace } from './board.js';
import { HEX, type Point } from './hexes.js';

/** Between two places that are joined. */
const STEP = HEX * 2.6;
/** No two places lie nearer. */
const APART = HEX * 2.15;
const ROUNDS = 100;

/** Places that are joined by ways, and lie in no grid: as far from each other on the map as the way between them is long. */
export function layOut(places: readonly MapPlace[]): ReadonlyMap<string, Point> {
  const ways = new Map(places.map(({ key, neighbours = [] }) => [key, neighbours]));
  const order = outwards(ways);
  const steps = stepsAmong(ways);
  const points = new Map(order.map((key, at): [string, Point] => [key, onCircle(at, order.length)]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const key of order) points.set(key, settled(key, order, steps, points));
  return spread(points);
}

/** The neighbours of each place, by key. */
type Ways = ReadonlyMap<string, readonly string[]>;

/** Keys in the order in which one comes to them from the first. */
function outwards(ways: Ways): readonly string[] {
  const found = new Set<string>();
  for (const key of ways.keys()) {
    const open = [key];
    for (let next = open.shift(); next !== undefined; next = open.shift()) {
      if (found.has(next) || !ways.has(next)) continue;
      found.add(next);
      open.push(...(ways.get(next) ?? []));
    }
  }
  return [...found];
}

type Steps = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** How many steps lie between each two places; what is not joined lies one step beyond the farthest. */
function stepsAmong(ways: Ways): Steps {
  const keys = [...ways.keys()];
  const from = (start: string): ReadonlyMap<string, number> => {
    const steps = new Map([[start, 0]]);
    for (const [key, far] of steps)
      for (const next of ways.get(key) ?? [])
        if (ways.has(next) && !steps.has(next)) steps.set(next, far + 1);
    const beyond = Math.max(...steps.values()) + 1;
    return new Map(keys.map((key) => [key, steps.get(key) ?? beyond]));
  };
  return new Map(keys.map((key) => [key, from(key)]));
}

const onCircle = (at: number, of: number): Point => {
  const angle = (2 * Math.PI * at) / of;
  const radius = (STEP * of) / (2 * Math.PI);
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
};

const pointOf = (points: ReadonlyMap<string, Point>, key: string): Point => points.get(key) ?? { x: 0, y: 0 };

/** Where a place comes to rest while the others stand: each wants it as far away as the steps between them, the near ones most. */
function settled(
  key: string,
  all: readonly string[],
  steps: Steps,
  points: ReadonlyMap<string, Point>,
): Point {
  const own = pointOf(points, key);
  let [x, y, weight] = [0, 0, 0];
  for (const other of all) {
    if (other === key) continue;
    const far = (steps.get(key)?.get(other) ?? 1) * STEP;
    const { x: ox, y: oy } = pointOf(points, other);
    const stands = Math.hypot(own.x - ox, own.y - oy) || 1;
    const pull = 1 / (far * far);
    x += pull * (ox + (far * (own.x - ox)) / stands);
    y += pull * (oy + (far * (own.y - oy)) / stands);
    weight += pull;
  }
  return weight === 0 ? own : { x: x / weight, y: y / weight };
}

/** All of it larger, where two would lie on each other. */
function spread(points: ReadonlyMap<string, Point>): ReadonlyMap<string, Point> {
  const all = [...points.values()];
  const gaps = all.flatMap((one, at) =>
    all.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  );
  const nearest = Math.min(APART, ...gaps);
  const factor = nearest > 0 ? Math.min(3, APART / nearest) : 1;
  return new Map([...points].map(([key, { x, y }]) => [key, { x: x * factor, y: y * factor }]));
}
