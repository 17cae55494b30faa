import type { GeneralGoods } from './resources.js';

/** Class of a unit by section 4.1 (GOW-UNI-05). */
export type UnitClass =
  | 'Basic Infantry'
  | 'Specialized Infantry'
  | 'Mechanized Infantry'
  | 'Armor'
  | 'Imperial Knight'
  | 'Scout Titan'
  | 'Battle Titan'
  | 'Astartes Combat Squad'
  | 'Astartes Armor'
  | 'Void Ship';

/** GOW-RCV-03: class by which the recovery chart is read. */
export type RecoveryClass =
  | 'Regular Infantry'
  | 'Special Infantry'
  | 'Mechanized'
  | 'Armored'
  | 'Knight'
  | 'Titan'
  | 'Astartes'
  | 'Void Ship';

export interface UnitTypeRow {
  readonly name: string;
  readonly unitClass: UnitClass;
  readonly domain: 'ground' | 'void';
  /** W, combat weight (GOW-CBT-06). */
  readonly weight: number;
  /** Who has the supply counter: the unit itself, or its formation, where a loose unit has one too (GOW-SUP-01). */
  readonly holder: 'unit' | 'formation';
  /** Null for ships: by their number (`FORMATION_SUPPLY`). */
  readonly counterMax: number | null;
  /** Supply list without ammunition (GOW-SUP-02); empty for ships. */
  readonly list: GeneralGoods;
  /** The main weapon's ammunition counts too (GOW-SUP-02). */
  readonly ammo: boolean;
  /** pp for each counter point below 0 (GOW-SUP-06); null for ships. */
  readonly shortagePp: number | null;
  readonly recoveryClass: RecoveryClass;
  /** Immobilised below CE 10, salvage (GOW-CE-09). */
  readonly mechanised: boolean;
  /** Loses morale below CE 75 (GOW-CE-05). */
  readonly moraleDegrades: boolean;
  readonly subjectToFear: boolean;
  readonly mergeable: boolean;
  /** GOW-TRV-07: room taken aboard; only on Cruisers and Battleships; room of a ship. */
  readonly transportSize: number;
  readonly specialTransport: boolean;
  readonly transportCapacity: number;
  /** Officers that the ship of this class needs (GOW-REC-02, GOW-RCV-09); null for what is no ship. */
  readonly shipOfficers: number | null;
  /** GOW-CBT-16, GOW-CE-09. */
  readonly salvage: GeneralGoods;
}

