import type { GhostOfWarState } from '../state.js';
import { makeWarpMap, type WarpMap } from './paths/index.js';

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
