import { violation, type Violation } from './catalog.js';
import type { ToyRuleId } from './meta.js';
import type { ToyPhase, ToyState } from './state.js';
import type { ToyTable } from './table.js';

/** The arbiter, or the service when a deadline has run out. */
export const isArbiter = (table: ToyTable): boolean =>
  table.actor.role === 'arbiter' || table.actor.role === 'service';

/** What is asked of a table that may have no dice. */
type Asked = { readonly state: ToyState; readonly actor: { readonly seat: string } };

/** Refuses what does not fit the phase or the seat; empty when a player may go on. */
export function barred(table: Asked, rule: ToyRuleId, phase: ToyPhase | null): readonly Violation[] {
  const { state, actor } = table;
  if (state.winners !== null) return [violation('TOY-END-01', 'CAMPAIGN_OVER')];
  if (phase !== null && state.phase !== phase)
    return [violation(rule, 'WRONG_PHASE', [], { phase: state.phase })];
  if (!state.players.some((each) => each.id === actor.seat)) return [violation(rule, 'NOT_A_PLAYER')];
  return [];
}

/** TOY-ACT-02: only the active seat acts, and nobody while a fight or a ruse is open. */
export function barredFromActing(table: Asked): readonly Violation[] {
  const { state, actor } = table;
  const illegal = barred(table, 'TOY-ACT-02', 'ACTIONS');
  if (illegal.length > 0) return illegal;
  if (state.ruse !== null) return [violation('TOY-CRD-03', 'RULING_AWAITED')];
  if (state.fighting !== null) return [violation('TOY-BTL-02', 'ATTACK_NOT_ANSWERED')];
  return state.active === actor.seat
    ? []
    : [violation('TOY-ACT-02', 'NOT_YOUR_TURN', [], { active: state.active })];
}
