import type { Opening } from '../../../engine/index.js';
import type { HouseRules } from '../house-rules/index.js';
import type { EpicState } from './index.js';

/** The state before the first event. */
export const blank = ({ seats, parameters }: Opening): EpicState => ({
  seats,
  // Complete, as the engine hands them out.
  rules: parameters as unknown as HouseRules,
  turn: 0,
  phase: 'SETUP',
  step: 'SETUP',
  first: null,
  active: null,
  chooser: null,
  winner: null,
  endedBy: null,
  deployment: '',
  profiles: {},
  armies: {},
  detachments: {},
  units: {},
  objectives: {},
  assaultStage: 'MOVES',
  contacts: [],
  mission: null,
  combat: null,
  retreats: [],
  stubborn: {},
  objectivesDeclared: false,
  declaration: null,
  lastMove: null,
});
