import { everybody, sealedUntil, toSeats } from '../../../engine/index.js';
import type { Audience } from '../../../kernel/index.js';
import type { SpaceEmpiresState } from './index.js';

/** Who sees what in the state after an event (SPE-GEN-06, section 8 of the catalog). */
export interface Who {
  readonly state: SpaceEmpiresState;
}

export { everybody };

/** What one player alone is shown, and the arbiter who keeps the game. */
export const ofPlayer = ({ player }: { readonly player: string }): Audience => toSeats([player]);

/** SPE-MOVE-08, SPE-MOVE-09: who looked, and at whom. */
export const ofTwo = ({ player, target }: { readonly player: string; readonly target: string }): Audience =>
  toSeats([player, target]);

/** What both sides of a battle are shown. */
export const ofBothSides = ({
  attacker,
  defender,
}: {
  readonly attacker: string;
  readonly defender: string;
}): Audience => toSeats([attacker, defender]);

/** The end of all turns, before which nobody is shown it. */
const NEVER = { turn: 1_000_000, phase: 'CONTROL' } as const;

/** The order of a deck, which nobody knows, not even the arbiter, before the game is over. */
export const nobody = (): Audience => ({ to: 'sealed', seats: [], until: NEVER });

/** What nobody is shown but these, not even the arbiter, while the turn lasts; they are afterwards. */
export const sealed = (seats: readonly string[], { state }: Who): Audience =>
  sealedUntil(seats, { turn: state.turn.number + 1, phase: 'DRAW' });
