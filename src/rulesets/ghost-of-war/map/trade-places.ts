import { lookUp } from '../../../kernel/index.js';
import type { HexKey } from '../../../engine/hex/index.js';
import type { GhostOfWarState, StopPlace, SupplyGroup, TradeLine } from '../state/index.js';
import { ownerOf } from '../general/owners.js';
import { placeOfForce, systemOf } from './places.js';
import { systemAt } from './sector-map.js';

/** System in which a planet lies; null for none. */
export const systemOfPlanet = (state: Pick<GhostOfWarState, 'planets'>, planet: string): string | null =>
  lookUp(state.planets, planet)?.system ?? null;

/** GOW-MAP-03: sub-sector of a system. */
export const subSectorOf = (state: Pick<GhostOfWarState, 'systems' | 'hexes'>, system: string): string =>
  lookUp(state.hexes, lookUp(state.systems, system)?.hex)?.subSector ?? '';

export const hexOf = (state: Pick<GhostOfWarState, 'systems'>, system: string): HexKey | null =>
  lookUp(state.systems, system)?.hex ?? null;

/** GOW-TRD-08: system in which a unit, formation or supply group is now; null on a journey, or where there is none. */
export function systemOfForce(state: GhostOfWarState, id: string): string | null {
  const group = lookUp(state.supplyGroups, id);
  const place = group ? placeOfGroup(state, group) : placeOfForce(state, id);
  return place && systemOf(state, place);
}

/** A group is where a member of it is that has not left the group's system. */
const placeOfGroup = (state: GhostOfWarState, { members, system }: SupplyGroup) =>
  members
    .flatMap((each) => placeOfForce(state, each) ?? [])
    .find((each) => systemOf(state, each) === system) ?? null;

/** Faction of a unit, formation or supply group. */
export const ownerOfForce = (state: GhostOfWarState, id: string): string | null =>
  lookUp(state.supplyGroups, id)?.faction ?? ownerOf(state, id);

/** Faction that controls a stop: the planet's controller, the depot's or the force's owner. */
export function controllerOfStop(state: GhostOfWarState, place: StopPlace): string | null {
  if (place.kind === 'FORCE') return ownerOfForce(state, place.id);
  if (place.intoDepot !== null) return lookUp(state.depots, place.intoDepot)?.owner ?? null;
  return lookUp(state.planets, place.id)?.controller ?? null;
}

/** A system on a line's way, with the first stop that comes from there on (GOW-TRD-10, -13). */
export interface Waypoint {
  readonly system: string;
  readonly stop: number;
}

/** Systems on the way of a line in order, the origin first; the last hex of a leg belongs to that leg. */
export function waypoints(
  state: Pick<GhostOfWarState, 'systems'>,
  { stops }: TradeLine,
): readonly Waypoint[] {
  return stops.flatMap(({ path }, stop) =>
    path.slice(stop === 0 ? 0 : 1).flatMap((hex) => {
      const system = systemAt(state, hex);
      return system === null ? [] : [{ system, stop }];
    }),
  );
}
