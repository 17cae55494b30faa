import type { Grid, Middle } from './hexes.js';

/** A place of a board, as the API shows it. */
export interface MapPlace {
  readonly key: string;
  readonly name: string;
  /** A word for it as the schema spells it or as the ruleset does, e.g. `HEX`, `system`. */
  readonly kind: string;
  readonly q: number | null;
  readonly r: number | null;
  readonly terrain: string | null;
  readonly owner: MapSeat | null;
  readonly sight: 'NOW' | 'BEFORE' | 'NEVER';
  readonly rivers: readonly number[];
  readonly roads: readonly number[];
  /** Ids of the places that it is joined to, on a map of places and ways. */
  readonly neighbours?: readonly string[];
  /** How high it lies, where that differs. */
  readonly height?: number | null;
  /** Directions that those who stand there face. */
  readonly facings?: readonly number[];
  readonly marks: readonly { readonly kind: string; readonly label: string; readonly size: number }[];
}

/** @param kind as the schema spells it */
export const isOf = (place: Pick<MapPlace, 'kind'>, kind: string): boolean =>
  place.kind.toUpperCase() === kind;

/** A piece of a board, as the API shows it. */
export interface MapPiece {
  readonly key: string;
  readonly name: string;
  readonly kind: string;
  readonly owner: MapSeat | null;
  readonly location: string | null;
}

export interface MapSeat {
  readonly key: string;
  readonly number: number;
}

/** A way on which goods travel, or a supply line. */
export interface MapLine {
  readonly key: string;
  readonly owner: MapSeat | null;
  /** Ids of the places on it, from its origin on. */
  readonly stops: readonly string[];
  /** What it is told by beside the map, e.g. its number there. */
  readonly sign: string;
  /** Whether it stands already. */
  readonly stands: boolean;
}

export interface MapBoard<P extends MapPlace = MapPlace, I extends MapPiece = MapPiece> {
  readonly grid: Grid;
  readonly locations: readonly P[];
  readonly pieces: readonly I[];
  /** Ways of goods, where they are to be shown. */
  readonly lines?: readonly MapLine[];
}

/** One field of the map: all places that share a hex, e.g. a system and its planets; on a map of places and ways one place. */
export interface Cell<P extends MapPlace = MapPlace, I extends MapPiece = MapPiece> {
  /** Id of its first place. */
  readonly key: string;
  /** Null on a map of places and ways. */
  readonly hex: readonly [q: number, r: number] | null;
  readonly middle: Middle;
  /** The place that it has its key and name from. */
  readonly first: P;
  readonly places: readonly P[];
  readonly pieces: readonly I[];
}
