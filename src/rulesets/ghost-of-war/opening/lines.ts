import type { GhostOfWarPosition } from '../position.js';
import type { GhostOfWarState, TradeLine } from '../state.js';

/** GOW-TRD-02 … -05: lines that stand when the campaign begins. */
export const readLines = (_position: GhostOfWarPosition, _state: GhostOfWarState): readonly TradeLine[] => [];
