import type { Column, Kind, ObjectiveType, Order, Step, Terrain, WeaponType } from './words.js';

/** What an area of terrain does to who enters it (section 6.5). */
export type Going = 'NO_EFFECT' | 'DANGEROUS' | 'IMPASSABLE';

interface TerrainRow {
  /** EPC-SHO-09 */
  readonly infantryArmourBonus: number;
  readonly going: Readonly<Record<'INFANTRY' | 'VEHICLE' | 'WAR_ENGINE', Going>>;
  /** EPC-SHO-10 */
  readonly cover: boolean;
}

const terrain = (
  infantryArmourBonus: number,
  infantry: Going,
  vehicle: Going,
  warEngine: Going,
  cover: boolean,
): TerrainRow => ({
  infantryArmourBonus,
  going: { INFANTRY: infantry, VEHICLE: vehicle, WAR_ENGINE: warEngine },
  cover,
});

/** Section 6.5 */
export const TERRAIN: Readonly<Record<Terrain, TerrainRow>> = {
  FORTIFICATIONS: terrain(2, 'NO_EFFECT', 'IMPASSABLE', 'IMPASSABLE', true),
  INTACT_BUILDINGS: terrain(1, 'NO_EFFECT', 'IMPASSABLE', 'IMPASSABLE', true),
  RUINS: terrain(1, 'NO_EFFECT', 'DANGEROUS', 'DANGEROUS', true),
  WOODS: terrain(1, 'NO_EFFECT', 'DANGEROUS', 'DANGEROUS', true),
  MARSH: terrain(0, 'DANGEROUS', 'DANGEROUS', 'DANGEROUS', false),
  RIVER: terrain(0, 'DANGEROUS', 'IMPASSABLE', 'DANGEROUS', false),
  OPEN: terrain(0, 'NO_EFFECT', 'NO_EFFECT', 'NO_EFFECT', false),
  ROAD: terrain(0, 'NO_EFFECT', 'NO_EFFECT', 'NO_EFFECT', false),
};

/** EPC-MOV-02: a move that is wholly on a road, cm. */
export const ROAD_BONUS_CM = 5;
/** EPC-TRA-01: mounting, or dismounting, cm. */
export const MOUNTING_CM = 5;
/** EPC-ORD-05, cm. */
export const OVERWATCH_CM = 5;
/** EPC-SET-02: first move of Infiltrators that kept their bonus, cm. */
export const INFILTRATION_CM = 30;
/** EPC-RAL-02: how near to the Supreme Commander a unit makes its detachment Stubborn, cm. */
export const STUBBORN_CM = 30;

/** EPC-MOV-05, EPC-MOV-06: the face that halts, and then the one that hits. */
export const HALTS_ON = 1;
export const TERRAIN_HITS_ON = 1;

/** EPC-SHO-11 */
export const SAVES_ON = 4;
/** EPC-TRA-02 */
export const ESCAPES_ON = 4;

/** EPC-GEN-04: what abilities make of printed values. */
export const ASSAULT_RANGE_CM = 15;
export const HEAVY_WEAPONS_RANGE_CM = 45;

/** EPC-MOV-02, EPC-MOV-03: of Cavalry and Jump Packs. */
export const SPEED_FACTOR = 2;
export const CHARGE_FACTOR = 3;
export const MARCH_FACTOR = 3;

interface Row<N extends string> {
  readonly from: number;
  readonly markers: number;
  /** Only if one of the column's own dice has hit. */
  readonly ifHit: boolean;
  readonly column: N;
}

/** Section 6.2, rows from the highest down. */
export const FIREPOWER_MARKERS: readonly Row<'FIREPOWER'>[] = [
  { column: 'FIREPOWER', from: 24, markers: 3, ifHit: false },
  { column: 'FIREPOWER', from: 16, markers: 2, ifHit: false },
  { column: 'FIREPOWER', from: 8, markers: 1, ifHit: false },
  { column: 'FIREPOWER', from: 1, markers: 1, ifHit: true },
];
export const SHOT_MARKERS: readonly Row<'SHOTS'>[] = [
  { column: 'SHOTS', from: 9, markers: 2, ifHit: false },
  { column: 'SHOTS', from: 4, markers: 1, ifHit: false },
  { column: 'SHOTS', from: 1, markers: 1, ifHit: true },
];

export const COMBAT_RESULTS = [
  'NARROW_WIN',
  'FORCED_BACK',
  'DRIVEN_OFF',
  'HURLED_BACK',
  'OVERWHELMED',
] as const;
export type CombatResult = (typeof COMBAT_RESULTS)[number];

/** Section 6.1: the die from which on a side kills, by difference; 5 stands for all from 5 on. */
export const KILLS_ON: Readonly<Record<CombatResult, { readonly winner: number; readonly loser: number }>> = {
  NARROW_WIN: { winner: 4, loser: 4 },
  FORCED_BACK: { winner: 3, loser: 4 },
  DRIVEN_OFF: { winner: 3, loser: 5 },
  HURLED_BACK: { winner: 2, loser: 5 },
  OVERWHELMED: { winner: 2, loser: 6 },
};

