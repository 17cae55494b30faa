import { hexKey, type HexKey } from '../../../../engine/hex/index.js';
import { entryAt, itemAt, lastOf, lookUp } from '../../../../kernel/index.js';
import { violation, type Violation } from '../../catalog.js';
import { ROUTE } from '../../data/economy.js';
import { modifiersOfSeat } from '../../races/profile-of.js';
import type { MoveClass, PlanetaryState } from '../../state/index.js';
import type { PlanetaryTable } from '../../table.js';
import type { BuildAction } from '../build-action.js';
import { armiesByHex, canonicalHexes, directionBetween, inEnemyZoc } from '../../map/map.js';
import { receive } from '../../money/paying.js';
import { isFriendly } from '../../state/relations.js';
import { yieldOf } from './resource-hexes.js';
import { mayStep, stepCost } from '../../map/terrain.js';

/** PLN-TER-04: resource transport is wheeled. */
const WHEELED: ReadonlySet<MoveClass> = new Set<MoveClass>(['wheeled']);
const TENTHS = 10;

/** PLN-RES-01 Route: a chain of friendly hexes that wheels can pass, from an own Resource hex to an own Urban hex. */
export const ROUTES: BuildAction<'SetRoute'> = {
  judge: (state, seat, { hexes }) => {
    const path = (at: number) => ['hexes', at];
    const start = lookUp(state.hexes, hexes[0]);
    const end = lookUp(state.hexes, hexes.at(-1) ?? '');
    const found: Violation[] = [];
    if (modifiersOfSeat(state, seat).resourceHex.mode === 'CONSUME') {
      found.push(violation('RACE-TY-02', 'RESOURCES_ARE_CONSUMED', path(0)));
    }
    if (!start?.resource || start.controller !== seat) {
      found.push(violation('PLN-RES-01', 'NO_OWN_RESOURCE_HEX', path(0), { hex: hexes[0] ?? null }));
    }
    if (!end?.urban || end.controller !== seat) {
      found.push(violation('PLN-RES-01', 'ENDS_IN_NO_OWN_URBAN_HEX', path(Math.max(hexes.length - 1, 0))));
    }
    return [...found, ...hexes.flatMap((_, at) => judgeRouteHex(state, seat, hexes, at))];
  },
  carryOut: (table, { hexes }) =>
    table.emit(
      { type: 'planetary.RouteSet', data: { seat: table.actor.seat, resourceHex: itemAt(hexes, 0), hexes } },
      ['PLN-RES-01'],
    ),
};

function judgeRouteHex(
  state: PlanetaryState,
  seat: string,
  hexes: readonly HexKey[],
  at: number,
): readonly Violation[] {
  const key = itemAt(hexes, at);
  const hex = lookUp(state.hexes, key);
  const path = ['hexes', at];
  if (!hex) return [violation('PLN-RES-01', 'NO_SUCH_HEX', path, { hex: key })];
  const found: Violation[] = [];
  if (hex.controller === null || !isFriendly(state, hex.controller, seat)) {
    found.push(violation('PLN-RES-01', 'HEX_OF_ANOTHER', path, { hex: key }));
  }
  if (hexes.indexOf(key) !== at) found.push(violation('PLN-RES-01', 'HEX_TWICE', path, { hex: key }));
  const before = at === 0 ? undefined : lookUp(state.hexes, itemAt(hexes, at - 1));
  if (!before) return found;
  if (directionBetween(itemAt(hexes, at - 1), key) === null) {
    found.push(violation('PLN-RES-01', 'NOT_CHAINED', path, { hex: key }));
  } else if (!mayStep(WHEELED, before, hex)) {
    found.push(violation('PLN-RES-01', 'CLOSED_TO_WHEELS', path, { hex: key }));
  }
  return found;
}

/** PLN-RES-02 Length: cost of entering every hex after the first as wheels, MP. */
export const routeLength = (state: PlanetaryState, hexes: readonly HexKey[]): number =>
  hexes
    .slice(1)
    .reduce(
      (sum, key, at) =>
        sum + stepCost(WHEELED, entryAt(state.hexes, itemAt(hexes, at)), entryAt(state.hexes, key)),
      0,
    );

/** PLN-RES-02 Loss: 10 % of the RP for each MP above 6; what arrives is rounded down. */
export function arrivingRp(rp: number, mp: number): number {
  const lost = Math.min(Math.max(mp - ROUTE.freeMp, 0) * ROUTE.tenthsLostPerMp, TENTHS);
  return Math.floor((rp * (TENTHS - lost)) / TENTHS);
}

/** PLN-END-02 Resource transport, RACE-DE-12: RP that nobody looted go along their route, or are lost where it is blocked. */
export function transportResources(table: PlanetaryTable): void {
  for (const hex of canonicalHexes(table.state)) {
    const resourceHex = hexKey(hex);
    const seat = hex.controller;
    const route = table.state.routes[resourceHex];
    const rp = yieldOf(table.state, hex) - (table.state.lootedRp[resourceHex] ?? 0);
    // PLN-CLM-05: a Resource hex works for its new owner from next turn.
    if (table.state.claimedResources?.includes(resourceHex)) continue;
    if (seat === null || !route || rp <= 0 || table.state.players[seat]?.status !== 'active') continue;
    const at = blockedAt(table.state, seat, route.hexes);
    if (at !== null) {
      table.emit({ type: 'planetary.ResourcesBlocked', data: { seat, resourceHex, rp, at } }, ['PLN-END-02']);
      continue;
    }
    const to = lastOf(route.hexes);
    const mp = routeLength(table.state, route.hexes);
    const bp = arrivingRp(rp, mp);
    table.emit({ type: 'planetary.ResourcesTransported', data: { seat, resourceHex, to, rp, mp, bp } }, [
      'PLN-END-02',
      'PLN-RES-02',
    ]);
    receive(table, { seat, hex: to, bp, cause: `resources of ${resourceHex}`, rule: 'PLN-END-02' });
  }
}

/** First hex of a route that is not friendly, in enemy ZOC, closed to wheels, or no own Urban hex at its end. */
function blockedAt(state: PlanetaryState, seat: string, hexes: readonly HexKey[]): HexKey | null {
  const index = armiesByHex(state);
  const blocked = hexes.find((key, at) => {
    const hex = entryAt(state.hexes, key);
    const friendly = hex.controller !== null && isFriendly(state, hex.controller, seat);
    const passable = at === 0 || mayStep(WHEELED, entryAt(state.hexes, itemAt(hexes, at - 1)), hex);
    const ends = at < hexes.length - 1 || (hex.urban !== null && hex.controller === seat);
    return !friendly || !passable || !ends || inEnemyZoc(state, index, key, seat);
  });
  return blocked ?? null;
}
