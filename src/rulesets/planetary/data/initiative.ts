import type { RaceKey } from '../state.js';

/**
 * PLN-BMV-03: modifiers of the battle initiative by race (RACE-IG-04, RACE-DE-10). `unlessAttacking`: only without an
 * own ATTACK or PLANNED_ATTACK this turn.
 */
export const BATTLE_INITIATIVE: Readonly<
  Partial<Record<RaceKey, { readonly add: number; readonly unlessAttacking: boolean }>>
> = {
  IG: { add: -1, unlessAttacking: false },
  DE: { add: 2, unlessAttacking: true },
};
