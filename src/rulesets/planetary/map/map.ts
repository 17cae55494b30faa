import {
  compareHexes,
  DIRECTIONS,
  directionTo,
  distance,
  hexKey,
  neighbour,
  parseHexKey,
  type Direction,
  type Hex,
  type HexKey,
} from '../../../engine/hex/index.js';
import type { Army, Detachment, MapHex, MoveClass, PlanetaryState, Player } from '../state/index.js';
import { ACCESS } from '../data/access.js';
import { isEnemy, isFriendly, isPartner } from '../state/relations.js';

export { armyOf } from '../state/army-of.js';

/** Armies on the map by hex, detachments first, each kind in canonical order (PLN-GEN-13); a hex without army has no entry. */
export type ArmiesByHex = ReadonlyMap<HexKey, readonly Army[]>;

const NO_ARMY: readonly Army[] = [];

/** The hex an army stands in; null in orbit, in captivity and under construction. */
export function hexOf(army: Army): HexKey | null {
  if (army.kind === 'garrison') return army.hex;
  return army.place.at === 'hex' ? army.place.hex : null;
}

/** Indexes all armies on the map. Make it once where a loop asks for many hexes. */
export function armiesByHex(state: PlanetaryState): ArmiesByHex {
  const index = new Map<HexKey, Army[]>();
  for (const army of [
    ...inOrder(Object.values(state.detachments)),
    ...inOrder(Object.values(state.garrisons)),
  ]) {
    const hex = hexOf(army);
    if (hex === null) continue;
    const here = index.get(hex);
    if (here) here.push(army);
    else index.set(hex, [army]);
  }
  return index;
}

export const armiesIn = (index: ArmiesByHex, hex: HexKey): readonly Army[] => index.get(hex) ?? NO_ARMY;

/** Detachments in a hex, canonical order; two while a battle there is unresolved. */
export const detachmentsIn = (state: PlanetaryState, hex: HexKey): readonly Detachment[] =>
  inOrder(
    Object.values(state.detachments).filter((each) => each.place.at === 'hex' && each.place.hex === hex),
  );

export const garrisonIn = (state: PlanetaryState, hex: HexKey) =>
  Object.values(state.garrisons).find((each) => each.hex === hex) ?? null;

/** Keys of the neighbours that the map has, in direction order 0…5 (PLN-MAP-01). */
export const neighbourKeys = (state: PlanetaryState, key: HexKey): readonly HexKey[] =>
  DIRECTIONS.flatMap((direction) => neighbourKey(state, key, direction) ?? []);

/** The neighbour in a direction; null at the map's edge. */
export function neighbourKey(state: PlanetaryState, key: HexKey, direction: Direction): HexKey | null {
  const hex = state.hexes[key];
  if (!hex) return null;
  const found = hexKey(neighbour(hex, direction));
  return state.hexes[found] ? found : null;
}

/** PLN-GEN-06 Distance between two hexes, in steps. */
export const hexDistance = (a: HexKey, b: HexKey): number => distance(coordinates(a), coordinates(b));

/** Direction from a hex to an adjacent one; null when they are not adjacent. */
export const directionBetween = (a: HexKey, b: HexKey): Direction | null =>
  directionTo(coordinates(a), coordinates(b));

function coordinates(key: HexKey): Hex {
  return parseHexKey(key) ?? { q: Number.NaN, r: Number.NaN };
}

/** PLN-GEN-04 Occupied: the hex contains an army of the seat. */
export const isOccupiedBy = (index: ArmiesByHex, hex: HexKey, seat: string): boolean =>
  armiesIn(index, hex).some((each) => each.owner === seat);

/** PLN-GEN-04 Unoccupied, for placing or stopping a detachment of the seat. */
export const isUnoccupiedFor = (
  state: PlanetaryState,
  index: ArmiesByHex,
  hex: HexKey,
  seat: string,
): boolean =>
  armiesIn(index, hex).every((each) => each.kind === 'garrison' && isFriendly(state, each.owner, seat));

/**
 * PLN-GEN-05 Zone of control: the hex is in the zone of an army of an enemy of the seat. `ignoring` leaves out
 * single armies (PLN-WDR-04).
 */
export function inEnemyZoc(
  state: PlanetaryState,
  index: ArmiesByHex,
  hex: HexKey,
  seat: string,
  ignoring: readonly string[] = [],
): boolean {
  // PLN-GEN-05: an own army keeps enemy zones out of its hex, unless it has an enemy army in it, an unresolved battle.
  const armies = isOccupiedBy(index, hex, seat) ? armiesIn(index, hex) : zocArmies(state, index, hex);
  return armies.some((each) => !ignoring.includes(each.id) && isEnemy(state, each.owner, seat));
}

