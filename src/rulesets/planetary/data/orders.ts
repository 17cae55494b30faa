import type { BattleOrderCode } from '../words/orders.js';
import type { Phase } from '../state/kinds.js';

/** PLN-TRN-01, and the set-up before turn 1 (PLN-STA-01): the phases in their order. */
export const PHASES: readonly {
  readonly code: Phase;
  readonly title: string;
  readonly rule: 'PLN-STA-01' | 'PLN-TRN-01';
}[] = [
  { code: 'SET_UP', title: 'Set-up', rule: 'PLN-STA-01' },
  { code: 'BUILD', title: 'Build', rule: 'PLN-TRN-01' },
  { code: 'AIR_ORDERS', title: 'Air mission orders', rule: 'PLN-TRN-01' },
  { code: 'MOVEMENT_ORDERS', title: 'Movement orders', rule: 'PLN-TRN-01' },
  { code: 'AIR_MISSIONS', title: 'Air missions', rule: 'PLN-TRN-01' },
  { code: 'MOVEMENT', title: 'Movement', rule: 'PLN-TRN-01' },
  { code: 'BATTLE_ORDERS', title: 'Battle orders', rule: 'PLN-TRN-01' },
  { code: 'BATTLE_MOVEMENT', title: 'Battle movement', rule: 'PLN-TRN-01' },
  { code: 'BATTLE', title: 'Battle', rule: 'PLN-TRN-01' },
  { code: 'END_OF_TURN', title: 'End of turn', rule: 'PLN-TRN-01' },
];

/** PLN-BOR-01: orders that lose initiative and are carried out in the second pass. */
export const BATTLE_ORDERS: Readonly<Record<BattleOrderCode, { readonly losesInitiative: boolean }>> = {
  ATTACK: { losesInitiative: false },
  PLANNED_ATTACK: { losesInitiative: true },
  WITHDRAW: { losesInitiative: false },
  RAID: { losesInitiative: false },
  PLANNED_RAID: { losesInitiative: true },
  DEFEND: { losesInitiative: false },
  GUARD: { losesInitiative: false },
  SUPPORT: { losesInitiative: false },
};

/** PLN-BOR-05. */
export const ORBIT_ORDERS: readonly BattleOrderCode[] = ['ATTACK', 'PLANNED_ATTACK', 'GUARD'];

/** PLN-BOR-08. */
export const WEAK_ORDERS: readonly BattleOrderCode[] = ['WITHDRAW', 'GUARD'];

/** PLN-BOR-08: ready points below which a detachment is weak. */
export const WEAK_BELOW = 500;

/** Highest faces of a D6 that a spy on a mission is caught on, and fails on (PLN-BMV-02). */
export const SPY_MISSION = { caughtUpTo: 1, nothingUpTo: 3 } as const;
