import type { Grid } from '../../../src/drawing/index.js';

/** Where the position of a ruleset keeps its hexes, or the places of a map without hexes; what may lie in them the schema says. */
export interface Layer {
  readonly grid: Grid;
  /** Members that lead to the list of hexes. */
  readonly list: readonly string[];
  /** Members by which an entry says which hex it is: both axes, or one word. */
  readonly named: readonly ['q', 'r'] | readonly ['hex'] | readonly ['id'];
  /** Member by which what stands there names it. */
  readonly by: string;
  /** Members that lead to a rectangle of hexes, with what they call its sides; null where each hex is named. */
  readonly rectangle: {
    readonly way: readonly string[];
    readonly columns: string;
    readonly rows: string;
  } | null;
  /** Terrain of hexes of which nothing is said. */
  readonly bare: string | null;
}

const LAYERS: Readonly<Record<string, Layer>> = {
  PLANETARY: {
    grid: 'POINTY_TOP',
    list: ['hexes'],
    named: ['q', 'r'],
    by: 'hex',
    rectangle: { way: ['map'], columns: 'cols', rows: 'rows' },
    bare: 'PLAINS',
  },
  GHOST_OF_WAR: {
    grid: 'POINTY_TOP',
    list: ['hexes'],
    named: ['hex'],
    by: 'hex',
    rectangle: null,
    bare: null,
  },
  SPACE_EMPIRES: {
    grid: 'GRAPH',
    list: ['map', 'spaces'],
    named: ['id'],
    by: 'mapSpace',
    rectangle: null,
    bare: null,
  },
  META_CAMPAIGN: {
    grid: 'FLAT_TOP',
    list: ['campaign', 'map', 'hexes'],
    named: ['hex'],
    by: 'hex',
    rectangle: { way: ['campaign', 'map'], columns: 'columns', rows: 'rows' },
    bare: 'PLAINS',
  },
};

/** Null for a ruleset whose board is no map, but a table. */
export const layerOf = (ruleset: string): Layer | null => LAYERS[ruleset] ?? null;
