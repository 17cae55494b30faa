import type { GeneralResource, Goods } from './resources.js';
import type { TechLevel } from './tech-levels.js';
import type { RecoveryClass, UnitType } from './units.js';

/** What must be in the system: all that is named, by one or several planets, own or allied (GOW-RCV-03). */
export interface RecoveryRequirement {
  /** A planet of that level or higher … */
  readonly tech?: TechLevel;
  /** … or a Knight World instead. */
  readonly orKnightWorld?: true;
  readonly spacePort?: true;
  readonly holdOrFleet?: true;
}

export interface RecoveryRow {
  readonly id: string;
  readonly recoveryClass: RecoveryClass;
  /** Base CE at the start of S12, from … */
  readonly ceMin: number;
  /** … and below; null = no limit. */
  readonly ceBelow: number | null;
  readonly requirement: RecoveryRequirement;
  /** Paid each round; Chapter Supply and Fleet Supplies by GOW-RCV-05. */
  readonly perRound: Goods | 'CHAPTER_SUPPLY' | 'FLEET_SUPPLIES';
  readonly oneTime: Goods;
  /** Officers by the class of the ship beside (`shipOfficers` of its type). */
  readonly officersByShip?: true;
  /** Parts used up once: a number, or by GOW-RCV-09. */
  readonly parts?: number | 'BY_BASE_CE' | 'BY_SHIP';
  /** Scouts units give their CE (GOW-RCV-08). */
  readonly scouts?: true;
  /** pp a round; null = by the Scouts. */
  readonly ratePp: number | null;
}

