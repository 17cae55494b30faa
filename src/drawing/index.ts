/** Draws the board of any ruleset: pure, for browsers and images alike. */
export type { Cell, MapBoard, MapPiece, MapPlace, MapSeat } from './board.js';
export { hexPoints, neighbour } from './hexes.js';
export { cellsOf, drawMap } from './map.js';
export type { Drawing, Shape } from './shapes.js';
export { toSvg } from './svg.js';
export { coloursOf, groundOf, type Emblems, type Theme } from './themes.js';
