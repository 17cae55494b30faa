import { lookUp } from '../../../kernel/index.js';
import type { Detachment, EpicState } from '../state/index.js';
import { has } from './values.js';

/** How far from its HQ a unit is declared to have been when the phase began. */
interface Distance {
  readonly unit: string;
  readonly hqDistanceCm?: number;
}

/**
 * EPC-GEN-06: units out of command in this phase: as the first order of the detachment in the phase has declared it. An HQ
 * and who is carried are always in command.
 */
export function outOfCommand(
  state: EpicState,
  detachment: Detachment,
  declared: readonly Distance[],
): readonly string[] {
  if (detachment.outOfCommand !== null) return detachment.outOfCommand;
  const { commandRangeCm, infiltratorCommandRangeCm } = state.rules;
  const far = declared.filter(({ unit, hqDistanceCm = 0 }) => {
    const found = lookUp(state.units, unit);
    if (found?.detachment !== detachment.id || unit === detachment.hq || found.mountedIn !== null)
      return false;
    return hqDistanceCm > (has(state, unit, 'INFILTRATORS') ? infiltratorCommandRangeCm : commandRangeCm);
  });
  return [...new Set(far.map((each) => each.unit))];
}
