import type { Opening } from '../../../engine/index.js';
import type { HouseRules } from '../house-rules/index.js';
import type { SpaceEmpiresState, Turn } from './index.js';

/** A turn in which nothing has been done. */
export const freshTurn = (number: number): Turn => ({
  number,
  drawn: false,
  stackMovesLeft: 0,
  moved: [],
  engaged: null,
  lostAt: [],
  revenueThisTurn: 0,
  recruitUsed: {},
  offer: [],
  offerSize: 0,
});

/** The state before the first event. */
export const blank = ({ seats, parameters }: Opening): SpaceEmpiresState => ({
  seats,
  // Complete, as the engine hands them out.
  rules: parameters as unknown as HouseRules,
  round: 0,
  activePlayer: null,
  phase: 'DRAW',
  winner: null,
  turnOrder: [],
  players: {},
  spaces: {},
  entries: {},
  units: {},
  stacks: {},
  deck: { drawPile: [], drawSize: 0, discardPile: [] },
  turn: freshTurn(0),
  reaction: null,
  battle: null,
  battles: 0,
  fought: [],
});
