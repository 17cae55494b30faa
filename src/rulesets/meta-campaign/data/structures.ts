import type { Site, Weapon } from '../state/index.js';

/** What a structure is (section 19). */
export interface StructureRow {
  readonly id: string;
  readonly soak: number;
  readonly killTag: 'E' | 'HE' | 'DEM' | 'AP' | null;
  /** Build supply that it takes. */
  readonly cost: number;
  readonly maxHp: number;
  /** Hit points below which it does not operate; null: works at 1 or more. */
  readonly disabledBelow: number | null;
  readonly sites: readonly Site[];
  /** Whether one infantry unit may garrison it. */
  readonly garrison: boolean;
  /** Armour of the garrison. */
  readonly armour: number;
  /** What it takes off the overkill difficulty of its garrison. */
  readonly overkill: number;
  /** Items that it stores: null without limit, 0 none. */
  readonly depot: number | null;
}

const ROW: Omit<StructureRow, 'id' | 'cost' | 'maxHp' | 'sites'> = {
  soak: 0,
  killTag: null,
  disabledBelow: null,
  garrison: false,
  armour: 0,
  overkill: 0,
  depot: 0,
};

const row = (
  id: string,
  cost: number,
  sites: readonly Site[],
  others: Partial<StructureRow> = {},
): readonly [string, StructureRow] => [id, { ...ROW, id, cost, maxHp: cost, sites, ...others }];

const HE = { soak: 2, killTag: 'HE' } as const;
const EMPLACED = { soak: 1, killTag: 'E', garrison: true } as const;

/** Section 19: structures that can be built. */
export const STRUCTURES: Readonly<Record<string, StructureRow>> = Object.fromEntries([
  row('trench', 3, ['TRENCH_FRONT', 'TRENCH_BACK'], {
    soak: 1,
    killTag: 'HE',
    garrison: true,
    armour: 1,
    overkill: -3,
  }),
  row('bunkerNetwork', 3, ['TRENCH_FRONT', 'TRENCH_BACK'], {
    ...HE,
    maxHp: 6,
    garrison: true,
    armour: 2,
    overkill: -6,
  }),
  row('dragonsTeeth', 3, ['EDGE'], { killTag: 'DEM' }),
  row('barbedWire', 3, ['EDGE'], { killTag: 'HE' }),
  row('antiInfantryEmplacement', 5, ['EMPLACEMENT'], EMPLACED),
  row('antiArmorEmplacement', 5, ['EMPLACEMENT'], EMPLACED),
  row('antiAirEmplacement', 5, ['EMPLACEMENT'], EMPLACED),
  row('miniDepot', 6, ['FACILITY'], { depot: 4 }),
  row('forwardDepot', 9, ['FACILITY'], { soak: 1, depot: 8 }),
  row('heavyDepot', 15, ['FACILITY'], { ...HE, depot: null }),
  row('concreteWall', 6, ['EDGE'], { ...HE, garrison: true, armour: 2 }),
  row('concreteWallGate', 7, ['EDGE'], { ...HE, garrison: true, armour: 2 }),
  row('largeBridge', 18, ['BRIDGE'], { ...HE, disabledBelow: 6 }),
  row('smallBridge', 15, ['EDGE'], { ...HE, disabledBelow: 5 }),
  row('largePontoonBridge', 5, ['BRIDGE'], { killTag: 'E', disabledBelow: 2 }),
  row('smallPontoonBridge', 5, ['EDGE'], { killTag: 'E', disabledBelow: 2 }),
  row('sensorTower', 6, ['FACILITY']),
  row('roughAirstrip', 15, ['FACILITY'], { disabledBelow: 10 }),
  row('improvedAirstrip', 25, ['FACILITY'], { disabledBelow: 10 }),
  row('vtolPlatform', 15, ['FACILITY'], { disabledBelow: 10 }),
  row('vehicleRepairCenter', 12, ['FACILITY'], { disabledBelow: 6 }),
  row('radarStation', 12, ['FACILITY'], { disabledBelow: 6 }),
]);

const EMPLACED_WEAPON: Omit<Weapon, 'id' | 'name' | 'damage' | 'ap' | 'mayTarget' | 'traits'> = {
  mode: 'direct',
  munition: null,
  minRange: 0,
  range: 2,
  explosiveClass: 'none',
  uses: null,
  size: null,
  mount: 'class',
  item: null,
};

/** EDC-STR-06: what a garrison may attack with besides its own weapons. */
export const EMPLACED_WEAPONS: Readonly<Record<string, Weapon>> = {
  antiArmorEmplacement: {
    ...EMPLACED_WEAPON,
    id: 'antiArmorEmplacement',
    name: 'Anti-Armor Emplacement',
    damage: { kind: 'fs', factor: [1, 1] },
    ap: { general: 1, infantry: 0, vehicle: 0 },
    mayTarget: ['vehicle'],
    traits: [],
  },
  antiAirEmplacement: {
    ...EMPLACED_WEAPON,
    id: 'antiAirEmplacement',
    name: 'Anti-Air Emplacement',
    damage: { kind: 'fixed', value: 2 },
    ap: { general: 2, infantry: 0, vehicle: 0 },
    mayTarget: ['airborne'],
    traits: ['aa'],
  },
};
