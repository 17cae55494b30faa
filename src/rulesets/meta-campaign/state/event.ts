import type { Audience } from '../../../kernel/index.js';
import { everybody, type EventRow } from '../../../engine/index.js';
import type { Bloc } from '../data/words.js';
import type { MetaState } from './index.js';

/** Who sees what in the state after an event. */
export interface Who {
  readonly state: MetaState;
}

/** The row of one type of event, whose data have the shape `D`; all may see it unless it says otherwise. */
export const event = <D extends object>(
  row: Omit<EventRow<MetaState, D, Who>, 'audience'> & Partial<Pick<EventRow<MetaState, D, Who>, 'audience'>>,
): EventRow<MetaState, D, Who> => ({ audience: everybody, ...row });

/** Of what a bloc alone has learnt: players tell each other everything, the rest is the game master's. */
export const knownToBloc = (bloc: Bloc): Audience =>
  bloc === 'FRIENDLY' ? { to: 'public' } : { to: 'arbiter' };
