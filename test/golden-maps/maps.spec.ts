import { readFileSync } from 'node:fs';
import { beside, cellsOf, drawMap, toSvg } from '../../src/drawing/index.js';
import { toPng } from '../../src/service/graphql/http/map-png.js';
import { EMBLEMS, GRAPH, MAPS, PIXELS, PLANET, SECTOR } from './boards.js';

type Point = Readonly<Record<'x' | 'y', number>>;

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

  it('is as wide as the names on it', () => {
    const { x, width, shapes } = drawMap(SECTOR);
    const plates = shapes.flatMap((shape) => (shape.look === 'plate' && shape.kind === 'box' ? [shape] : []));
    expect(plates).toHaveLength(2);
    for (const plate of plates) {
      expect(plate.x).toBeGreaterThanOrEqual(x);
      expect(plate.x + plate.width).toBeLessThanOrEqual(x + width);
    }
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

  it('tells a seat by the sign that was chosen, in letters that fit', () => {
    const emblems = { ...EMBLEMS, 2: { ...EMBLEMS[2], sign: 'NW' } };
    const svg = toSvg(drawMap(PLANET), 'light', emblems);
    expect(svg).toMatch(/font-size="7.5"[^>]*>NW</);
    expect(svg).toMatch(/font-size="10"[^>]*>1</);
    expect(svg).not.toMatch(/font-size="10"[^>]*>2</);
  });

  describe('without hexes', () => {
    const cells = cellsOf(GRAPH);
    const at = (key: string) => cells.find((each) => each.key === key)!;
    const apart = (one: string, other: string): number => {
      const [{ middle: a }, { middle: b }] = [at(one), at(other)];
      return Math.hypot(a.x - b.x, a.y - b.y);
    };

    it('has a field for each place, none on another, and those that are joined nearest', () => {
      expect(cells.map(({ key }) => key).sort()).toEqual(GRAPH.locations.map(({ key }) => key).sort());
      for (const one of cells)
        for (const other of cells) if (one !== other) expect(apart(one.key, other.key)).toBeGreaterThan(60);
      expect(apart('styx', 'acheron')).toBeLessThan(apart('ryza', 'acheron'));
      expect(apart('gork', 'ryza')).toBeLessThan(apart('gork', 'acheron'));
    });

    it('has no way that passes over a place to which it does not lead', () => {
      for (const from of cells)
        for (const to of from.first.neighbours ?? [])
          for (const { key, middle } of cells)
            if (key !== from.key && key !== to)
              expect(farFrom(middle, from.middle, at(to).middle)).toBeGreaterThan(30);
    });

    it('draws each way once', () => {
      const ways = drawMap(GRAPH).shapes.filter(({ look }) => look === 'way');
      expect(ways).toHaveLength(9);
    });

    it('is walked along its ways alone, each way back too', () => {
      const reached = [0, 1, 2, 3, 4, 5].flatMap((way) => beside(cells, at('acheron'), way) ?? []);
      expect(new Set(reached.map(({ key }) => key))).toEqual(new Set(['styx']));
      const around = new Set(
        cells.flatMap((from) => [0, 1, 2, 3, 4, 5].flatMap((way) => beside(cells, from, way)?.key ?? [])),
      );
      expect(around.size).toBe(cells.length);
    });

    it('lies the same each time, and is there also where nothing is joined', () => {
      expect(cellsOf({ ...GRAPH, locations: [...GRAPH.locations] })).toEqual(cells);
      const parted = GRAPH.locations.map((each) => ({ ...each, neighbours: [] }));
      expect(cellsOf({ ...GRAPH, locations: parted })).toHaveLength(6);
      expect(cellsOf({ ...GRAPH, locations: parted.slice(0, 1) })).toHaveLength(1);
    });
  });

  it('has as many places without hexes as a position may hold', () => {
    const [first] = GRAPH.locations;
    const key = (at: number): string => `space-${(at + 500) % 500}`;
    const locations = Array.from({ length: 500 }, (_, at) => ({
      ...first!,
      key: key(at),
      neighbours: [key(at - 1), key(at + 1)],
    }));
    expect(cellsOf({ ...GRAPH, locations, pieces: [] })).toHaveLength(500);
  });

  it('is a drawing too where there is nothing to draw', () => {
    expect(drawMap({ grid: 'POINTY_TOP', locations: [], pieces: [] })).toMatchObject({
      shapes: [],
      width: 60,
      height: 60,
    });
  });
});

/** How far a point is from the nearest of a way. */
function farFrom(point: Point, from: Point, to: Point): number {
  const [along, down] = [to.x - from.x, to.y - from.y];
  const share = ((point.x - from.x) * along + (point.y - from.y) * down) / (along ** 2 + down ** 2);
  const on = Math.max(0, Math.min(1, share));
  return Math.hypot(point.x - from.x - on * along, point.y - from.y - on * down);
}
