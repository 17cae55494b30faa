import type { Audience, RollRequest } from '../../../kernel/index.js';
import type { SpaceEmpiresEvent } from '../events.js';
import { audienceOf } from '../evolve.js';
import { everybody, nobody, ofPlayer } from '../state/audiences.js';
import type { SpaceEmpiresState } from '../state/index.js';

/** Who may see an event: its row says it. */
export const audience = (event: SpaceEmpiresEvent, state: SpaceEmpiresState): Audience =>
  audienceOf(event, { state });

/** SPE-GEN-06: the order of the deck is nobody's, chits drawn are their drawer's, all other dice are open. */
export function rollAudience({ purpose, subject }: RollRequest): Audience {
  if (purpose === 'deck') return nobody();
  const isHidden = ['space units', 'ground units', 'recruits', 'extra recruit chits'].includes(purpose);
  return isHidden ? ofPlayer({ player: subject }) : everybody();
}
