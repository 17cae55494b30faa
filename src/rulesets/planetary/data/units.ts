import type { Slot, UnitType } from '../state/index.js';

/** Least and most units of each slot. */
export type Composition = Readonly<Partial<Record<Slot, readonly [least: number, most: number]>>>;

/** PLN-DET-05: the standard mission's force chart. */
export const STANDARD_COMPOSITION: Composition = {
  HQ: [1, 2],
  EL: [0, 3],
  TR: [2, 6],
  FA: [0, 3],
  HS: [0, 3],
};

/** PLN-GAR-03. */
export const GARRISON_COMPOSITION: Composition = {
  HQ: [0, 1],
  EL: [0, 0],
  TR: [1, 4],
  FA: [0, 1],
  HS: [0, 1],
};

/** PLN-DET-01: least and, at first, most points of a detachment's structure. */
export const DETACHMENT_SIZE = { leastPoints: 750, mostPointsAtFirst: 1500 } as const;

/** What a unit type is unless it says otherwise (`unitTypeFields` of the unit data). */
export const PLAIN_UNIT_TYPE = {
  race: 'ANY',
  weight: null,
  wounds: 1,
  options: [],
  limit: null,
  maxPerDetachment: null,
  specialCharacter: false,
  needs2000: false,
  hqRank: null,
  scout: false,
  barrage: false,
  barrageRange100: false,
  aaWeapons: 0,
  longRangeComm: false,
  dropPod: false,
  fast12: false,
  carries: false,
  requires: null,
} as const satisfies Partial<UnitType>;
