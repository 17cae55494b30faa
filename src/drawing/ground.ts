import { isOf, type Cell } from './board.js';
import { rounded, type Shape } from './shapes.js';

/** Strokes of a small picture around the middle of it: from x, y to x, y. */
type Strokes = readonly (readonly [x1: number, y1: number, x2: number, y2: number])[];

const TREE: Strokes = [
  [-3, 3, 0, -4],
  [0, -4, 3, 3],
  [3, 3, -3, 3],
];
const CREST: Strokes = [
  [-5, 3, 0, -2],
  [0, -2, 5, 3],
];
const PEAK: Strokes = [
  [-5, 4, 0, -5],
  [0, -5, 5, 4],
];
const WAVE: Strokes = [
  [-5, 0, -2, -1.5],
  [-2, -1.5, 2, 1.5],
  [2, 1.5, 5, 0],
];

const moved = (strokes: Strokes, x: number, y: number): Strokes =>
  strokes.map(([x1, y1, x2, y2]) => [x1 + x, y1 + y, x2 + x, y2 + y]);

const WOOD: Strokes = [...moved(TREE, -6, 2), ...moved(TREE, 6, 2), ...moved(TREE, 0, -4)];
const DEEP_WOOD: Strokes = [...WOOD, ...moved(TREE, -12, -4), ...moved(TREE, 12, -4)];
const HEIGHTS: Strokes = [...moved(CREST, -5, -1), ...moved(CREST, 4, 3)];
const PEAKS: Strokes = [...moved(PEAK, -5, 0), ...moved(PEAK, 4, 2)];
const WAVES: Strokes = [...moved(WAVE, -5, -4), ...moved(WAVE, 5, 2)];

/** Pictures by the word of the ruleset in small letters, so that terrain is told apart without its colour. */
const PICTURES: Readonly<Record<string, Strokes>> = {
  forest: WOOD,
  woods: WOOD,
  jungle: DEEP_WOOD,
  hills: HEIGHTS,
  mountain: PEAKS,
  mountains: PEAKS,
  water: WAVES,
  sea: WAVES,
  ocean: WAVES,
};

/** Word for the ground of a field in small letters; `open` where there is none, as in space. */
export function groundOf({ places }: Cell): string {
  const terrain = places.find((each) => !isOf(each, 'PLANET'))?.terrain;
  return terrain?.toLowerCase().replace(/[^a-z0-9]+/g, '-') ?? 'open';
}

/** The picture of the ground, where nothing stands on it. */
export function glyphsOf(cell: Cell): readonly Shape[] {
  const { middle, places, pieces } = cell;
  if (pieces.length > 0 || places.some(({ marks }) => marks.length > 0)) return [];
  return (PICTURES[groundOf(cell)] ?? []).map(([x1, y1, x2, y2]) => ({
    kind: 'line',
    look: 'glyph',
    x1: rounded(middle.x + x1),
    y1: rounded(middle.y + y1),
    x2: rounded(middle.x + x2),
    y2: rounded(middle.y + y2),
  }));
}