/** GOW-RCV-03, in the order of the chart. */
export const RECOVERY_ROWS: readonly RecoveryRow[] = [
  {
    id: 'REG',
    recoveryClass: 'Regular Infantry',
    ceMin: 1,
    ceBelow: null,
    requirement: {},
    perRound: { Men: 1 },
    oneTime: {},
    ratePp: 40,
  },
  {
    id: 'SPC',
    recoveryClass: 'Special Infantry',
    ceMin: 1,
    ceBelow: null,
    requirement: {},
    perRound: { Men: 1 },
    oneTime: {},
    ratePp: 33,
  },
  {
    id: 'MEC',
    recoveryClass: 'Mechanized',
    ceMin: 1,
    ceBelow: null,
    requirement: { tech: 'Vexillus' },
    perRound: { Men: 1, Ore: 1 },
    oneTime: {},
    ratePp: 33,
  },
  {
    id: 'ARM',
    recoveryClass: 'Armored',
    ceMin: 1,
    ceBelow: null,
    requirement: { tech: 'Vexillus' },
    perRound: { Ore: 1 },
    oneTime: { Men: 1 },
    ratePp: 25,
  },
  {
    id: 'AST-FIELD-HI',
    recoveryClass: 'Astartes',
    ceMin: 75,
    ceBelow: null,
    requirement: {},
    perRound: {},
    oneTime: {},
    ratePp: 5,
  },
  {
    id: 'AST-FIELD-LO',
    recoveryClass: 'Astartes',
    ceMin: 1,
    ceBelow: 75,
    requirement: {},
    perRound: {},
    oneTime: {},
    ratePp: 0,
  },
  {
    id: 'AST-HOLD-HI',
    recoveryClass: 'Astartes',
    ceMin: 50,
    ceBelow: null,
    requirement: { holdOrFleet: true },
    perRound: 'CHAPTER_SUPPLY',
    oneTime: {},
    ratePp: 40,
  },
  {
    id: 'AST-HOLD-LO',
    recoveryClass: 'Astartes',
    ceMin: 1,
    ceBelow: 50,
    requirement: { holdOrFleet: true },
    perRound: 'CHAPTER_SUPPLY',
    oneTime: {},
    scouts: true,
    ratePp: null,
  },
  {
    id: 'KNI-HI',
    recoveryClass: 'Knight',
    ceMin: 50,
    ceBelow: null,
    requirement: { tech: 'Vexillus', orKnightWorld: true },
    perRound: { GG: 1, Ore: 1 },
    oneTime: {},
    ratePp: 25,
  },
  {
    id: 'KNI-LO',
    recoveryClass: 'Knight',
    ceMin: 1,
    ceBelow: 50,
    requirement: { tech: 'Exactus', orKnightWorld: true },
    perRound: { GG: 1, Ore: 1, RareMinerals: 1 },
    oneTime: { Princeps: 1 },
    ratePp: 20,
  },
  {
    id: 'TIT-HI',
    recoveryClass: 'Titan',
    ceMin: 75,
    ceBelow: null,
    requirement: { tech: 'Vexillus' },
    perRound: { GG: 1, Ore: 1 },
    oneTime: {},
    ratePp: 15,
  },
  {
    id: 'TIT-MID',
    recoveryClass: 'Titan',
    ceMin: 50,
    ceBelow: 75,
    requirement: { tech: 'Exactus' },
    perRound: { GG: 1, Ore: 1, RareMinerals: 1 },
    oneTime: {},
    ratePp: 15,
  },
  {
    id: 'TIT-LO',
    recoveryClass: 'Titan',
    ceMin: 1,
    ceBelow: 50,
    requirement: { tech: 'Exactus' },
    perRound: { GG: 1, Ore: 1, RareMinerals: 1 },
    oneTime: { Princeps: 1 },
    parts: 'BY_BASE_CE',
    ratePp: 15,
  },
  {
    id: 'VOI-FIELD',
    recoveryClass: 'Void Ship',
    ceMin: 75,
    ceBelow: null,
    requirement: {},
    perRound: 'FLEET_SUPPLIES',
    oneTime: {},
    ratePp: 5,
  },
  {
    id: 'VOI-75',
    recoveryClass: 'Void Ship',
    ceMin: 75,
    ceBelow: null,
    requirement: { spacePort: true },
    perRound: { GG: 1, Men: 1, Ore: 1 },
    oneTime: {},
    ratePp: 25,
  },
  {
    id: 'VOI-50',
    recoveryClass: 'Void Ship',
    ceMin: 50,
    ceBelow: 75,
    requirement: { tech: 'Vexillus', spacePort: true },
    perRound: { GG: 1, Men: 1, Ore: 1 },
    oneTime: {},
    parts: 1,
    ratePp: 20,
  },
  {
    id: 'VOI-25',
    recoveryClass: 'Void Ship',
    ceMin: 25,
    ceBelow: 50,
    requirement: { tech: 'Vexillus', spacePort: true },
    perRound: { GG: 1, Men: 1, Ore: 1, RareMinerals: 1 },
    oneTime: { Officers: 1 },
    parts: 2,
    ratePp: 10,
  },
  {
    id: 'VOI-LO',
    recoveryClass: 'Void Ship',
    ceMin: 1,
    ceBelow: 25,
    requirement: { tech: 'Exactus' },
    perRound: { GG: 1, Men: 1, Ore: 1, RareMinerals: 1 },
    oneTime: {},
    officersByShip: true,
    parts: 'BY_SHIP',
    ratePp: 10,
  },
];

/** GOW-RCV-02: CE up to which a unit recovers near and far from battle. */
export const RECOVERY_CAP = { near: 80, far: 100 } as const;

/** GOW-RCV-05: counter points that recovery from supplies costs, and needs. */
export const FROM_SUPPLIES_COST = 2;

/** GOW-RCV-05: chapter counters that Chapter Supply takes points from, and squads that one charge is for. */
export const CHAPTER_SUPPLY_CHARGE: {
  readonly counters: readonly GeneralResource[];
  readonly points: number;
  readonly squads: number;
} = { counters: ['GG', 'Ore', 'RareMinerals'], points: 2, squads: 5 };

/** GOW-RCV-11: CE recovered that cost 1 XP. */
export const CE_PER_XP = 20;

/** GOW-RCV-09: parts of its own list for a Titan from a base CE on. */
export const TITAN_PARTS: readonly { readonly ceMin: number; readonly parts: number }[] = [
  { ceMin: 25, parts: 1 },
  { ceMin: 1, parts: 2 },
];

/** GOW-RCV-09: parts for a ship below 25. */
export const SHIP_PARTS: Readonly<Partial<Record<UnitType, number>>> = {
  frigate: 3,
  cruiser: 4,
  battleship: 5,
};

/** GOW-RCV-10: pp added to a rate above 0. */
export const RECOVERY_BONUS = { apothecariField: 5, apothecariHold: 10, lexmechanic: 5 } as const;
