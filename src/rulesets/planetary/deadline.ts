import { hoursLater, type DeadlineRules, type Due } from '../../engine/index.js';
import type { RuleId } from './catalog.js';
import type { PlanetaryCommand } from './commands.js';
import { figure, PHASE_HOURS } from './parameters.js';
import type { Phase, PlanetaryState } from './state/index.js';

/** Phases that a deadline closes: who has not answered gets the defaults. No start places itself, no battle decides itself. */
const WITH_DEADLINE: readonly Phase[] = [
  'BUILD',
  'AIR_ORDERS',
  'MOVEMENT_ORDERS',
  'MOVEMENT',
  'BATTLE_ORDERS',
];

/** PLN-GEN-12: when a phase that opens now closes at the latest, ISO 8601 UTC; null where no deadline is set. */
export function closesAt(state: PlanetaryState, phase: Phase, at: string): string | null {
  const hours = figure(state, PHASE_HOURS);
  return hours !== null && WITH_DEADLINE.includes(phase) ? hoursLater(at, hours) : null;
}

/** PLN-GEN-12: who has not locked gives the defaults. No start places itself, no battle decides itself. */
export const DEADLINES: DeadlineRules<PlanetaryState, PlanetaryCommand> = {
  counted: 'phase',
  close: { type: 'ClosePhase' },
  silence: ['LOCK_PHASE', 'ENTER_FOLLOWERS', 'ENTER_MERCENARIES'],
  own: {
    parameter: PHASE_HOURS,
    at: ({ closesAt: until, victory }) => (victory ? null : (until ?? null)),
  },
};

/** What is waited for, with the time until which it is. */
export const withDeadline = (
  { closesAt: until }: PlanetaryState,
  dues: readonly Due<RuleId>[],
): readonly Due<RuleId>[] =>
  until === undefined ? dues : dues.map((due) => ({ ...due, params: { ...due.params, until } }));
