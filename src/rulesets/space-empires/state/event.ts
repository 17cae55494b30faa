import type { EventRow } from '../../../engine/index.js';
import type { Who } from './audiences.js';
import type { SpaceEmpiresState } from './index.js';

/** The row of one type of event, whose data have the shape `D`. */
export const event = <D extends object>(
  row: EventRow<SpaceEmpiresState, D, Who>,
): EventRow<SpaceEmpiresState, D, Who> => row;
