import type { BoardView, LocationView, PieceView, RegionView } from '../../../engine/index.js';
import { parseHexKey } from '../../../engine/hex/index.js';
import { lookUp } from '../../../kernel/index.js';
import { seatOf } from '../general/factions.js';
import type { Depot, GhostOfWarState, Place } from '../state/index.js';

/** Systems and planets, and the units that a viewer knows of. */
export const board = (state: GhostOfWarState): BoardView => ({
  turn: state.round,
  phase: state.step,
  locations: [...systems(state), ...planets(state)],
  pieces: [...units(state), ...depots(state)],
  regions: Object.values(state.subSectors).map((each) => subSector(state, each)),
});

/** Its systems and their planets. */
function subSector(
  { systems: all, planets: worlds, hexes }: GhostOfWarState,
  { id, name }: GhostOfWarState['subSectors'][string],
): RegionView {
  const within = Object.values(all).filter(({ hex }) => lookUp(hexes, hex)?.subSector === id);
  const ids = new Set(within.map((each) => each.id));
  const around = Object.values(worlds).filter(({ system }) => ids.has(system));
  return { id, name, kind: 'sub-sector', locations: [...within, ...around].map((each) => each.id) };
}

const systems = (state: GhostOfWarState): readonly LocationView[] =>
  Object.values(state.systems).map(({ id, name, hex }) => ({
    id,
    name,
    kind: 'system',
    q: parseHexKey(hex)?.q ?? null,
    r: parseHexKey(hex)?.r ?? null,
    terrain: null,
    owner: null,
    contents: [],
    lastSeenTurn: null,
  }));

const planets = (state: GhostOfWarState): readonly LocationView[] =>
  Object.values(state.planets).map((planet) => {
    const hex = parseHexKey(lookUp(state.systems, planet.system)?.hex ?? '');
    return {
      id: planet.id,
      name: planet.name,
      kind: 'planet',
      q: hex?.q ?? null,
      r: hex?.r ?? null,
      terrain: planet.type,
      owner: seatOf(state, planet.controller),
      contents: [`CE ${planet.ce}`, `tech level ${planet.techLevel}`, ...planet.advancements],
      lastSeenTurn: null,
      marks: [{ kind: 'planet', label: planet.type, size: 1 }],
      takesOrders: true,
    };
  });

const placeId = (place: Place): string | null => (place.in === 'JOURNEY' ? null : place.id);

const units = (state: GhostOfWarState): readonly PieceView[] =>
  Object.values(state.units).map((unit) => ({
    id: unit.id,
    name: unit.name,
    kind: unit.type,
    owner: seatOf(state, unit.owner),
    location: placeId(unit.place),
    strength: unit.ce,
    status: unit.place.in === 'JOURNEY' ? 'under way' : unit.withdrawn ? 'withdrawn' : 'ready',
  }));

/** A depot is named by the depots of its faction that are known, not by those of others. */
const placeAmongOwn = ({ depots: all }: GhostOfWarState, { owner, seq }: Depot): number =>
  Object.values(all).filter((each) => each.owner === owner && each.seq <= seq).length;

const depots = (state: GhostOfWarState): readonly PieceView[] =>
  Object.values(state.depots).map((depot) => ({
    id: depot.id,
    name: `Depot ${state.made ? placeAmongOwn(state, depot) : depot.seq}`,
    kind: 'depot',
    owner: seatOf(state, depot.owner),
    location: depot.planet,
    strength: null,
    status: 'ready',
  }));