/** PLN-GEN-05: the hex is in the zone of control of an army of the seat or of an ally. */
export const inFriendlyZoc = (
  state: PlanetaryState,
  index: ArmiesByHex,
  hex: HexKey,
  seat: string,
): boolean => zocArmies(state, index, hex).some((each) => isFriendly(state, each.owner, seat));

/** Armies whose zone of control holds the hex: those in it, and adjacent ones of whom no enemy occupies it. */
function zocArmies(state: PlanetaryState, index: ArmiesByHex, hex: HexKey): readonly Army[] {
  const here = armiesIn(index, hex);
  const around = neighbourKeys(state, hex)
    .flatMap((each) => armiesIn(index, each))
    .filter((army) => !here.some((each) => isEnemy(state, each.owner, army.owner)));
  return [...here, ...around];
}

/** PLN-MAP-04: a link, or an Urban hex. */
export const hasRoad = (hex: MapHex): boolean => hex.roads.length > 0 || hex.urban !== null;

/** PLN-MAP-04 Roads: a link joins the two hexes, or one of them is Urban and both have roads. */
export function isRoadStep(from: MapHex, to: MapHex): boolean {
  const direction = directionTo(from, to);
  if (direction === null) return false;
  if (from.roads.includes(direction)) return true;
  return (from.urban !== null || to.urban !== null) && hasRoad(from) && hasRoad(to);
}

/** PLN-MAP-03 Rivers: the edge between two adjacent hexes is a river edge. */
export function isRiverEdge(from: MapHex, to: MapHex): boolean {
  const direction = directionTo(from, to);
  return direction !== null && from.rivers.includes(direction);
}

/**
 * PLN-GEN-09 Nearest unoccupied hex of `from` for a piece of the seat with these move classes: smallest distance,
 * then own control, then out of enemy ZOC, then canonical. `except`: hexes that may not be taken. Null when none is left.
 */
export function nearestUnoccupied(
  state: PlanetaryState,
  from: HexKey,
  seat: string,
  classes: ReadonlySet<MoveClass>,
  except: readonly HexKey[] = [],
): HexKey | null {
  const index = armiesByHex(state);
  const candidates = Object.values(state.hexes)
    .map((hex) => ({ hex, key: hexKey(hex) }))
    .filter(
      ({ hex, key }) =>
        !except.includes(key) &&
        isUnoccupiedFor(state, index, key, seat) &&
        hex.terrain !== 'sea' &&
        (key === from || mayStandIn(hex, classes)) &&
        !(hex.controller !== null && isPartner(state, hex.controller, seat)),
    )
    .map((each) => ({ ...each, steps: hexDistance(from, each.key) }));
  const least = Math.min(...candidates.map((each) => each.steps));
  const nearest = candidates
    .filter((each) => each.steps === least)
    .map((each) => ({
      ...each,
      foreign: each.hex.controller === seat ? 0 : 1,
      threatened: inEnemyZoc(state, index, each.key, seat) ? 1 : 0,
    }))
    .sort((a, b) => a.foreign - b.foreign || a.threatened - b.threatened || compareHexes(a.hex, b.hex));
  return nearest[0]?.key ?? null;
}

/** PLN-GEN-09: terrain of every class present, or a road or Urban hex. */
const mayStandIn = (hex: MapHex, classes: ReadonlySet<MoveClass>): boolean =>
  hasRoad(hex) || [...classes].every((each) => ACCESS[hex.terrain][each] !== 'no');

/** PLN-GEN-13 Canonical order of hexes: by r, then q. */
export const canonicalHexes = (state: PlanetaryState): readonly MapHex[] =>
  Object.values(state.hexes).sort(compareHexes);

/** PLN-GEN-13: hex keys by r, then q. */
export const compareHexKeys = (a: HexKey, b: HexKey): number => compareHexes(coordinates(a), coordinates(b));

/** PLN-GEN-13 Canonical order of pieces: as they were created. */
export const inOrder = <T extends { readonly order: number }>(pieces: readonly T[]): readonly T[] =>
  [...pieces].sort((a, b) => a.order - b.order);

/** PLN-GEN-13 Players by seat. */
export const playersInOrder = (state: PlanetaryState): readonly Player[] =>
  Object.values(state.players).sort((a, b) => a.number - b.number);

export const activePlayers = (state: PlanetaryState): readonly Player[] =>
  playersInOrder(state).filter((each) => each.status === 'active');
