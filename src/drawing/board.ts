import type { Grid, Middle } from './hexes.js';

/** A place of a board, as the API shows it. */
export interface MapPlace {
  readonly key: string;
  readonly name: string;
  /** The ruleset's word for it, e.g. `hex` or `system`. */
  readonly kind: string;
  readonly q: number | null;
  readonly r: number | null;
  readonly terrain: string | null;
  readonly owner: MapSeat | null;
  readonly sight: 'NOW' | 'BEFORE' | 'NEVER';
  readonly rivers: readonly number[];
  readonly roads: readonly number[];
  readonly marks: readonly { readonly kind: string; readonly label: string; readonly size: number }[];
}

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

export interface MapBoard<P extends MapPlace = MapPlace, I extends MapPiece = MapPiece> {
  readonly grid: Grid;
  readonly locations: readonly P[];
  readonly pieces: readonly I[];
}

/** One field of the map: all places that share a hex, e.g. a system and its planets. */
export interface Cell<P extends MapPlace = MapPlace, I extends MapPiece = MapPiece> {
  /** Id of its first place. */
  readonly key: string;
  readonly q: number;
  readonly r: number;
  readonly middle: Middle;
  /** The place that it has its key and name from. */
  readonly first: P;
  readonly places: readonly P[];
  readonly pieces: readonly I[];
}
