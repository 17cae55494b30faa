import { everybody, sealedUntil, type EventRow } from '../../../engine/index.js';
import type { Audience } from '../../../kernel/index.js';
import type { EpicState } from './index.js';

/** Who sees what in the state after an event. */
export interface Who {
  readonly state: EpicState;
}

/** The row of one type of event, whose data have the shape `D`; all may see it unless it says otherwise. */
export const event = <D extends object>(
  row: Omit<EventRow<EpicState, D, Who>, 'audience'> & Partial<Pick<EventRow<EpicState, D, Who>, 'audience'>>,
): EventRow<EpicState, D, Who> => ({ audience: everybody, ...row });

/** Section 4, step 1b: what a side declares is sealed until both have, so until its turn shoots at the latest. */
export const sealed = (seat: string, { state }: Who): Audience =>
  sealedUntil([seat], { turn: Math.max(state.turn, 1), phase: 'SHOOTING' });
