import { hexKey, parseHexKey, type Hex } from '../../../engine/hex/index.js';
import { lookUp } from '../../../kernel/index.js';
import type { Extent, GameMap, MapEdge, MapHex } from '../state/index.js';

const BARE: MapHex = { terrain: 'PLAINS', elevation: 0, label: null, citySize: null, population: null };
const NOTHING: MapEdge = { features: [], link: null, riverLink: false };

/** Whether a rectangle holds a hex: every other column begins half a row lower. */
export function isWithin({ q, r, columns, rows }: Extent, hex: Hex): boolean {
  const column = hex.q - q;
  const row = hex.r - r + Math.floor(column / 2);
  return column >= 0 && column < columns && row >= 0 && row < rows;
}

/** What is in a hex; null off the map. */
export function hexAt({ extent, hexes }: GameMap, key: string): MapHex | null {
  const named = lookUp(hexes, key);
  if (named) return named;
  const hex = parseHexKey(key);
  return hex && extent && isWithin(extent, hex) ? BARE : null;
}

/** What lies on an edge. */
export const edgeAt = ({ edges }: GameMap, key: string): MapEdge => lookUp(edges, key) ?? NOTHING;

/** All hexes of the map, by key: those of the rectangle column by column, then those that lie outside it. */
export function hexesOn(map: GameMap): readonly (readonly [string, MapHex])[] {
  const { extent, hexes } = map;
  const within = extent
    ? Array.from({ length: extent.columns * extent.rows }, (_, place) => {
        const column = Math.floor(place / extent.rows);
        const q = extent.q + column;
        return hexKey({ q, r: extent.r + (place % extent.rows) - Math.floor(column / 2) });
      })
    : [];
  const known = new Set(within);
  const outside = Object.keys(hexes).filter((each) => !known.has(each));
  return [...within, ...outside].map((key) => [key, hexAt(map, key) ?? BARE]);
}
