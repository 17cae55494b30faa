import type { TradeLineView, UnitView } from '../../../engine/index.js';

export { battles } from './battles.js';
export { board } from './board.js';
export { names } from './names.js';
export { standings } from './standings.js';

/** Nobody trades in this game. */
export const tradeLines = (): readonly TradeLineView[] => [];

/** Nobody gains experience. */
export const units = (): readonly UnitView[] => [];
