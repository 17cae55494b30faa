import type { MapPlace } from './board.js';
import { HEX, type Point } from './hexes.js';

/** Between two places that are joined. */
const STEP = HEX * 2.6;
/** No two places lie nearer. */
const APART = HEX * 2.15;
/** No way passes nearer to a place that it does not lead to. */
const CLEAR = HEX * 1.35;
const ROUNDS = 100;
const CLEARINGS = 60;

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
  const legs = legsOf(ways, order);
  let free: readonly Point[] = points;
  for (let round = 0; round < CLEARINGS; round += 1) free = cleared(free, legs);
  const factor = spread(free);
  return new Map(order.map((key, at) => [key, scaled(free[at], factor)]));
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

/** Each way once. */
function legsOf(ways: Ways, order: readonly string[]): readonly Leg[] {
  const index = new Map(order.map((key, at) => [key, at]));
  return order.flatMap((key, from) =>
    (ways.get(key) ?? []).flatMap((next) => {
      const to = index.get(next) ?? from;
      return from < to || (from > to && !ways.get(next)?.includes(key)) ? [[from, to] as const] : [];
    }),
  );
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

/** A way between two places, by their indices. */
type Leg = readonly [from: number, to: number];

/** Once all out of each other's way: a place and a way that passes too near it give way to each other. */
function cleared(points: readonly Point[], legs: readonly Leg[]): readonly Point[] {
  const moved = points.map(({ x, y }) => ({ x, y }));
  const move = (at: number, { x, y }: Point, by: number): void => {
    const point = moved[at];
    if (point) [point.x, point.y] = [point.x + x * by, point.y + y * by];
  };
  for (const leg of legs) {
    const [from, to] = [points[leg[0]], points[leg[1]]];
    if (!from || !to) continue;
    const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
    const reach = farFrom(from, to) / 2 + CLEAR;
    points.forEach((own, at) => {
      // Most lie far away from most ways.
      if (Math.abs(own.x - x) > reach || Math.abs(own.y - y) > reach || leg.includes(at)) return;
      const away = awayFrom(own, from, to);
      if (!away) return;
      move(at, away, 0.4);
      for (const end of leg) move(end, away, -0.2);
    });
  }
  return moved;
}

/** By what a place lies too near to a way; null where it does not. */
function awayFrom(own: Point, from: Point, to: Point): Point | null {
  const [along, down] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(along * along + down * down) || 1;
  const share = ((own.x - from.x) * along + (own.y - from.y) * down) / (length * length);
  if (share <= 0 || share >= 1) return null;
  const aside = ((own.y - from.y) * along - (own.x - from.x) * down) / length;
  const push = CLEAR - Math.abs(aside);
  if (push <= 0) return null;
  const far = (aside < 0 ? -push : push) / length;
  return { x: -down * far, y: along * far };
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
