import { unitTypeBy } from '../races/unit-types.js';
import { entryAt, itemAt } from '../../../kernel/index.js';
import { compareHexes, hexKey } from '../../../engine/hex/index.js';
import type {
  BoardView,
  LocationView,
  MarkView,
  PieceView,
  RegionView,
  Sight,
} from '../../../engine/index.js';
import { buildingType } from '../data/buildings.js';
import { URBAN_SIZES } from '../data/taking.js';
import { armiesInOrder } from '../pieces/armies.js';
import { battleValue } from '../battle/participation.js';
import { inOrder } from '../map/map.js';
import { visibleHexes } from '../fog/sight.js';
import type { Army, Detachment, MapHex, PlanetaryState, StrongholdType } from '../state/index.js';
import { ORBIT } from '../state/index.js';

export const STRONGHOLD_NAMES: Readonly<Record<StrongholdType, string>> = {
  CAMP: 'Camp',
  FORTIFICATION: 'Fortification',
  CAPITAL_FORTIFICATION: 'Capital Fortification',
};

/** Hexes in canonical order, pieces in order of creation. */
export const board = (state: PlanetaryState): BoardView => {
  const hexes = Object.values(state.hexes).sort(compareHexes);
  return {
    turn: state.turn,
    phase: state.phase,
    locations: locations(state, hexes),
    pieces: [...armiesInOrder(state).map((army) => armyView(state, army)), ...otherPieces(state)],
    regions: airspaces(hexes),
  };
};

/** Hexes by their Airspace (PLN-MAP-05). */
function airspaces(hexes: readonly MapHex[]): readonly RegionView[] {
  const byName = new Map<string, string[]>();
  for (const hex of hexes) {
    const known = byName.get(hex.airspace);
    if (known) known.push(hexKey(hex));
    else byName.set(hex.airspace, [hexKey(hex)]);
  }
  return [...byName]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, locations]) => ({ id, name: id, kind: 'airspace', locations }));
}

/** One player's state holds their own sightings only: then places they do not see now say when they last did. */
function locations(state: PlanetaryState, hexes: readonly MapHex[]): readonly LocationView[] {
  const viewers = Object.keys(state.sightings);
  const viewer = viewers.length === 1 && Object.keys(state.players).length > 1 ? itemAt(viewers, 0) : null;
  const seen = viewer === null ? null : visibleHexes(state, viewer);
  return hexes.map((hex) => {
    const key = hexKey(hex);
    if (seen === null || seen.has(key)) return location(state, hex, 'now', null);
    const before = viewer === null ? undefined : state.sightings[viewer]?.[key];
    return location(state, hex, before ? 'before' : 'never', before?.turn ?? null);
  });
}

/** Its settlement, else its terrain, and where it lies. */
export const nameOfHex = (hex: MapHex): string =>
  `${hex.urban ? entryAt(URBAN_SIZES, hex.urban.size).name : hex.terrain} ${hexKey(hex)}`;

function location(
  state: PlanetaryState,
  hex: MapHex,
  sight: Sight,
  lastSeenTurn: number | null,
): LocationView {
  const id = hexKey(hex);
  return {
    id,
    name: nameOfHex(hex),
    kind: hex.urban ? 'urban' : hex.resource ? 'resource' : 'hex',
    q: hex.q,
    r: hex.r,
    terrain: hex.terrain,
    owner: hex.controller,
    contents: contents(state, id, hex),
    lastSeenTurn,
    sight,
    rivers: hex.rivers,
    roads: hex.roads,
    marks: marks(hex),
    takesOrders: true,
    takesArmyList: hex.urban !== null,
  };
}

const marks = ({ urban, resource, stronghold, ruin }: MapHex): readonly MarkView[] => [
  ...(urban
    ? [{ kind: 'settlement' as const, label: entryAt(URBAN_SIZES, urban.size).name, size: urban.size }]
    : []),
  ...(stronghold ? [{ kind: 'stronghold' as const, label: STRONGHOLD_NAMES[stronghold.type], size: 2 }] : []),
  ...(resource ? [{ kind: 'resource' as const, label: 'Resource', size: 1 }] : []),
  ...(ruin ? [{ kind: 'ruin' as const, label: 'Ruin', size: 1 }] : []),
];

