import { oppositeDirection, type Direction, type HexKey } from '../../../engine/hex/index.js';
import type { MapHex, PlanetaryState } from '../state/index.js';
import { neighbourKey } from '../map/map.js';

/** Directions of the links of a hex that were built in the campaign; those of the map everybody knows. */
export const builtIn = ({ builtRoads }: PlanetaryState, hex: HexKey): readonly number[] =>
  builtRoads?.[hex] ?? [];

/**
 * PLN-SIG-01, PLN-ROD-02: links built in the campaign that a seat does not know: of neither end it controls, sees or has
 * seen since. By hex, as directions.
 */
export function unknownRoads(
  state: PlanetaryState,
  seat: string | null,
  seen: ReadonlySet<HexKey>,
): ReadonlyMap<HexKey, ReadonlySet<number>> {
  const knows = (hex: HexKey, direction: number): boolean =>
    seat !== null &&
    (state.hexes[hex]?.controller === seat ||
      seen.has(hex) ||
      state.sightings[seat]?.[hex]?.roads?.includes(direction) === true);
  const hidden = new Map<HexKey, Set<number>>();
  for (const hex of Object.keys(state.builtRoads ?? {})) {
    const unknown = builtIn(state, hex).filter((direction) => {
      const far = neighbourKey(state, hex, direction as Direction);
      return !knows(hex, direction) && !(far && knows(far, oppositeDirection(direction as Direction)));
    });
    if (unknown.length > 0) hidden.set(hex, new Set(unknown));
  }
  return hidden;
}

/** A hex without links that are not known. */
export const withoutRoads = (hex: MapHex, unknown: ReadonlySet<number> | undefined): MapHex =>
  unknown ? { ...hex, roads: hex.roads.filter((each) => !unknown.has(each)) } : hex;
