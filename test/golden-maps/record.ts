/** Draws the golden maps anew: look at them before they are taken. */
import { writeFileSync } from 'node:fs';
import { drawMap, toSvg } from '../../src/drawing/index.js';
import { toPng } from '../../src/service/graphql/http/map-png.js';
import { EMBLEMS, MAPS, PIXELS } from './boards.js';

for (const [name, board, theme] of MAPS) {
  const svg = toSvg(drawMap(board), theme, EMBLEMS);
  writeFileSync(`test/golden-maps/${name}.svg`, svg);
  if (PIXELS.includes(name)) writeFileSync(`test/golden-maps/${name}.png`, await toPng(svg, theme));
}
