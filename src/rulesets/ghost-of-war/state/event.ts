import type { EventRow } from '../../../engine/index.js';
import type { Who } from './audiences.js';
import type { GhostOfWarState } from './index.js';

/** The row of one type of event, whose data have the shape `D`. */
export const event = <D extends object>(
  row: EventRow<GhostOfWarState, D, Who>,
): EventRow<GhostOfWarState, D, Who> => row;
