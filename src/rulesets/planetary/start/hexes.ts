import {
  DIRECTIONS,
  fromOddRow,
  hexKey,
  neighbour,
  oppositeDirection,
  toOddRow,
  type Direction,
  type Hex,
  type HexKey,
} from '../../../engine/hex/index.js';
import { AIRSPACE_COLUMNS, AIRSPACE_ROWS, FOUR_PLAYER_MAP, isTerrain } from '../data/map.js';
import { DEFENCE_PRICES } from '../data/defences.js';
import { BEFORE_START } from '../data/start.js';
import type {
  PlanetaryPosition,
  PositionHex,
  PositionMap,
  PositionStronghold,
  PositionUrban,
} from '../position.js';
import type { MapHex, RaceKey, Stronghold, Urban } from '../state/index.js';

/** The hexes of a position, edges noted on both sides. Illegal entries are read as well as they can be. */
export function readHexes(
  position: PlanetaryPosition,
  raceOf: (seat: string | null) => RaceKey,
): Record<HexKey, MapHex> {
  const entered = new Map((position.hexes ?? []).map((each) => [hexKey(each), each]));
  const places: readonly Hex[] = position.map ? rectangle(position.map) : [];
  const all = [...places.filter((each) => !entered.has(hexKey(each))), ...entered.values()];
  const rivers = edges(position, 'rivers');
  const roads = edges(position, 'roads');
  // PLN-STA-07: what the set-up finds was built before its turn 0.
  const before = position.phase === 'SET_UP' ? BEFORE_START : 0;
  const read = all.map((entry): [HexKey, MapHex] => {
    const key = hexKey(entry);
    const hex = readHex(entry, position.map, raceOf, before);
    return [key, { ...hex, rivers: of(rivers, key), roads: of(roads, key) }];
  });
  return Object.fromEntries(read.sort(([, a], [, b]) => a.r - b.r || a.q - b.q));
}

const rectangle = ({ cols, rows }: PositionMap): readonly Hex[] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (__, col) => fromOddRow(col, row)),
  ).flat();

/** `before`: turn in which all was built that does not say when. */
function readHex(
  entry: PositionHex,
  map: PositionMap | undefined,
  raceOf: (seat: string | null) => RaceKey,
  before: number,
) {
  const race = raceOf(entry.controller ?? null);
  const controller = entry.controller ?? null;
  return {
    q: entry.q,
    r: entry.r,
    terrain: [entry.terrain, map?.terrain].find((each) => each !== undefined && isTerrain(each)) ?? 'plains',
    airspace: entry.airspace ?? (map ? airspaceOf(entry, map) : ''),
    controller,
    resource: entry.resource ? { rp: entry.resource.rp } : null,
    urban: entry.urban ? readUrban(entry.urban, race, before) : null,
    stronghold: entry.stronghold ? readStronghold(entry.stronghold, hexKey(entry), race, before) : null,
    startedUncontrolled: entry.startedUncontrolled ?? controller === null,
    discovered: entry.discovered ?? false,
    ruin: entry.ruin ?? false,
  };
}

/** PLN-MAP-05: the printed cut of the four-player map; other rectangles in blocks of four by four. */
function airspaceOf(hex: Hex, map: PositionMap): string {
  const { col, row } = toOddRow(hex);
  if (map.cols === FOUR_PLAYER_MAP.cols && map.rows === FOUR_PLAYER_MAP.rows) {
    return `${band(AIRSPACE_COLUMNS, col)}${band(AIRSPACE_ROWS, row)}`;
  }
  return `${String.fromCharCode(65 + Math.floor(col / 4))}${1 + Math.floor(row / 4)}`;
}

const band = (bands: Readonly<Record<string, readonly [number, number]>>, at: number): string =>
  Object.entries(bands).find(([, [first, last]]) => at >= first && at <= last)?.[0] ?? '';

function readUrban(entry: PositionUrban, race: RaceKey, before: number): Urban {
  return {
    size: entry.size,
    race: entry.race ?? race,
    bp: entry.bp ?? 0,
    buildings: (entry.buildings ?? []).map((each) => ({
      type: each.type,
      builtTurn: each.builtTurn ?? before,
      ...(each.aspect === undefined ? {} : { aspect: each.aspect }),
    })),
    builtTurn: entry.builtTurn ?? before,
    lastUpgradeTurn: entry.lastUpgradeTurn ?? before,
  };
}

function readStronghold(
  entry: PositionStronghold,
  key: HexKey,
  ownerRace: RaceKey,
  before: number,
): Stronghold {
  const race = entry.race ?? ownerRace;
  return {
    type: entry.type,
    race,
    builtTurn: entry.builtTurn ?? before,
    lastUpgradeTurn: entry.lastUpgradeTurn ?? before,
    defences: (entry.defences ?? []).map((each, place) => ({
      id: each.id ?? `${key}.x${place + 1}`,
      type: each.type,
      ...(each.turretWeapon === undefined ? {} : { turretWeapon: each.turretWeapon }),
      costBp: each.costBp ?? DEFENCE_PRICES[each.type] ?? 0,
      race: each.race ?? race,
      builtTurn: each.builtTurn ?? before,
      ...(each.shrine === undefined ? {} : { shrine: each.shrine }),
    })),
  };
}

/** Directions of river edges or road links by hex, each edge on both its sides. */
function edges(position: PlanetaryPosition, kind: 'rivers' | 'roads'): ReadonlyMap<HexKey, Set<number>> {
  const found = new Map<HexKey, Set<number>>();
  const note = (hex: Hex, direction: Direction) => {
    const key = hexKey(hex);
    found.set(key, (found.get(key) ?? new Set()).add(direction));
  };
  for (const entry of position.hexes ?? []) {
    for (const direction of DIRECTIONS.filter((each) => entry[kind]?.includes(each))) {
      note(entry, direction);
      note(neighbour(entry, direction), oppositeDirection(direction));
    }
  }
  return found;
}

const of = (found: ReadonlyMap<HexKey, Set<number>>, key: HexKey): readonly number[] =>
  [...(found.get(key) ?? [])].sort((a, b) => a - b);
