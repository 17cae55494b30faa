import { lookUp, type RollRequest } from '../../../kernel/index.js';
import type { EpicState } from '../state/index.js';

/** The side that a roll is thrown for: that of its subject, a seat, a detachment or a unit. */
export function thrownFor({ subject }: Pick<RollRequest, 'subject'>, state: EpicState): string | null {
  if (lookUp(state.armies, subject)) return subject;
  const detachment = lookUp(state.detachments, lookUp(state.units, subject)?.detachment ?? subject);
  return detachment?.army ?? null;
}
