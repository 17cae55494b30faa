import { entryAt, itemAt, lookUp } from '../../../kernel/index.js';
import type { StopOrder } from '../sheets/orders.js';
import type { GhostOfWarState, StopPlace, TradeLine } from '../state/index.js';
import { isAllied } from '../general/factions.js';
import { isCutOff } from '../map/status/status.js';
import { fault, type Fault } from './faults.js';
import { ownerOfForce, subSectorOf, systemOfForce, systemOfPlanet } from '../map/trade-places.js';

/** A line as somebody wants it. */
export interface WantedLine {
  readonly kind: TradeLine['kind'];
  readonly origin: string;
  readonly stops: readonly StopOrder[];
}

/** GOW-TRD-03, -08: what a stop is, and what is wrong with it as a place. */
export interface FoundStop {
  readonly place: StopPlace | null;
  readonly faults: readonly Fault[];
}

/** GOW-TRD-01, -08, GOW-BUF-04: planets for trade lines; forces, and depots on planets, for supply lines. */
export function findStop(state: GhostOfWarState, line: WantedLine, at: number): FoundStop {
  const { place: id, intoDepot } = itemAt(line.stops, at);
  const path = ['stops', at, 'place'] as const;
  const planet = lookUp(state.planets, id);
  if (planet && intoDepot !== null) {
    const depot = lookUp(state.depots, intoDepot);
    return depot?.planet === id
      ? { place: { kind: 'PLANET', id, intoDepot }, faults: [] }
      : {
          place: null,
          faults: [fault('GOW-BUF-04', 'NO_SUCH_DEPOT', ['stops', at, 'intoDepot'], { depot: intoDepot })],
        };
  }
  if (planet) {
    const faults = line.kind === 'SUPPLY' ? [fault('GOW-TRD-08', 'NO_FORCE', path, { place: id })] : [];
    return { place: { kind: 'PLANET', id, intoDepot: null }, faults };
  }
  const owner = ownerOfForce(state, id);
  const isForce = [state.units, state.formations, state.supplyGroups].some((each) => Object.hasOwn(each, id));
  if (!isForce || owner === null)
    return { place: null, faults: [fault('GOW-TRD-02', 'NO_SUCH_PLACE', path, { place: id })] };
  if (line.kind === 'TRADE')
    return { place: null, faults: [fault('GOW-TRD-08', 'FORCES_NEED_A_SUPPLY_LINE', path, { place: id })] };
  const system = systemOfForce(state, id);
  return system === null
    ? { place: null, faults: [fault('GOW-TRD-08', 'UNDER_WAY', path, { place: id })] }
    : { place: { kind: 'FORCE', id, system }, faults: [] };
}

/** GOW-TRD-01, -03, -08: why a line of a faction may not stop at a place. */
export function stopFaults(
  state: GhostOfWarState,
  faction: string,
  origin: string,
  place: StopPlace,
  at: number,
): readonly Fault[] {
  const path = ['stops', at, 'place'] as const;
  const params = { place: place.id };
  const home = systemOfPlanet(state, origin);
  const system = place.kind === 'FORCE' ? place.system : systemOfPlanet(state, place.id);
  const supplies = place.kind === 'FORCE' || place.intoDepot !== null;
  const same = home !== null && system !== null && subSectorOf(state, home) === subSectorOf(state, system);
  return [
    ...consentFaults(state, faction, place, at),
    ...(!supplies && same ? [fault('GOW-TRD-01', 'SAME_SUB_SECTOR', path, params)] : []),
    ...(supplies && home !== null && home === system
      ? [fault('GOW-TRD-08', 'SAME_SYSTEM', path, params)]
      : []),
    ...(system !== null && isCutOff(state, faction, system)
      ? [fault('GOW-TRD-03', 'CUT_OFF', path, params)]
      : []),
  ];
}

/** GOW-TRD-03: the controller of a stop is the faction itself, or an ally who has not refused. */
function consentFaults(
  state: GhostOfWarState,
  faction: string,
  place: StopPlace,
  at: number,
): readonly Fault[] {
  const path = ['stops', at, 'place'] as const;
  const params = { place: place.id };
  if (place.kind === 'FORCE') {
    const owner = ownerOfForce(state, place.id);
    const known = owner !== null && isAllied(state, owner, faction);
    return known ? [] : [fault('GOW-TRD-02', 'NO_SUCH_PLACE', path, params)];
  }
  if (place.intoDepot !== null) {
    const owner = entryAt(state.depots, place.intoDepot).owner;
    const depot = { depot: place.intoDepot };
    return isAllied(state, owner, faction)
      ? []
      : [fault('GOW-BUF-04', 'NO_SUCH_DEPOT', ['stops', at, 'intoDepot'], depot)];
  }
  const planet = lookUp(state.planets, place.id);
  if (!planet || planet.controller === faction) return [];
  if (!isAllied(state, planet.controller, faction))
    return [fault('GOW-TRD-03', 'STOP_NOT_ALLIED', path, params)];
  return lookUp(planet.tradeConsent, faction) === false
    ? [fault('GOW-TRD-03', 'NO_CONSENT', path, params)]
    : [];
}
