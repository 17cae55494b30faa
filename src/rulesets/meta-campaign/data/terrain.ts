import type { CitySize, Terrain } from './words.js';

/** What a terrain does (EDC-TER-02 to EDC-TER-10). */
export interface TerrainRow {
  /** Points that entering it adds for a land vehicle. */
  readonly vehicleCost: number;
  /** Change of speed for a move that touches it off-road; at least 1 is left. */
  readonly speedDelta: number;
  /** Most speed of a move that touches it off-road. */
  readonly speedCap: number | null;
  /** Energy that a land vehicle's move pays once. */
  readonly vehicleEnergy: number;
  /** How far its top rises above the ground; null without end. */
  readonly height: number | null;
  readonly concealment: number;
  readonly stealth: number;
  readonly open: boolean;
  readonly land: number;
  readonly aquatic: number;
}

const ROW: TerrainRow = {
  vehicleCost: 0,
  speedDelta: 0,
  speedCap: null,
  vehicleEnergy: 0,
  height: 0,
  concealment: 0,
  stealth: 0,
  open: false,
  land: 2,
  aquatic: 0,
};

/** Section 18. Room is that of a bloc where the house rules leave the printed one. */
export const TERRAIN: Readonly<Record<Terrain, TerrainRow>> = {
  PLAINS: { ...ROW, stealth: 2, open: true },
  FOREST: { ...ROW, vehicleCost: 1, height: 1, concealment: 1, stealth: -4 },
  MOUNTAINS: { ...ROW, speedCap: 1, height: null, stealth: -3 },
  WATER: { ...ROW, land: 0, aquatic: 2 },
  CITY: { ...ROW, height: 1 },
  LARGE_BRIDGE: { ...ROW, stealth: 2, open: true, land: 1, aquatic: 1 },
  LARGE_PONTOON_BRIDGE: { ...ROW, stealth: 2, open: true, land: 1, aquatic: 1 },
  BEACH: { ...ROW, stealth: 2, open: true },
  RUBBLE: { ...ROW, speedDelta: -1, stealth: -2 },
  SWAMP: { ...ROW, speedCap: 1, stealth: -1, aquatic: 2 },
  DESERT_DUNES: { ...ROW, vehicleEnergy: 1, stealth: 2, open: true },
};

/** EDC-TER-10: what Swamp takes from the speed of amphibious units, in the place of its cap. */
export const AMPHIBIOUS_SWAMP = -1;

/** EDC-TER-07 */
export const CITY_CONCEALMENT: Readonly<Record<CitySize, number>> = { SMALL: 1, MEDIUM: 2, LARGE: 3 };

/** EDC-STL-03: for each point of concealment of a city. */
export const CITY_STEALTH = -2;

/** EDC-TER-04: speed that a move wholly on a road or highway gains. */
export const ROAD_BONUS = {
  ROAD: { wheeled: 1, otherVehicle: 0 },
  HIGHWAY: { wheeled: 2, otherVehicle: 1 },
} as const;
