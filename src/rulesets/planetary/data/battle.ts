import type { Slot } from '../state/kinds.js';

/** An exact part of a whole. */
export interface Fraction {
  readonly times: number;
  readonly over: number;
}

/** PLN-QBT-01: percentage of the own battle value inflicted, by the sum of 2D6. */
export const QUICK_BATTLE_PERCENT: Readonly<Record<number, number>> = {
  2: 0,
  3: 10,
  4: 20,
  5: 30,
  6: 40,
  7: 50,
  8: 60,
  9: 70,
  10: 80,
  11: 100,
  12: 150,
};

/** PLN-QBT-02: part of the percentage that both sides of a raid inflict. */
export const RAID_PART: Fraction = { times: 3, over: 4 };

/** PLN-QBT-05: part of the enemy's casualties that a side that planned or defends may pick. */
export const OPPONENT_PICK_PART: Fraction = { times: 1, over: 4 };

/** PLN-PRE-01: terrain density, relative to the hex's terrain, by a D6. */
export const TERRAIN_DENSITY: Readonly<Record<number, string>> = {
  1: 'very light',
  2: 'light',
  3: 'normal',
  4: 'normal',
  5: 'dense',
  6: 'very dense',
};

/** PLN-PRE-02: what a rolled special rule needs on a D6. */
export const SPECIAL_RULE_ROLL = {
  needed: 4,
  defenderDefends: 1,
  defenderRaided: -1,
  attackerPlanned: 1,
} as const;

/** PLN-PRE-03. */
export const SCENARIO = { needed: 4, bonusVictoryPoints: 200 } as const;

/** PLN-PRE-04: a unit from orbit arrives in the first game turn on this or more. */
export const ORBITAL_ARRIVAL = { needed: 4, neededIfPlanned: 3 } as const;

/** PLN-PRE-05. Depths and gaps in inches from the board edges. */
export const SET_UP = {
  /** Highest face on which one side sets up completely before the other; above it they alternate. */
  oneSideFirstUpTo: 3,
  alternateOrder: ['HS', 'TR', 'EL', 'HQ', 'FA'] satisfies readonly Slot[],
  depthIn: 12,
  preferredGapIn: 24,
  leastGapIn: 18,
  strongholdDefenderDepthIn: 18,
  strongholdAttackerDepthIn: 12,
} as const;

/** PLN-PRE-07, also for who starts setting up (PLN-PRE-05). */
export const FIRST_TURN = { attackerRaids: 3, attackerOtherwise: 2, defenderDefends: 1 } as const;

/** PLN-TBL-01. */
export const REINFORCEMENT = {
  fromGameTurn: 2,
  needed: 4,
  perDetachmentPerGameTurn: 1,
  rangeHexes: 1,
  fastAttack: 1,
  heavySupportOnFoot: -1,
  orderedToAttackSameEnemy: 1,
  supportsDefender: 1,
  onGuard: -1,
} as const;

/** PLN-TBL-02. */
export const ARTILLERY = {
  needed: 4,
  longRangeCommunicator: 1,
  rangeHexes: 1,
  rangeHexesOf100in: 2,
  scatterD6Adjacent: 1,
  scatterD6TwoHexes: 2,
} as const;

/** PLN-TBL-04: an AA weapon fires at a ground target on this or more. */
export const AA_AT_GROUND = { needed: 4 } as const;

/** PLN-TBL-05. */
export const DEEP_STRIKE_DEFENCE = {
  destroyedOn: 7,
  missesOnNatural: 1,
  fortification: 1,
  capitalFortification: 2,
  aaWeapon: 2,
  mannedWeaponTower: 1,
} as const;

/** PLN-TBL-06. */
export const AIR_SUPPORT = {
  fromGameTurn: 2,
  everyGameTurns: 2,
  attacksPerSquadron: 2,
  negatedOn: 7,
} as const;

/** PLN-TBL-07. */
export const RETREAT = { fromGameTurn: 3 } as const;

/** PLN-TBL-09: captured equipment works on this or more, each use. */
export const CAPTURED_EQUIPMENT = { needed: 4 } as const;

