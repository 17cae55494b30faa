import type { Activity } from './activities.js';
import type { FactionResource, GeneralGoods } from './resources.js';
import type { Slots, TechLevel } from './tech-levels.js';

export interface PlanetTypeRow {
  readonly techLevel: TechLevel;
  readonly slots: Slots;
  /** Added each round with Produce (GOW-PLA-04). */
  readonly basicProduction: GeneralGoods;
  /** Due each round: the entry of Idle always, that of each activity of the set beside (GOW-ACT-09). */
  readonly upkeep: Readonly<Record<Activity, GeneralGoods>>;
  /** Combat weight in ground and in void battles; 0 = does not take part (GOW-PLA-07). */
  readonly garrisonWeight: number;
  readonly orbitalWeight: number;
  /** Least sum of 2d6 for one unit of a faction resource, in the order of the rolls (GOW-PLA-06). */
  readonly specialYield2d6: Readonly<Partial<Record<FactionResource, number>>>;
  readonly chapterHold?: true;
  readonly spacePort?: true;
}

/** GOW-PLA-05 */
export const PLANET_TYPES = {
  'Hive World': {
    techLevel: 'Vexillus',
    slots: { Minima: 4, Vexillus: 3, Exactus: 0 },
    basicProduction: { GG: 5, Men: 4 },
    upkeep: {
      Idle: { Food: 3 },
      Produce: { Food: 2, Ore: 1, Promethium: 1 },
      Brace: { GG: 1 },
      Recover: { GG: 1, Men: 1 },
      Fight: { GG: 2, Men: 1 },
    },
    garrisonWeight: 12,
    orbitalWeight: 6,
    specialYield2d6: { Neophytes: 12, Officers: 11 },
  },
  'Agri-World': {
    techLevel: 'Minima',
    slots: { Minima: 1, Vexillus: 0, Exactus: 0 },
    basicProduction: { Food: 10 },
    upkeep: {
      Idle: {},
      Produce: { GG: 1, Promethium: 1 },
      Brace: { GG: 1 },
      Recover: { GG: 1, Men: 1 },
      Fight: { GG: 1 },
    },
    garrisonWeight: 2,
    orbitalWeight: 0,
    specialYield2d6: {},
  },
  'Forge World': {
    techLevel: 'Exactus',
    slots: { Minima: 3, Vexillus: 4, Exactus: 3 },
    basicProduction: { GG: 4 },
    upkeep: {
      Idle: { Food: 2 },
      Produce: { Food: 1, Ore: 2, Promethium: 1 },
      Brace: { GG: 1 },
      Recover: { GG: 1, Ore: 1 },
      Fight: { GG: 2, Shells: 1 },
    },
    garrisonWeight: 14,
    orbitalWeight: 10,
    specialYield2d6: { Princeps: 10 },
  },
  'Mining World': {
    techLevel: 'Minima',
    slots: { Minima: 2, Vexillus: 0, Exactus: 0 },
    basicProduction: { Ore: 6, RareMinerals: 2 },
    upkeep: {
      Idle: { Food: 1 },
      Produce: { GG: 1, Promethium: 1 },
      Brace: { GG: 1 },
      Recover: { GG: 1, Men: 1 },
      Fight: { GG: 1 },
    },
    garrisonWeight: 3,
    orbitalWeight: 1,
    specialYield2d6: {},
  },
  'Refinery World': {
    techLevel: 'Minima',
    slots: { Minima: 2, Vexillus: 0, Exactus: 0 },
    basicProduction: { Promethium: 8 },
    upkeep: {
      Idle: { Food: 1 },
      Produce: { GG: 1 },
      Brace: { GG: 1 },
      Recover: { GG: 1, Men: 1 },
      Fight: { GG: 1 },
    },
    garrisonWeight: 3,
    orbitalWeight: 1,
    specialYield2d6: {},
  },
  'Civilised World': {
    techLevel: 'Vexillus',
    slots: { Minima: 2, Vexillus: 2, Exactus: 0 },
    basicProduction: { GG: 2, Food: 2, Men: 2 },
    upkeep: {
      Idle: { Food: 1 },
      Produce: { Promethium: 1 },
      Brace: { GG: 1 },
      Recover: { GG: 1, Men: 1 },
      Fight: { GG: 1, Men: 1 },
    },
    garrisonWeight: 5,
    orbitalWeight: 2,
    specialYield2d6: { Officers: 12 },
  },
  'Knight World': {
    techLevel: 'Vexillus',
    slots: { Minima: 2, Vexillus: 1, Exactus: 0 },
    basicProduction: { Food: 3, Men: 1 },
    upkeep: {
      Idle: { Food: 1 },
      Produce: { GG: 1, Promethium: 1 },
      Brace: { GG: 1 },
      Recover: { GG: 1, Men: 1 },
      Fight: { GG: 1 },
    },
    garrisonWeight: 8,
    orbitalWeight: 2,
    specialYield2d6: { Princeps: 9 },
  },
  'Fortress World': {
    techLevel: 'Vexillus',
    slots: { Minima: 3, Vexillus: 2, Exactus: 0 },
    basicProduction: { GG: 1, Men: 3 },
    upkeep: {
      Idle: { Food: 2 },
      Produce: { Promethium: 1 },
      Brace: { GG: 1 },
      Recover: { GG: 1, Men: 1 },
      Fight: { GG: 2, Shells: 1 },
    },
    garrisonWeight: 20,
    orbitalWeight: 12,
    specialYield2d6: { Officers: 9 },
  },
  'Feral World': {
    techLevel: 'None',
    slots: { Minima: 0, Vexillus: 0, Exactus: 0 },
    basicProduction: { Men: 2 },
    upkeep: { Idle: {}, Produce: {}, Brace: { GG: 1 }, Recover: { Men: 1 }, Fight: { Men: 1 } },
    garrisonWeight: 2,
    orbitalWeight: 0,
    specialYield2d6: { Neophytes: 11 },
  },
  'Death World': {
    techLevel: 'Minima',
    slots: { Minima: 1, Vexillus: 0, Exactus: 0 },
    basicProduction: { Men: 1, RareMinerals: 1 },
    upkeep: { Idle: {}, Produce: { GG: 1 }, Brace: { GG: 1 }, Recover: { GG: 1, Men: 1 }, Fight: { GG: 1 } },
    garrisonWeight: 4,
    orbitalWeight: 0,
    specialYield2d6: { Neophytes: 10 },
  },
  'Shrine World': {
    techLevel: 'Minima',
    slots: { Minima: 2, Vexillus: 0, Exactus: 0 },
    basicProduction: { GG: 2, Men: 1 },
    upkeep: {
      Idle: { Food: 1 },
      Produce: { Food: 1 },
      Brace: { GG: 1 },
      Recover: { GG: 1, Men: 1 },
      Fight: { GG: 1, Men: 1 },
    },
    garrisonWeight: 4,
    orbitalWeight: 1,
    specialYield2d6: {},
  },
  'Chapter Homeworld': {
    techLevel: 'Exactus',
    slots: { Minima: 2, Vexillus: 1, Exactus: 1 },
    basicProduction: { Food: 2, Men: 1 },
    upkeep: {
      Idle: {},
      Produce: { Promethium: 1 },
      Brace: { GG: 1 },
      Recover: { GG: 1, Ore: 1 },
      Fight: { GG: 1 },
    },
    garrisonWeight: 16,
    orbitalWeight: 10,
    specialYield2d6: { Neophytes: 8 },
    chapterHold: true,
    spacePort: true,
  },
  'Naval Base': {
    techLevel: 'Exactus',
    slots: { Minima: 0, Vexillus: 4, Exactus: 2 },
    basicProduction: {},
    upkeep: {
      Idle: { Food: 1 },
      Produce: { GG: 1, Promethium: 1 },
      Brace: { GG: 1 },
      Recover: { GG: 1, Ore: 1 },
      Fight: { GG: 1, Shells: 1 },
    },
    garrisonWeight: 6,
    orbitalWeight: 20,
    specialYield2d6: { Officers: 9 },
    spacePort: true,
  },
  'Orbital Station': {
    techLevel: 'None',
    slots: { Minima: 0, Vexillus: 0, Exactus: 0 },
    basicProduction: {},
    upkeep: {
      Idle: { Food: 1 },
      Produce: {},
      Brace: { GG: 1 },
      Recover: { GG: 1, Ore: 1 },
      Fight: { GG: 1 },
    },
    garrisonWeight: 2,
    orbitalWeight: 8,
    specialYield2d6: {},
    spacePort: true,
  },
  'Dead World': {
    techLevel: 'None',
    slots: { Minima: 0, Vexillus: 0, Exactus: 0 },
    basicProduction: {},
    upkeep: { Idle: {}, Produce: {}, Brace: {}, Recover: {}, Fight: {} },
    garrisonWeight: 0,
    orbitalWeight: 0,
    specialYield2d6: {},
  },
} as const satisfies Readonly<Record<string, PlanetTypeRow>>;

/** A type by its printed name. */
export type PlanetType = keyof typeof PLANET_TYPES;

export const PLANET_TYPE_NAMES = Object.keys(PLANET_TYPES) as readonly PlanetType[];

export const planetTypeRow = (type: PlanetType): PlanetTypeRow => PLANET_TYPES[type];
