export { battles } from './battles.js';
export { board } from './board.js';
export { names } from './names.js';
export { standings } from './standings.js';
export { tradeLines } from './trade-lines.js';
export { units } from './units.js';