/** PLN-VPS-01: VP of the winner by their value less the loser's; rows from the largest difference down. */
export const WINNER_VP: readonly { readonly from: number; readonly vp: number }[] = [
  { from: 1251, vp: 1 },
  { from: 751, vp: 2 },
  { from: 501, vp: 3 },
  { from: 251, vp: 4 },
  { from: 1, vp: 5 },
  { from: -250, vp: 6 },
  { from: -500, vp: 7 },
  { from: -750, vp: 8 },
  { from: -1250, vp: 10 },
  { from: -Infinity, vp: 15 },
];

/** PLN-VPS-02: VP of a draw by the larger value less the smaller. */
export const DRAW_VP: readonly {
  readonly from: number;
  readonly larger: number;
  readonly smaller: number;
}[] = [
  { from: 751, larger: 0, smaller: 7 },
  { from: 501, larger: 1, smaller: 5 },
  { from: 251, larger: 2, smaller: 4 },
  { from: 0, larger: 3, smaller: 3 },
];

/** PLN-VPS-03: part of its battle value that a bombarding unit counts. */
export const BOMBARDING_PART: Fraction = { times: 1, over: 2 };

/** PLN-VPS-05. */
export const CAPITAL_VP = 25;

/** PLN-CAS-02: highest faces of a D6 on which a removed model is dead, and wounded; above them a light injury. */
export const CASUALTY: Readonly<
  Record<'retreat' | 'lost' | 'draw' | 'won', { readonly deadUpTo: number; readonly woundedUpTo: number }>
> = {
  retreat: { deadUpTo: 6, woundedUpTo: 6 },
  lost: { deadUpTo: 3, woundedUpTo: 6 },
  draw: { deadUpTo: 2, woundedUpTo: 5 },
  won: { deadUpTo: 2, woundedUpTo: 4 },
};

/** PLN-CAS-03. */
export const SPECIAL_CHARACTER = { survivesOn: 4 } as const;

/** PLN-CAS-03: permanent injuries by a D6. */
export const INJURIES: Readonly<Record<number, string>> = {
  1: 'One eye lost: BS −1',
  2: 'One hand lost: one one-handed weapon only',
  3: 'Nerve damage: WS −1',
  4: 'Muscle damage: S −1',
  5: 'Head damage: Ld −1, and each game turn D6, on 1 no actions',
  6: 'Body damage: T −1',
};

/** PLN-EXP-01. */
export const UNIT_XP = { lossIfHurt: 100 } as const;

/** PLN-EXP-02. */
export const DXP = { perVp: 1, perBattle: 2, keptWhenLost: { times: 1, over: 2 } } as const;

/** PLN-EXP-03: from the lowest up. */
export const DXP_LEVELS: readonly { readonly dxp: number; readonly name: string; readonly maxPts: number }[] =
  [
    { dxp: 0, name: 'Normal', maxPts: 1500 },
    { dxp: 10, name: 'Veterans', maxPts: 1750 },
    { dxp: 20, name: 'Hardened Veterans', maxPts: 2000 },
    { dxp: 30, name: 'Elite', maxPts: 2250 },
    { dxp: 50, name: 'Ultra Elite', maxPts: 2500 },
  ];

/** PLN-END-01. */
export const RECOVERY = { needed: 6, inCapital: 2, inOtherPlace: 1 } as const;

/** PLN-WDR-04: turns from the attacker's direction, in groups; a later group only if none of an earlier one is legal. */
export const DEFENDER_WITHDRAWAL: readonly (readonly number[])[] = [
  [3, 2, 4],
  [1, 5],
];

/** PLN-FUN-01. Points of each army; part of the losses that is paid. */
export const FUN_BATTLE = {
  leastPoints: 750,
  mostPoints: 1500,
  perPlayerPerTurn: 1,
  lossPart: { times: 1, over: 2 },
} as const;

/** Whole part of `value` × part; exact for whole values. */
export const partOf = (value: number, part: Fraction): number => Math.floor((value * part.times) / part.over);

/** PLN-OPT-02: rules of the table that a campaign, or both players of a battle, may agree on. */
export const TABLETOP_OPTIONS = [
  'OVERWATCH',
  'HUNTER_KILLER_REROLL',
  'KRAK_GRENADES',
  'SECONDARY_TARGET',
  'HEAVY_WEAPONS_MAY_FIRE',
  'COVER_AND_ARMOUR_SAVE',
  'COVER_WORSE_AGAINST_ORDNANCE',
  'BUILDING_HITS_GLANCE',
  'BUILDING_DAMAGE_BY_WEAPON',
] as const;
export type TabletopOption = (typeof TABLETOP_OPTIONS)[number];
