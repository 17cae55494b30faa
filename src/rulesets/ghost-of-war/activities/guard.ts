import type { GhostOfWarState, Unit } from '../state/index.js';

/**
 * GOW-ACT-04, GOW-RND-03: on guard from the lock of S1 to the end of the round by what was ordered then, or carried over: sets
 * imposed later change nothing, and a unit of this round has no activity yet (GOW-UNI-02).
 */
export const isOnGuard = (
  { round }: Pick<GhostOfWarState, 'round'>,
  { activity, createdRound }: Pick<Unit, 'activity' | 'createdRound'>,
): boolean => activity.ordered.includes('Brace') && createdRound !== round;
