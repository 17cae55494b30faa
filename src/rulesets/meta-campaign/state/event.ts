import { everybody, type EventRow } from '../../../engine/index.js';
import type { MetaState } from './index.js';

/** Who sees what in the state after an event. */
export interface Who {
  readonly state: MetaState;
}

/** The row of one type of event, whose data have the shape `D`; all may see it unless it says otherwise. */
export const event = <D extends object>(
  row: Omit<EventRow<MetaState, D, Who>, 'audience'> & Partial<Pick<EventRow<MetaState, D, Who>, 'audience'>>,
): EventRow<MetaState, D, Who> => ({ audience: everybody, ...row });
