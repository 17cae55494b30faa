import type { MovementOrderCode } from '../words/orders.js';

/** PLN-MOR-01: orders, whether they lose initiative (second pass), and whether they take a path. */
export const MOVEMENT_ORDERS: Readonly<
  Record<MovementOrderCode, { readonly losesInitiative: boolean; readonly path: boolean }>
> = {
  SPECIFIED_PATH: { losesInitiative: false, path: true },
  FOLLOW: { losesInitiative: true, path: false },
  ADVANCE: { losesInitiative: true, path: false },
  /** PLN-MOR-05: nothing. */
  GUARD: { losesInitiative: false, path: false },
  RECOVER: { losesInitiative: false, path: false },
  MOVE_AND_CLAIM: { losesInitiative: false, path: true },
  CLAIM_AREA: { losesInitiative: false, path: false },
  RESERVE_MOVEMENT: { losesInitiative: false, path: true },
  /** RACE-SM-02. */
  ASCEND: { losesInitiative: false, path: false },
};

export const ALL_ORDERS = Object.keys(MOVEMENT_ORDERS) as readonly MovementOrderCode[];

/** PLN-MOR-01 Who gets what. */
export const ORDERS_OF = {
  DETACHMENT: ALL_ORDERS,
  FLYING_HIGH: ['SPECIFIED_PATH', 'FOLLOW'],
  GARRISON: ['GUARD'],
  GARRISON_DETACHMENT: ['SPECIFIED_PATH', 'GUARD'],
  UNARMED: ['SPECIFIED_PATH', 'GUARD'],
  CONVOY: ['SPECIFIED_PATH', 'GUARD'],
  DIPLOMAT: ['SPECIFIED_PATH', 'FOLLOW', 'GUARD'],
  SPY: ['SPECIFIED_PATH', 'FOLLOW', 'GUARD'],
  ORBIT: ['GUARD'],
  IN_BATTLE: ['GUARD'],
} as const satisfies Readonly<Record<string, readonly MovementOrderCode[]>>;

/** PLN-MOV-10 Allowances, MP. A detachment has that of its type, a convoy that of its owner's race (RACE-CONV-01). */
export const ALLOWANCE = { diplomat: 6, spy: 6, unarmed: 2 } as const;

/** PLN-MOR-09 Reserve movement: MP on top, and least distance from enemy armies in hexes. */
export const RESERVE = { bonus: 2, leastDistance: 3 } as const;

/** PLN-TER-06: MP for each hex when flying high. */
export const FLYING_COST = 1;

/** PLN-MOR-11: a weak detachment may recover if its models that live are worth more than this. */
export const RECOVERABLE_ABOVE = 500;

/** PLN-TER-02 a, RACE-CONV-02: a skimmer that ends its movement there is damaged from this face of a D6. */
export const SKIMMER_DAMAGED_FROM = 4;

/** PLN-SPY-02: highest face of a D6 on which a spy is caught. */
export const SPY_CAUGHT_UP_TO = 1;

/** PLN-CAS-04: BP for each injury. */
export const BIONICS_BP = 20;

/** PLN-SPY-02: targets of a spy that has named none, first ones first. */
export const SPY_TARGETS = ['detachment', 'stronghold', 'urban', 'resource', 'convoy'] as const;
