import type { HexKey } from '../../../engine/hex/index.js';
import type { GhostOfWarState } from '../state/index.js';
import { findPath, makeWarpMap, type Preference, type WarpMap } from './paths/index.js';

type Chart = Pick<GhostOfWarState, 'hexes' | 'storms' | 'routes'>;

/** Maps made so far, by their hexes: a state changes by copies, so the same records hold the same map. */
const known = new WeakMap<object, Chart & { readonly map: WarpMap }>();

/** GOW-MAP-01, -04, -05: the map of the sector as it is now, made ready for finding paths. */
export function warpMapOf({ hexes, storms, routes }: Chart): WarpMap {
  const before = known.get(hexes);
  if (before?.storms === storms && before.routes === routes) return before.map;
  const map = makeWarpMap({
    hexes: Object.keys(hexes),
    stormCores: Object.values(storms).flatMap((each) => each.core),
    routes: Object.values(routes).map((each) => each.hexes),
  });
  known.set(hexes, { hexes, storms, routes, map });
  return map;
}

/** Systems by their hex, in a state's record of them. */
const charts = new WeakMap<object, ReadonlyMap<HexKey, string>>();

/** GOW-MAP-02: id of the system in a hex; null where there is none. */
export function systemAt({ systems }: Pick<GhostOfWarState, 'systems'>, hex: HexKey): string | null {
  const chart = charts.get(systems) ?? new Map(Object.values(systems).map((each) => [each.hex, each.id]));
  charts.set(systems, chart);
  return chart.get(hex) ?? null;
}

/** Ways found so far on a map. */
const ways = new WeakMap<WarpMap, Map<string, readonly HexKey[] | null>>();

/** GOW-TRV-03, GOW-TRD-04: the best way between two hexes, looked for once; null when there is none. */
export function wayBetween(chart: Chart, from: HexKey, to: HexKey, by: Preference): readonly HexKey[] | null {
  const map = warpMapOf(chart);
  const found = ways.get(map) ?? new Map<string, readonly HexKey[] | null>();
  ways.set(map, found);
  const key = `${from}|${to}|${by}`;
  const before = found.get(key);
  if (before !== undefined) return before;
  const way = findPath(map, from, to, by);
  found.set(key, way);
  return way;
}
