import type { Viewer } from '../../kernel/index.js';
import type { GhostOfWarState } from './state.js';

/** The state as a viewer may know it (GOW-GEN-09). */
export function redact(state: GhostOfWarState, viewer: Viewer): GhostOfWarState {
  if (viewer.kind === 'all') return state;
  return { ...state, sheets: {} };
}
