/** Draws the golden maps anew: look at them before they are taken. */
import { writeFileSync } from 'node:fs';
import { drawMap, toSvg } from '../../src/drawing/index.js';
import { EMBLEMS, MAPS } from './boards.js';

for (const [name, board, theme] of MAPS) {
  writeFileSync(`test/golden-maps/${name}.svg`, toSvg(drawMap(board), theme, EMBLEMS));
}
