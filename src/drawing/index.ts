/** Draws the board of any ruleset: pure, for browsers and images alike. */
export type { Cell, MapBoard, MapLine, MapPiece, MapPlace, MapSeat } from './board.js';
export { emblemColours, type EmblemColour, type EmblemColours } from './emblems.js';
export { hexPoints, neighbour, type Grid } from './hexes.js';
export { cellsOf, drawMap } from './map.js';
export type { Drawing, Shape } from './shapes.js';
export { toSvg } from './svg.js';
export { beside } from './walk.js';
export { coloursOf, groundOf, wordsOf, type Emblems, type Theme } from './themes.js';
