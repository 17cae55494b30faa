import type { StrongholdType } from '../state/index.js';

/** PLN-BUI-02: an Urban hex pays for places up to this many hexes away. */
export const PAYER_DISTANCE = 3;

/** Highest size of an Urban hex (PLN-URB-01). */
export const LARGEST_URBAN = 4;

/** PLN-URB-01: BP for a new village, and for raising an Urban hex to a size. */
export const URBAN_COST: Readonly<Record<number, number>> = { 1: 200, 2: 300, 3: 500, 4: 1000 };

/** PLN-URB-02: least distance of a village from every Urban hex. */
export const URBAN_DISTANCE = 2;

/** PLN-BLD-05: part of the cumulative list price that is paid back, and for how many buildings of a player each turn. */
export const BUILDING_REFUND = { times: 1, over: 2 } as const;

/** PLN-STR-01, -02: BP for a Camp, and for raising a Stronghold to a type. */
export const STRONGHOLD_COST: Readonly<Record<StrongholdType, number>> = {
  CAMP: 100,
  FORTIFICATION: 150,
  CAPITAL_FORTIFICATION: 250,
};

/** PLN-STR-02: what a Stronghold becomes next. */
export const NEXT_STRONGHOLD: Readonly<Record<StrongholdType, StrongholdType | null>> = {
  CAMP: 'FORTIFICATION',
  FORTIFICATION: 'CAPITAL_FORTIFICATION',
  CAPITAL_FORTIFICATION: null,
};

/** PLN-DEF-02: part of the list price paid back for a defence, own or of another race. */
export const DEFENCE_REFUND = { own: { times: 1, over: 2 }, captured: { times: 1, over: 4 } } as const;

/** PLN-DEF-05: what a weapon tower may become, and BP on top; a turret's price comes beside. */
export const TOWER_KINDS: Readonly<Record<string, number>> = { aaTower: 0, turretTower: 0, radarTower: 25 };

/** PLN-CNV-01: fewest BP of a new convoy, and of one that is unloaded in part (PLN-CNV-02). */
export const LEAST_CONVOY = 50;

/** PLN-ROD-02, -03: BP for each attempt; what the die needs by the number of pure plains among the two hexes. */
export const ROAD = { cost: 50, needed: { 0: 5, 1: 3, 2: null }, leastUrbanSize: 2 } as const;

/** PLN-RES-02: movement points without loss, and loss for each more, in tenths. */
export const ROUTE = { freeMp: 6, tenthsLostPerMp: 1 } as const;

/** PLN-UPK-02: bonus on what an Urban hex generates, percent, and the Strongholds that it needs (PLN-BLD-15, -16). */
export const OUTPUT_BONUS: Readonly<
  Record<string, { readonly percent: number; readonly needs: readonly StrongholdType[] }>
> = {
  TAXATION_OFFICE: { percent: 50, needs: ['CAMP', 'FORTIFICATION', 'CAPITAL_FORTIFICATION'] },
  EXPLOITATION_CENTER: { percent: 100, needs: ['FORTIFICATION', 'CAPITAL_FORTIFICATION'] },
};

/** PLN-UPK-03: highest face of the D6 that an exploited Urban hex shrinks on. */
export const SHRINKS_UP_TO = 1;

/** PLN-UPK-04: BP for each victory point above the lowest. */
export const LEAD_BONUS = 10;

/** PLN-UPK-06: points of detachments that cost 1 BP a turn. */
export const MAINTENANCE_POINTS = 25;
