import { readFileSync } from 'node:fs';
import { cellsOf, drawMap, toSvg } from '../../src/drawing/index.js';
import { toPng } from '../../src/service/graphql/http/map-png.js';
import { EMBLEMS, MAPS, PIXELS, PLANET, SECTOR } from './boards.js';

describe('the map', () => {
  it.each(MAPS)('is drawn as it was: %s', (name, board, theme) => {
    const golden = readFileSync(`test/golden-maps/${name}.svg`, 'utf8');
    expect(toSvg(drawMap(board), theme, EMBLEMS)).toBe(golden);
  });

  it.each(MAPS.filter(([name]) => PIXELS.includes(name)))(
    'comes to the same pixels, letters and all: %s',
    async (name, board, theme) => {
      const png = await toPng(toSvg(drawMap(board), theme, EMBLEMS), theme);
      expect(png.equals(readFileSync(`test/golden-maps/${name}.png`))).toBe(true);
    },
  );

  it('has one field for all places that share a hex, with the pieces of each, and none off the grid', () => {
    expect(cellsOf(SECTOR).map(({ key, places, pieces }) => [key, places.length, pieces.length])).toEqual([
      ['cadia', 3, 1],
      ['fenris', 1, 0],
    ]);
  });

  it('has borders where territory ends, not within it', () => {
    const borders = drawMap(PLANET).shapes.filter(({ look }) => look === 'border');
    expect(borders.filter(({ seat }) => seat === 1)).toHaveLength(10);
    expect(borders.filter(({ seat }) => seat === 2)).toHaveLength(6);
  });

  it('tells an owner by his number, and how many pieces a counter stands for', () => {
    const texts = drawMap(PLANET).shapes.flatMap((shape) =>
      shape.kind === 'label' && ['number', 'many'].includes(shape.look) ? [shape.text] : [],
    );
    expect(texts).toEqual(['1', '2', '2', '–']);
  });

  it('is a drawing too where there is nothing to draw', () => {
    expect(drawMap({ grid: 'POINTY_TOP', locations: [], pieces: [] })).toMatchObject({
      shapes: [],
      width: 60,
      height: 60,
    });
  });
});