/** EPC-ASL-05 */
export const MANY_MARKERS = 5;
export const BEST_RATIO = 4;

/** EPC-FIR-02: the column of a target that does not march. */
export const COLUMN_OF: Readonly<
  Record<'IN_OPEN' | 'IN_COVER', Readonly<Record<'OTHER' | 'MOBILE' | 'IMMOBILISED', Column>>>
> = {
  IN_OPEN: { OTHER: 'B', MOBILE: 'A', IMMOBILISED: 'F' },
  IN_COVER: { OTHER: 'C', MOBILE: 'B', IMMOBILISED: 'A' },
};
export const MARCHING_COLUMN: Column = 'A';

/** Section 6.7: the die from which on a detachment arrives, by turn from 1; later turns are as the last. */
export const ARRIVES_ON = {
  SLOW: [null, 4, 4, 3, 3, 2],
  FAST: [null, 3, 3, 2, 2, 2],
  FLYERS: [null, 3, 2, 2, 2, 2],
} as const satisfies Readonly<Record<string, readonly (number | null)[]>>;
/** Section 6.7: the Speed of the slowest unit up to which a detachment is slow, cm. */
export const SLOW_UP_TO_CM = 30;

/** Section 6.8: the D6 from which on a weapon hits (Disrupt: places its marker). */
export const HITS_ON = {
  ANTI_TANK: 4,
  DISRUPT: 4,
  DEATH_RAY: 2,
  PULSAR: 4,
  PULSE_LASER: 4,
  VORTEX_MISSILE: 2,
  UNDERNEATH: 4,
} as const;
/** EPC-SHW-06: by how much its D6 is multiplied. */
export const DISTORTION_FACTOR = 5;
/** EPC-SHW-09: the Damage that vehicles count as. */
export const VEHICLE_DAMAGE = 1;
/** EPC-SHW-03: Firepower for each unit under the template. */
export const FIREPOWER_PER_UNIT = { BARRAGE: 1, HEAVY_BARRAGE: 2 } as const;
/** EPC-SHW-07: markers beyond those of hits, for each one fired. */
export const MEGA_CANNON_MARKERS = 1;

/** EPC-SHW-01: what is never fired. */
export const NEVER_FIRED: readonly WeaponType[] = ['CLOSE_COMBAT_WEAPON', 'RIPPER_TENTACLES'];
/** Weapons whose hits damage critically without a check (EPC-WEN-02). */
export const ALWAYS_CRITICAL: readonly WeaponType[] = ['DEATH_RAY', 'DISTORTION_CANNON', 'VORTEX_MISSILE'];
/** What is aimed at a template. */
export const TEMPLATES: readonly WeaponType[] = ['BARRAGE', 'HEAVY_BARRAGE', 'MEGA_CANNON', 'VORTEX_MISSILE'];
/** What takes several units in turn. */
export const VOLLEYS: readonly WeaponType[] = ['PULSAR', 'PULSE_LASER'];
/** EPC-SHO-08: whose to-hit dice Overwatch may roll again. */
export const REROLLED: readonly WeaponType[] = [
  'ANTI_TANK',
  'PULSAR',
  'PULSE_LASER',
  'DEATH_RAY',
  'MEGA_CANNON',
  'VORTEX_MISSILE',
  'BARRAGE',
  'HEAVY_BARRAGE',
];

/** Section 6.4: orders under which totals are halved in combat, and those that do not shoot. */
export const HALVED_IN_COMBAT: readonly Order[] = ['MARCH'];
export const SPECIAL_ORDERS: readonly Order[] = ['SPECIAL_FLAK', 'SPECIAL_BOMBARDMENT'];

/** Section 6.6: what is declared held in each Rally phase. */
export const HELD: readonly ObjectiveType[] = ['TAKE_AND_HOLD', 'RESCUE', 'CLEANSE'];
/** EPC-RAL-06: Bunker. */
export const BUNKER_MORALE = 5;

/** Steps in which the first player, or the second, is active. */
export const FIRST_STEPS: readonly Step[] = ['FIRST_MOVES', 'FIRST_ASSAULTS'];
export const SECOND_STEPS: readonly Step[] = ['SECOND_MOVES', 'SECOND_ASSAULTS'];
export const MOVE_STEPS: readonly Step[] = ['FIRST_MOVES', 'SECOND_MOVES'];
export const ASSAULT_STEPS: readonly Step[] = ['FIRST_ASSAULTS', 'SECOND_ASSAULTS'];
export const SHOOTING_STEPS: readonly Step[] = ['BOMBARDMENT', 'VEHICLES_AND_INFANTRY', 'WAR_ENGINES'];
export const INITIATIVE_STEPS: readonly Step[] = [
  'MOVEMENT_INITIATIVE',
  'SHOOTING_INITIATIVE',
  'WAR_ENGINE_INITIATIVE',
  'ASSAULT_INITIATIVE',
];

/** As what a unit goes through terrain: flyers do not. */
export type Goer = Exclude<Kind, 'FLYER'>;
