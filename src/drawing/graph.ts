import type { MapPlace } from './board.js';
import { HEX, type Point } from './hexes.js';

/** Between two places that are joined. */
const STEP = HEX * 2.6;
/** No two places lie nearer. */
const APART = HEX * 2.15;
const ROUNDS = 100;

/** A board is laid out once, whoever draws it or asks what lies where. */
const laidOut = new WeakMap<readonly MapPlace[], ReadonlyMap<string, Point>>();

/** Places that are joined by ways, and lie in no grid: as far from each other on the map as the way between them is long. */
export function layOut(places: readonly MapPlace[]): ReadonlyMap<string, Point> {
  const known = laidOut.get(places) ?? pointsOf(places);
  laidOut.set(places, known);
  return known;
}

function pointsOf(places: readonly MapPlace[]): ReadonlyMap<string, Point> {
  const ways = new Map(places.map(({ key, neighbours = [] }) => [key, neighbours]));
  const order = outwards(ways);
  const steps = order.map((key) => stepsFrom(key, ways, order));
  const points = order.map((_, at) => onCircle(at, order.length));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, own] of points.entries()) points[at] = settled(at, own, points, steps[at] ?? []);
  const factor = spread(points);
  return new Map(order.map((key, at) => [key, scaled(points[at], factor)]));
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

/** How many steps lie between a place and each in the order; to what is not joined one more than to the farthest. */
function stepsFrom(start: string, ways: Ways, order: readonly string[]): readonly number[] {
  const steps = new Map([[start, 0]]);
  for (const [key, far] of steps)
    for (const next of ways.get(key) ?? []) if (ways.has(next) && !steps.has(next)) steps.set(next, far + 1);
  const beyond = Math.max(...steps.values()) + 1;
  return order.map((key) => steps.get(key) ?? beyond);
}

const onCircle = (at: number, of: number): Point => {
  const angle = (2 * Math.PI * at) / of;
  const radius = (STEP * of) / (2 * Math.PI);
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
};

/** By the root: `Math.hypot` costs ten times as much, and minds sizes that no map has. */
const farFrom = (one: Point, other: Point): number => {
  const [x, y] = [one.x - other.x, one.y - other.y];
  return Math.sqrt(x * x + y * y);
};

/** Where a place comes to rest while the others stand: each wants it as far away as the steps between them, the near ones most. */
function settled(at: number, own: Point, points: readonly Point[], steps: readonly number[]): Point {
  let [x, y, weight] = [0, 0, 0];
  points.forEach((other, index) => {
    if (index === at) return;
    const far = (steps[index] ?? 1) * STEP;
    const stands = farFrom(own, other) || 1;
    const pull = 1 / (far * far);
    x += pull * (other.x + (far * (own.x - other.x)) / stands);
    y += pull * (other.y + (far * (own.y - other.y)) / stands);
    weight += pull;
  });
  return weight === 0 ? own : { x: x / weight, y: y / weight };
}

/** How much larger all of it is drawn, where two would lie on each other. */
function spread(points: readonly Point[]): number {
  let nearest = APART;
  points.forEach((one, at) => {
    for (const other of points.slice(at + 1)) nearest = Math.min(nearest, farFrom(one, other));
  });
  return nearest > 0 ? Math.min(3, APART / nearest) : 1;
}

const scaled = ({ x, y }: Point = { x: 0, y: 0 }, factor: number): Point => ({
  x: x * factor,
  y: y * factor,
});
