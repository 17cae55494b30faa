import {
  distance,
  hexKey,
  neighbours,
  parseHexKey,
  type Hex,
  type HexKey,
} from '../../../../engine/hex/index.js';
import { STORM } from '../../data/travel.js';

/** What the map of the sector is made of (GOW-MAP-01, -04, -05). */
export interface WarpMapSource {
  readonly hexes: Iterable<HexKey>;
  /** Core hexes of all storms, the great rift and the shadow. */
  readonly stormCores: Iterable<HexKey>;
  readonly routes: Iterable<readonly HexKey[]>;
}

/** The map made ready for finding paths: hexes by number, in the order (q,r). */
export interface WarpMap {
  readonly keys: readonly HexKey[];
  readonly numbers: ReadonlyMap<HexKey, number>;
  /** What each hex counts for travel, by number. */
  readonly weights: readonly number[];
  /** Numbers of the neighbours on the map, rising, so in the order (q,r). */
  readonly neighbours: readonly (readonly number[])[];
  /** Charted steps, both ways, as `stepNumber`. */
  readonly charted: ReadonlySet<number>;
}

/** A step from one hex to another, by their numbers, as one number. */
const stepNumber = (from: number, to: number, hexes: number): number => from * hexes + to;

const hexesOf = (keys: Iterable<HexKey>): readonly Hex[] =>
  [...new Set(keys)].flatMap((key) => parseHexKey(key) ?? []);

/** GOW-MAP-05: hexes that count for three, on the map or beyond; overlapping zones do not multiply. */
export function stormZone(cores: Iterable<HexKey>): ReadonlySet<HexKey> {
  const zone = new Set<HexKey>();
  for (const core of hexesOf(cores)) {
    for (let q = core.q - STORM.reach; q <= core.q + STORM.reach; q += 1) {
      for (let r = core.r - STORM.reach; r <= core.r + STORM.reach; r += 1) {
        if (distance(core, { q, r }) <= STORM.reach) zone.add(hexKey({ q, r }));
      }
    }
  }
  return zone;
}

/** GOW-MAP-04: each consecutive pair of a route is a charted step, in both directions; storms do not remove it. */
function chartedSteps(
  routes: Iterable<readonly HexKey[]>,
  numbers: ReadonlyMap<HexKey, number>,
): ReadonlySet<number> {
  const steps = new Set<number>();
  for (const route of routes) {
    const places = route.map((each) => numbers.get(each));
    for (const [place, to] of places.entries()) {
      const from = places[place - 1];
      if (from === undefined || to === undefined) continue;
      steps.add(stepNumber(from, to, numbers.size)).add(stepNumber(to, from, numbers.size));
    }
  }
  return steps;
}

export function makeWarpMap({ hexes, stormCores, routes }: WarpMapSource): WarpMap {
  const ordered = hexesOf(hexes).toSorted((a, b) => a.q - b.q || a.r - b.r);
  const keys = ordered.map(hexKey);
  const numbers = new Map(keys.map((key, number) => [key, number]));
  const zone = stormZone(stormCores);
  return {
    keys,
    numbers,
    weights: keys.map((key) => (zone.has(key) ? STORM.weight : 1)),
    neighbours: ordered.map((hex) =>
      neighbours(hex)
        .flatMap((each) => numbers.get(hexKey(each)) ?? [])
        .sort((a, b) => a - b),
    ),
    charted: chartedSteps(routes, numbers),
  };
}

/** GOW-MAP-05: what a hex of the map counts for travel; 0 for a hex that it does not have. */
export const weightOf = (map: WarpMap, hex: HexKey): number => map.weights[map.numbers.get(hex) ?? -1] ?? 0;

/** GOW-MAP-04, of hexes by number. */
export const isChartedStep = (map: WarpMap, from: number, to: number): boolean =>
  map.charted.has(stepNumber(from, to, map.keys.length));

/** GOW-MAP-04 */
export function isCharted(map: WarpMap, from: HexKey, to: HexKey): boolean {
  const [start, end] = [map.numbers.get(from), map.numbers.get(to)];
  return start !== undefined && end !== undefined && isChartedStep(map, start, end);
}
