import { itemAt } from '../../../kernel/index.js';
import type { TradeLineView } from '../../../engine/index.js';
import { compareHexKeys, inOrder } from '../map/map.js';
import { yieldOf } from '../build/economy/resource-hexes.js';
import { stepCost } from '../map/terrain.js';
import type { MoveClass, PlanetaryState, ResourceRoute } from '../state/index.js';

/** PLN-RES-02: resource transport counts as wheeled; up to 6 MP without loss, each MP above loses 10 %. */
const WHEELED: ReadonlySet<MoveClass> = new Set<MoveClass>(['wheeled']);
const FREE_MP = 6;

/** Resource routes by their Resource hex, then convoys. */
export const tradeLines = (state: PlanetaryState): readonly TradeLineView[] => [
  ...Object.values(state.routes)
    .sort((a, b) => compareHexKeys(a.resourceHex, b.resourceHex))
    .map((route) => routeView(state, route)),
  ...inOrder(Object.values(state.convoys)).map((convoy) => ({
    id: convoy.id,
    owner: convoy.owner,
    kind: 'convoy',
    origin: convoy.hex,
    stops: [],
    goods: convoy.hidden ? null : [{ name: 'BP', amount: convoy.bp }],
    length: null,
    loss: 0,
    charted: false,
    status: 'under way',
    nextArrival: null,
    notation: null,
  })),
];

function routeView(state: PlanetaryState, route: ResourceRoute): TradeLineView {
  const hex = state.hexes[route.resourceHex];
  const length = routeLength(state, route);
  const raided = (state.lootedRp[route.resourceHex] ?? 0) > 0;
  return {
    id: `route:${route.resourceHex}`,
    owner: hex?.controller ?? null,
    kind: 'resource route',
    origin: route.resourceHex,
    stops: route.hexes.slice(1),
    goods: [{ name: 'RP', amount: hex ? yieldOf(state, hex) : 0 }],
    length,
    loss: Math.min(10, Math.max(0, length - FREE_MP)) / 10,
    charted: true,
    status: raided ? 'raided' : 'established',
    broken: raided,
    nextArrival: state.victory ? null : state.turn,
    notation: route.hexes.join(' → '),
  };
}

/** Sum of the costs of entering every hex after the first, MP. */
function routeLength(state: PlanetaryState, route: ResourceRoute): number {
  return route.hexes.slice(1).reduce((sum, key, index) => {
    const from = state.hexes[itemAt(route.hexes, index)];
    const to = state.hexes[key];
    return from && to ? sum + stepCost(WHEELED, from, to) : sum;
  }, 0);
}
