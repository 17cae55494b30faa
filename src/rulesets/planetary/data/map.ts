import type { Terrain } from '../state/index.js';

/** PLN-TER-01: movement points to enter a hex, and whether it can be controlled (PLN-MAP-06). */
export const TERRAIN: Readonly<Record<Terrain, { readonly cost: number; readonly controllable: boolean }>> = {
  plains: { cost: 2, controllable: true },
  hills: { cost: 4, controllable: true },
  forest: { cost: 4, controllable: true },
  jungle: { cost: 6, controllable: true },
  sea: { cost: 2, controllable: false },
};

/** PLN-MAP-02: whether a club has written one of them. */
export const isTerrain = (word: string): word is Terrain => Object.hasOwn(TERRAIN, word);

/** PLN-TER-01: a road step costs this share of the hex's cost. */
export const ROAD_COST_FACTOR = 0.5;

/** PLN-TER-01: movement points on top for crossing a river edge without a road step. */
export const RIVER_COST = { any: 2, allSkimmers: 0 } as const;

/** PLN-SIG-02: how far a piece sees, in hexes. */
export const SIGHT_RADIUS = {
  convoy: 0,
  spy: 0,
  diplomat: 1,
  detachment: 1,
  stronghold: 1,
  withScouts: 2,
  radarTower: 2,
  capitalBonus: 1,
  most: 3,
} as const;

/** PLN-MOV-10: movement allowance of a normal detachment, MP. */
export const NORMAL_ALLOWANCE = 4;

/** PLN-STA-09: the map of four players, columns and rows of an odd-r rectangle. */
export const FOUR_PLAYER_MAP = {
  cols: 11,
  rows: 10,
  controlRadius: 3,
  centres: [
    { corner: 'NW', col: 1, row: 1 },
    { corner: 'NE', col: 9, row: 1 },
    { corner: 'SW', col: 1, row: 8 },
    { corner: 'SE', col: 9, row: 8 },
  ],
} as const;

/** PLN-MAP-05: cut of the four-player map, first and last column and row of each Airspace. */
export const AIRSPACE_COLUMNS = { A: [0, 3], B: [4, 6], C: [7, 10] } as const;
export const AIRSPACE_ROWS = { 1: [0, 2], 2: [3, 6], 3: [7, 9] } as const;
