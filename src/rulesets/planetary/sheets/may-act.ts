import { violation, type Violation } from '../catalog.js';
import { SHEETS } from '../build/sheets.js';
import type { Phase, PlanetaryState } from '../state/index.js';

/** Phases in which sheets of orders are handed in. */
export const ORDER_PHASES = [
  'AIR_ORDERS',
  'MOVEMENT_ORDERS',
  'BATTLE_ORDERS',
] as const satisfies readonly Phase[];

export type OrderPhase = (typeof ORDER_PHASES)[number];

export const isOrderPhase = (phase: Phase): phase is OrderPhase =>
  (ORDER_PHASES as readonly Phase[]).includes(phase);

/** PLN-GEN-12, PLN-END-04: players act who are still in the game. */
export function mustBeActive(state: PlanetaryState, seat: string): readonly Violation[] {
  const player = state.players[seat];
  if (!player) return [violation('PLN-GEN-12', 'NOT_A_PLAYER', [], { seat })];
  return player.status === 'active' ? [] : [violation('PLN-END-04', 'PLAYER_OUT', [], { seat })];
}

/** PLN-TRN-01. */
export const mustBeIn = (state: PlanetaryState, needed: Phase): readonly Violation[] =>
  state.phase === needed ? [] : [violation('PLN-TRN-01', 'WRONG_PHASE', [], { phase: state.phase, needed })];

/** PLN-GEN-12: active players give orders, in an order phase, until they have locked it. */
export const mayOrder = (state: PlanetaryState, seat: string): readonly Violation[] =>
  SHEETS.mayWrite(state, seat, mustGiveOrders(state, seat));

/** PLN-GEN-12, PLN-TRN-01: who gives orders, and when. */
export const mustGiveOrders = (state: PlanetaryState, seat: string): readonly Violation[] => [
  ...mustBeActive(state, seat),
  ...(isOrderPhase(state.phase) ? [] : mustBeIn(state, 'BATTLE_ORDERS')),
];
