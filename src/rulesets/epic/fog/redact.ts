import type { Viewer } from '../../../kernel/index.js';
import { editEach } from '../state/editing.js';
import type { EpicState } from '../state/index.js';

/** The battle as a viewer may know it: all of it but the missions that others have sealed (section 4, step 1b). */
export function redact(state: EpicState, viewer: Viewer): EpicState {
  if (viewer.kind === 'all') return state;
  const seat = viewer.kind === 'seat' ? viewer.seat : null;
  return {
    ...state,
    armies: editEach(state.armies, ({ id, missions }) =>
      missions === null || id === seat ? null : { missions: null },
    ),
  };
}