/** GOW-UNI-01 */
export const UNIT_TYPES = {
  'basic-infantry': {
    name: 'Basic Infantry',
    unitClass: 'Basic Infantry',
    domain: 'ground',
    weight: 2,
    holder: 'unit',
    counterMax: 5,
    list: { GG: 1, Food: 1 },
    ammo: true,
    shortagePp: 4,
    recoveryClass: 'Regular Infantry',
    mechanised: false,
    moraleDegrades: true,
    subjectToFear: true,
    mergeable: true,
    transportSize: 1,
    specialTransport: false,
    transportCapacity: 0,
    shipOfficers: null,
    salvage: { GG: 1 },
  },
  'specialized-infantry': {
    name: 'Specialized Infantry',
    unitClass: 'Specialized Infantry',
    domain: 'ground',
    weight: 3,
    holder: 'unit',
    counterMax: 3,
    list: { GG: 1, Food: 1 },
    ammo: true,
    shortagePp: 8,
    recoveryClass: 'Special Infantry',
    mechanised: false,
    moraleDegrades: true,
    subjectToFear: true,
    mergeable: true,
    transportSize: 1,
    specialTransport: false,
    transportCapacity: 0,
    shipOfficers: null,
    salvage: { GG: 1 },
  },
  'mechanized-infantry': {
    name: 'Mechanized Infantry',
    unitClass: 'Mechanized Infantry',
    domain: 'ground',
    weight: 4,
    holder: 'unit',
    counterMax: 4,
    list: { GG: 1, Food: 1, Promethium: 1 },
    ammo: true,
    shortagePp: 7,
    recoveryClass: 'Mechanized',
    mechanised: true,
    moraleDegrades: true,
    subjectToFear: true,
    mergeable: true,
    transportSize: 2,
    specialTransport: false,
    transportCapacity: 0,
    shipOfficers: null,
    salvage: { Ore: 1 },
  },
  'pulled-artillery': {
    name: 'Pulled Artillery',
    unitClass: 'Mechanized Infantry',
    domain: 'ground',
    weight: 4,
    holder: 'unit',
    counterMax: 4,
    list: { GG: 1, Food: 1, Promethium: 1 },
    ammo: true,
    shortagePp: 7,
    recoveryClass: 'Mechanized',
    mechanised: true,
    moraleDegrades: true,
    subjectToFear: true,
    mergeable: true,
    transportSize: 2,
    specialTransport: false,
    transportCapacity: 0,
    shipOfficers: null,
    salvage: { Ore: 1 },
  },
  armor: {
    name: 'Armor',
    unitClass: 'Armor',
    domain: 'ground',
    weight: 6,
    holder: 'unit',
    counterMax: 3,
    list: { GG: 1, Food: 1, Promethium: 1 },
    ammo: true,
    shortagePp: 10,
    recoveryClass: 'Armored',
    mechanised: true,
    moraleDegrades: true,
    subjectToFear: true,
    mergeable: true,
    transportSize: 2,
    specialTransport: false,
    transportCapacity: 0,
    shipOfficers: null,
    salvage: { Ore: 1 },
  },
  knight: {
    name: 'Imperial Knight',
    unitClass: 'Imperial Knight',
    domain: 'ground',
    weight: 8,
    holder: 'unit',
    counterMax: 2,
    list: { GG: 1, Promethium: 1 },
    ammo: true,
    shortagePp: 15,
    recoveryClass: 'Knight',
    mechanised: true,
    moraleDegrades: false,
    subjectToFear: false,
    mergeable: false,
    transportSize: 2,
    specialTransport: true,
    transportCapacity: 0,
    shipOfficers: null,
    salvage: { Ore: 1, RareMinerals: 1 },
  },
  'scout-titan': {
    name: 'Scout Titan (Warhound)',
    unitClass: 'Scout Titan',
    domain: 'ground',
    weight: 16,
    holder: 'unit',
    counterMax: 3,
    list: { GG: 1, Promethium: 1 },
    ammo: true,
    shortagePp: 12,
    recoveryClass: 'Titan',
    mechanised: true,
    moraleDegrades: false,
    subjectToFear: false,
    mergeable: false,
    transportSize: 4,
    specialTransport: true,
    transportCapacity: 0,
    shipOfficers: null,
    salvage: { Ore: 2, RareMinerals: 1 },
  },
  'battle-titan': {
    name: 'Battle Titan (Warlord)',
    unitClass: 'Battle Titan',
    domain: 'ground',
    weight: 40,
    holder: 'unit',
    counterMax: 2,
    list: { GG: 1, Promethium: 1 },
    ammo: true,
    shortagePp: 20,
    recoveryClass: 'Titan',
    mechanised: true,
    moraleDegrades: false,
    subjectToFear: false,
    mergeable: false,
    transportSize: 8,
    specialTransport: true,
    transportCapacity: 0,
    shipOfficers: null,
    salvage: { Ore: 4, RareMinerals: 3 },
  },
  'astartes-scouts': {
    name: 'Astartes Scouts',
    unitClass: 'Astartes Combat Squad',
    domain: 'ground',
    weight: 3,
    holder: 'formation',
    counterMax: 6,
    list: { GG: 1, Food: 1 },
    ammo: false,
    shortagePp: 3,
    recoveryClass: 'Astartes',
    mechanised: false,
    moraleDegrades: false,
    subjectToFear: false,
    mergeable: true,
    transportSize: 1,
    specialTransport: false,
    transportCapacity: 0,
    shipOfficers: null,
    salvage: { GG: 1 },
  },
  'astartes-squad': {
    name: 'Astartes Combat Squad',
    unitClass: 'Astartes Combat Squad',
    domain: 'ground',
    weight: 8,
    holder: 'formation',
    counterMax: 6,
    list: { GG: 1, Food: 1 },
    ammo: false,
    shortagePp: 3,
    recoveryClass: 'Astartes',
    mechanised: false,
    moraleDegrades: false,
    subjectToFear: false,
    mergeable: true,
    transportSize: 1,
    specialTransport: false,
    transportCapacity: 0,
    shipOfficers: null,
    salvage: { GG: 1 },
  },
  dreadnought: {
    name: 'Dreadnought',
    unitClass: 'Astartes Armor',
    domain: 'ground',
    weight: 6,
    holder: 'formation',
    counterMax: 6,
    list: { GG: 1, Food: 1 },
    ammo: false,
    shortagePp: 3,
    recoveryClass: 'Astartes',
    mechanised: true,
    moraleDegrades: false,
    subjectToFear: false,
    mergeable: false,
    transportSize: 1,
    specialTransport: false,
    transportCapacity: 0,
    shipOfficers: null,
    salvage: { Ore: 1 },
  },
  'astartes-armor': {
    name: 'Astartes Armored Unit',
    unitClass: 'Astartes Armor',
    domain: 'ground',
    weight: 8,
    holder: 'formation',
    counterMax: 6,
    list: { GG: 1, Food: 1 },
    ammo: false,
    shortagePp: 3,
    recoveryClass: 'Astartes',
    mechanised: true,
    moraleDegrades: false,
    subjectToFear: false,
    mergeable: false,
    transportSize: 2,
    specialTransport: false,
    transportCapacity: 0,
    shipOfficers: null,
    salvage: { Ore: 1 },
  },
  frigate: {
    name: 'Frigate',
    unitClass: 'Void Ship',
    domain: 'void',
    weight: 10,
    holder: 'formation',
    counterMax: null,
    list: {},
    ammo: false,
    shortagePp: null,
    recoveryClass: 'Void Ship',
    mechanised: true,
    moraleDegrades: true,
    subjectToFear: true,
    mergeable: false,
    transportSize: 0,
    specialTransport: false,
    transportCapacity: 2,
    shipOfficers: 1,
    salvage: { Ore: 2, RareMinerals: 1 },
  },
  cruiser: {
    name: 'Cruiser',
    unitClass: 'Void Ship',
    domain: 'void',
    weight: 30,
    holder: 'formation',
    counterMax: null,
    list: {},
    ammo: false,
    shortagePp: null,
    recoveryClass: 'Void Ship',
    mechanised: true,
    moraleDegrades: true,
    subjectToFear: true,
    mergeable: false,
    transportSize: 0,
    specialTransport: false,
    transportCapacity: 6,
    shipOfficers: 2,
    salvage: { Ore: 4, RareMinerals: 2 },
  },
  battleship: {
    name: 'Battleship',
    unitClass: 'Void Ship',
    domain: 'void',
    weight: 70,
    holder: 'formation',
    counterMax: null,
    list: {},
    ammo: false,
    shortagePp: null,
    recoveryClass: 'Void Ship',
    mechanised: true,
    moraleDegrades: true,
    subjectToFear: true,
    mergeable: false,
    transportSize: 0,
    specialTransport: false,
    transportCapacity: 10,
    shipOfficers: 3,
    salvage: { Ore: 8, RareMinerals: 4 },
  },
} as const satisfies Readonly<Record<string, UnitTypeRow>>;

export type UnitType = keyof typeof UNIT_TYPES;

export const UNIT_TYPE_IDS = Object.keys(UNIT_TYPES) as readonly UnitType[];

export const unitTypeRow = (type: UnitType): UnitTypeRow => UNIT_TYPES[type];
