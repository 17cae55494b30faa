import type { GeneralGoods } from './resources.js';

export interface FormationSupplyRow {
  readonly name: string;
  readonly counterMax: number;
  /** Supply list of one round; one point costs the same. */
  readonly list: GeneralGoods;
  /** pp for each counter point below 0 (GOW-SUP-06). */
  readonly shortagePp: number;
}

/** GOW-SUP-01: holders that are formations (or loose units of their kind). */
export const FORMATION_SUPPLY = {
  'navy-recon-group': {
    name: 'Imperial Navy Recon Group',
    counterMax: 12,
    list: { GG: 1, Food: 1, Promethium: 1 },
    shortagePp: 3,
  },
  'navy-subsector-fleet': {
    name: 'Imperial Navy Subsector Fleet',
    counterMax: 8,
    list: { GG: 2, Food: 1, Promethium: 2 },
    shortagePp: 5,
  },
  'navy-sector-battlefleet': {
    name: 'Imperial Navy Sector Battlefleet',
    counterMax: 8,
    list: { GG: 3, Food: 2, Promethium: 4 },
    shortagePp: 5,
  },
  'astartes-combat-detachment': {
    name: 'Astartes Combat Detachment',
    counterMax: 6,
    list: { GG: 1, Food: 1 },
    shortagePp: 3,
  },
} as const satisfies Readonly<Record<string, FormationSupplyRow>>;

export type FormationSupply = keyof typeof FORMATION_SUPPLY;

/** GOW-SUP-01: which row holds for so many ships; the list of the last is taken ceil(ships / `per`) times. */
export const SHIP_HOLDERS: readonly {
  readonly ships: number;
  readonly row: FormationSupply;
  readonly per: number | null;
}[] = [
  { ships: 1, row: 'navy-recon-group', per: null },
  { ships: 7, row: 'navy-subsector-fleet', per: null },
  { ships: 16, row: 'navy-sector-battlefleet', per: 60 },
];

/** GOW-SUP-01: squads (scouts and dreadnoughts too) for each of which the detachment's list is taken once. */
export const SQUADS_PER_LIST = 5;

/** GOW-SUP-01: what a detachment needs beside with a Thunderhawk. */
export const THUNDERHAWK_LIST: GeneralGoods = { Promethium: 1 };

/** GOW-CHP-01: the chapter has one counter for each resource; one point costs so much of it. */
export const CHAPTER_SUPPLY = {
  counterMax: 16,
  point: { GG: 2, Food: 2, Men: 1, Ore: 1, RareMinerals: 1, Promethium: 2, Shells: 1, Missiles: 1 },
} as const;

/** GOW-CHP-02: points beside the upkeep, at most so many a round. */
export const CHAPTER_RESUPPLY = 4;

/** GOW-SUP-09: points a round for a small force, for one macro unit, for two to four. */
export const RESUPPLY_SPEED = { small: 6, one: 4, upToFour: 2 } as const;

/** GOW-SUP-09, -11: macro units that one supply group holds at most. */
export const GROUP_LIMIT = 4;

/** GOW-SUP-09: units of a force that is small, where no macro unit is. */
export const SMALL_FORCE = { ground: 3, ships: 1, astartes: 4 } as const;