function contents(state: PlanetaryState, id: string, hex: MapHex): readonly string[] {
  const { urban, resource, stronghold } = hex;
  const isCapital = Object.values(state.players).some((each) => each.capitalHex === id);
  return [
    ...(urban
      ? [
          `${entryAt(URBAN_SIZES, urban.size).name}, race ${urban.race}${urban.hidden ? '' : `, ${urban.bp} BP`}`,
        ]
      : []),
    ...(isCapital ? ['Capital'] : []),
    ...(urban?.buildings.map((each) => buildingType(each.type)?.name ?? each.type) ?? []),
    ...(resource ? [resource.hidden ? 'Resource hex' : `Resource hex, ${resource.rp} RP per turn`] : []),
    ...(stronghold ? [STRONGHOLD_NAMES[stronghold.type]] : []),
    ...(stronghold && stronghold.defences.length > 0
      ? [`${stronghold.defences.length} intact defences`]
      : []),
    ...(hex.roads.length > 0 ? ['road'] : []),
    ...(hex.rivers.length > 0 ? ['river'] : []),
    ...(hex.ruin ? ['ruin'] : []),
  ];
}

function armyView(state: PlanetaryState, army: Army): PieceView {
  const known = army.units.length > 0;
  return {
    id: army.id,
    name: army.kind === 'detachment' ? army.name : `Garrison of ${army.hex}`,
    kind: army.kind,
    owner: army.owner,
    location: army.kind === 'garrison' ? army.hex : placeOf(state, army),
    strength: known ? battleValue(state, army) : null,
    status: army.kind === 'garrison' ? 'ready' : statusOf(army),
    parts: army.units.map(({ id, typeKey }) => ({ id, name: unitTypeBy(state, typeKey)?.name ?? typeKey })),
  };
}

/** Hex of a detachment, also of a captive one; null in orbit. */
export function placeOf(state: PlanetaryState, detachment: Detachment): string | null {
  const { place } = detachment;
  switch (place.at) {
    case 'hex':
    case 'prison':
    case 'building':
      return place.hex;
    case 'orbit':
      return null;
    case 'captor': {
      const captor = state.detachments[place.army];
      return captor ? placeOf(state, captor) : (state.garrisons[place.army]?.hex ?? null);
    }
  }
}

const STATUS: Readonly<Record<Detachment['place']['at'], string>> = {
  hex: 'ready',
  orbit: `in ${ORBIT.toLowerCase()}`,
  captor: 'captive',
  prison: 'in prison',
  building: 'under construction',
};

const statusOf = (detachment: Detachment): string =>
  detachment.place.at === 'hex' && detachment.unarmed ? 'unarmed' : STATUS[detachment.place.at];

/** `convoy c2-1`; what says by its id what it is, as `convoy-2` does, is called by that. */
const calledBy = (kind: string, id: string): string =>
  id.startsWith(`${kind.replace(/^.* /, '')}-`) ? id : `${kind} ${id}`;

function otherPieces(state: PlanetaryState): readonly PieceView[] {
  const piece = (
    kind: string,
    { id, owner, hex }: { readonly id: string; readonly owner: string; readonly hex: string },
    strength: number | null,
    status = 'ready',
  ): PieceView => ({ id, name: calledBy(kind, id), kind, owner, location: hex, strength, status });
  return [
    ...inOrder(Object.values(state.convoys)).map((each) =>
      piece('convoy', each, each.hidden ? null : each.bp),
    ),
    ...inOrder(Object.values(state.spies)).map((each) =>
      piece('spy', each, null, each.infiltrating ? 'infiltrating' : 'ready'),
    ),
    ...inOrder(Object.values(state.diplomats)).map((each) => piece('diplomat', each, null)),
    ...inOrder(Object.values(state.squadrons)).map((each) =>
      piece(
        'air squadron',
        { ...each, hex: each.base },
        null,
        each.negated ? 'negated' : (each.mission ?? 'ready'),
      ),
    ),
  ];
}
