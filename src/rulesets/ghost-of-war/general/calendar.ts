import type { GhostOfWarState } from '../state/index.js';
import { figure } from '../house-rules/house-rules.js';

type Dated = Pick<GhostOfWarState, 'round' | 'parameters'>;

/** GOW-GEN-02 */
export const roundsPerYear = ({ parameters }: Pick<Dated, 'parameters'>): number =>
  figure(parameters, 'calendar.roundsPerYear');

/** GOW-GEN-02: 1-based. */
export const yearOf = (state: Dated): number => Math.floor((state.round - 1) / roundsPerYear(state)) + 1;

export const isFirstOfYear = (state: Dated): boolean => (state.round - 1) % roundsPerYear(state) === 0;

export const isLastOfYear = (state: Dated): boolean => state.round % roundsPerYear(state) === 0;

/** GOW-GEN-02: whether what happened in a round is less than a year ago. */
export const withinYear = (state: Dated, round: number): boolean =>
  state.round < round + roundsPerYear(state);
