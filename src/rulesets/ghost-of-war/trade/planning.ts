import type { HexKey } from '../../../engine/hex/index.js';
import type { GhostOfWarState, Stop, StopPlace } from '../state/index.js';
import { chosen, figure } from '../house-rules/house-rules.js';
import { compareWares } from '../goods/notation/index.js';
import { isWellCharted, lineDelays, pathFaults, travelRounds } from '../map/paths/index.js';
import { warpMapOf, wayBetween } from '../map/sector-map.js';
import { fault, type Fault } from './faults.js';
import { hexOf, systemOfPlanet } from '../map/trade-places.js';
import { findStop, type WantedLine } from './stops.js';
import { wareFaults, wareUnits } from './wares.js';
import { itemAt, lookUp } from '../../../kernel/index.js';

/** A line worked out on the map: what stands of it, and all that is wrong. */
export interface LinePlan {
  /** Null for stops that are nowhere, or to which no way leads. */
  readonly stops: readonly (PlannedStop | null)[];
  readonly places: readonly (StopPlace | null)[];
  readonly wellCharted: boolean;
  readonly faults: readonly Fault[];
}

export type PlannedStop = Pick<Stop, 'place' | 'wares' | 'path' | 'travelRounds'>;

/** GOW-TRD-02, GOW-TRD-04, GOW-TRD-06: places, wares and ways of a line; each leg is a journey of its own. */
export function planLine(state: GhostOfWarState, line: WantedLine): LinePlan {
  const found = line.stops.map((_, at) => findStop(state, line, at));
  const places = found.map((each) => each.place);
  const hexes = [
    hexIn(state, systemOfPlanet(state, line.origin)),
    ...places.map((each) => hexIn(state, each && systemOf(state, each))),
  ];
  const legs = line.stops.map((_, at) => planLeg(state, line, at, hexes[at] ?? null, hexes[at + 1] ?? null));
  const counting = chosen(state.parameters, 'travel.endpointCounting');
  const stops = legs.map(({ path }, at): PlannedStop | null => {
    const place = places[at];
    if (!place || !path) return null;
    const wares = [...itemAt(line.stops, at).wares].sort(compareWares);
    return { place, wares, path, travelRounds: travelRounds(warpMapOf(state), path, counting) };
  });
  const faults = [
    ...(lookUp(state.planets, line.origin)
      ? []
      : [fault('GOW-TRD-02', 'UNKNOWN_PLANET', ['origin'], { name: line.origin })]),
    ...(line.stops.length === 0 ? [fault('GOW-TRD-02', 'NO_STOPS', ['stops'])] : []),
    ...line.stops.flatMap((stop, at) => [
      ...(found[at]?.faults ?? []),
      ...repeated(line, at),
      ...wareFaults(stop, places[at] ?? null, at),
      ...(legs[at]?.faults ?? []),
    ]),
  ];
  const paths = stops.flatMap((each) => (each ? [each.path] : []));
  return { stops, places, wellCharted: isWellCharted(warpMapOf(state), paths), faults };
}

const systemOf = (state: GhostOfWarState, place: StopPlace): string | null =>
  place.kind === 'FORCE' ? place.system : systemOfPlanet(state, place.id);

const hexIn = (state: GhostOfWarState, system: string | null): HexKey | null =>
  system === null ? null : hexOf(state, system);

/** GOW-TRD-02: two equal places in a row. */
function repeated({ origin, stops }: WantedLine, at: number): readonly Fault[] {
  const before = at === 0 ? { place: origin, intoDepot: null } : itemAt(stops, at - 1);
  const { place, intoDepot } = itemAt(stops, at);
  return before.place === place && before.intoDepot === intoDepot
    ? [fault('GOW-TRD-02', 'SAME_PLACE_TWICE', ['stops', at, 'place'], { name: place })]
    : [];
}

interface Leg {
  readonly path: readonly HexKey[] | null;
  readonly faults: readonly Fault[];
}

/** GOW-TRD-04: the way that was given, or the one that the service finds. */
function planLeg(
  state: GhostOfWarState,
  { stops }: WantedLine,
  at: number,
  from: HexKey | null,
  to: HexKey | null,
): Leg {
  if (from === null || to === null) return { path: null, faults: [] };
  const map = warpMapOf(state);
  const given = itemAt(stops, at).path;
  if (given === null) {
    const path = wayBetween(state, from, to, 'CHARTED');
    const place = { place: itemAt(stops, at).place };
    return { path, faults: path ? [] : [fault('GOW-TRD-04', 'NO_WAY', ['stops', at, 'place'], place)] };
  }
  const faults = pathFaults(map, given, from, to).map(({ code, index }) =>
    fault('GOW-TRD-04', code, ['stops', at, 'path', index], { hex: given[index] ?? null }),
  );
  return { path: faults.length === 0 ? given : null, faults };
}

/** GOW-TRD-05: rounds until the first delivery at each stop. */
export const delaysOf = (
  { parameters }: Pick<GhostOfWarState, 'parameters'>,
  stops: readonly Pick<Stop, 'wares' | 'travelRounds'>[],
  wellCharted: boolean,
  saved = 0,
): readonly number[] =>
  lineDelays({
    wares: wareUnits(stops),
    legs: stops.map((each) => each.travelRounds),
    wellCharted,
    least: figure(parameters, 'trade.minDelay'),
    saved,
  });
