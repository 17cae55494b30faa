import { isOf, type Cell, type MapBoard, type MapPiece, type MapPlace, type MapSeat } from './board.js';
import { edgeMiddle, edgeOf, HEX, hexPoints, middleOf, neighbour, type Point } from './hexes.js';
import { countersOf } from './counters.js';
import { layOut } from './graph.js';
import { glyphsOf, groundOf } from './ground.js';
import { linesOn } from './lines.js';
import { facingsOf, heightsOf } from './relief.js';
import { signsOf } from './signs.js';
import { rounded, type Drawing, type Shape } from './shapes.js';

/** Fields of the map from top to bottom, each row from left to right. What is off the grid has none. */
export function cellsOf<P extends MapPlace, I extends MapPiece>(
  board: MapBoard<P, I>,
): readonly Cell<P, I>[] {
  const cells = board.grid === 'GRAPH' ? placesOf(board) : hexesOf(board);
  return [...cells].sort((one, other) => one.middle.y - other.middle.y || one.middle.x - other.middle.x);
}

function placesOf<P extends MapPlace, I extends MapPiece>({
  locations,
  pieces,
}: MapBoard<P, I>): readonly Cell<P, I>[] {
  const points = layOut(locations);
  return locations.map((place) => ({
    key: place.key,
    hex: null,
    middle: { grid: 'GRAPH', x: 0, y: 0, ...points.get(place.key) },
    first: place,
    places: [place],
    pieces: pieces.filter(({ location }) => location === place.key),
  }));
}

function hexesOf<P extends MapPlace, I extends MapPiece>({
  grid,
  locations,
  pieces,
}: MapBoard<P, I>): readonly Cell<P, I>[] {
  const byHex = new Map<string, { q: number; r: number; first: P; places: P[] }>();
  for (const place of locations) {
    const { q, r } = place;
    if (q === null || r === null) continue;
    const known = byHex.get(`${q},${r}`);
    if (known) known.places.push(place);
    else byHex.set(`${q},${r}`, { q, r, first: place, places: [place] });
  }
  return [...byHex.values()].map(({ q, r, ...field }): Cell<P, I> => {
    const ids = new Set(field.places.map((each) => each.key));
    return {
      ...field,
      key: field.first.key,
      hex: [q, r],
      middle: middleOf(grid, q, r),
      pieces: pieces.filter(({ location }) => location !== null && ids.has(location)),
    };
  });
}

/** The board as shapes: ground, water, ways, borders, signs, pieces, and what is not seen under a veil. */
export function drawMap(board: MapBoard): Drawing {
  const cells = cellsOf(board);
  const byHex = new Map(cells.flatMap((cell) => (cell.hex ? [[cell.hex.join(','), cell] as const] : [])));
  const shapes = [
    ...waysAmong(cells),
    ...cells.map(ground),
    ...cells.flatMap(heightsOf),
    ...cells.flatMap(glyphsOf),
    ...cells.flatMap(roads),
    ...cells.flatMap(rivers),
    ...cells.flatMap((cell) => border(cell, byHex)),
    ...linesOn(cells, board.lines ?? []),
    ...cells.flatMap((cell) => signsOf(cell)),
    ...cells.flatMap(facingsOf),
    ...cells.flatMap(veil),
    ...cells.flatMap(nameOf),
    ...cells.flatMap((cell) => countersOf(cell)),
  ];
  return { ...boundsOf(cells), shapes };
}

const MARGIN = 6;

function boundsOf(cells: readonly Cell[]): Omit<Drawing, 'shapes'> {
  if (cells.length === 0) return { x: 0, y: 0, width: 2 * HEX, height: 2 * HEX };
  const [long, short] = [HEX, (HEX * Math.sqrt(3)) / 2];
  const half = cells[0]?.middle.grid === 'FLAT_TOP' ? { x: long, y: short } : { x: short, y: long };
  const sides = cells.map((cell) => Math.max(half.x, isTitled(cell) ? plateOf(cell).width / 2 : 0));
  const far = (to: -1 | 1) => cells.map(({ middle }, at) => middle.x + to * ((sides[at] ?? 0) + MARGIN));
  const ys = cells.map(({ middle }) => middle.y);
  const [left, top] = [Math.min(...far(-1)), Math.min(...ys) - half.y - MARGIN];
  return {
    x: rounded(left),
    y: rounded(top),
    width: rounded(Math.max(...far(1)) - left),
    height: rounded(Math.max(...ys) + half.y + MARGIN - top),
  };
}

const ground = (cell: Cell): Shape => ({
  kind: 'polygon',
  look: `terrain ${groundOf(cell)}`,
  of: cell.key,
  points: hexPoints(cell.middle),
});

/** Ways between places that lie in no grid, each once. */
function waysAmong(cells: readonly Cell[]): readonly Shape[] {
  const byKey = new Map(cells.map((cell) => [cell.key, cell]));
  return cells.flatMap(({ key, hex, middle, first }) =>
    hex
      ? []
      : (first.neighbours ?? [])
          .flatMap((other) => byKey.get(other) ?? [])
          .filter((other) => key < other.key || !other.first.neighbours?.includes(key))
          .map((other) => line('way', middle, other.middle)),
  );
}

/** Whether it is known by its name: a system, or a place in no grid. */
const isTitled = ({ hex, first }: Cell): boolean => hex === null || isOf(first, 'SYSTEM');

/** The plate that a name stands on, wide enough in any font. A long name is written smaller. */
function plateOf({ middle, first: { name } }: Cell) {
  const size = Math.max(6, Math.min(8, 96 / name.length));
  const [width, height] = [name.length * size * 0.66 + 6, 11];
  return { x: middle.x - width / 2, y: middle.y + 16.5, width, height, size };
}

/** What is known by its name has it on a plate over its lower corner; other fields are told by their place on the grid, as sentences speak of them. */
function nameOf(cell: Cell): readonly Shape[] {
  const { hex, middle, first } = cell;
  if (hex !== null && !isTitled(cell)) return [label('name', middle.x, middle.y + 18.5, 6, hex.join(','))];
  const { x, y, width, height, size } = plateOf(cell);
  const owner = ownerOf(cell);
  const plate: Shape = {
    kind: 'box',
    look: 'plate',
    x: rounded(x),
    y: rounded(y),
    width: rounded(width),
    height,
    rx: 3,
    ...(owner ? { seat: owner.number } : {}),
  };
  return [plate, label('title', middle.x, y + height / 2, size, first.name)];
}

const label = (look: string, x: number, y: number, size: number, text: string): Shape => ({
  kind: 'label',
  look,
  x: rounded(x),
  y: rounded(y),
  size: rounded(size),
  text,
});

const line = (look: string, from: Point, to: Point, seat?: number): Shape => ({
  kind: 'line',
  look,
  x1: rounded(from.x),
  y1: rounded(from.y),
  x2: rounded(to.x),
  y2: rounded(to.y),
  ...(seat === undefined ? {} : { seat }),
});

const roads = ({ middle, places }: Cell): readonly Shape[] =>
  places.flatMap((each) => each.roads.map((way) => line('road', middle, edgeMiddle(middle, way))));

/** A river runs between two hexes: half of it is drawn by each. */
const rivers = ({ middle, places }: Cell): readonly Shape[] =>
  places.flatMap((each) => each.rivers.map((edge) => line('river', ...edgeOf(middle, edge))));

const ownerOf = ({ places }: Cell): MapSeat | null => {
  const owners = new Set(places.flatMap(({ owner }) => owner?.key ?? []));
  return owners.size === 1 ? (places.find(({ owner }) => owner)?.owner ?? null) : null;
};

/** Territory is an inner border where it ends: the ground keeps its colour. */
function border(cell: Cell, byHex: ReadonlyMap<string, Cell>): readonly Shape[] {
  const owner = ownerOf(cell);
  if (!owner) return [];
  return [0, 1, 2, 3, 4, 5].flatMap((direction) => {
    const beyond = cell.hex && byHex.get(neighbour(...cell.hex, direction).join(','));
    if (beyond && ownerOf(beyond)?.key === owner.key) return [];
    return [line('border', ...edgeOf(cell.middle, direction, HEX - 2.5), owner.number)];
  });
}

const veil = ({ key, middle, places }: Cell): readonly Shape[] => {
  const sights = new Set(places.map(({ sight }) => sight));
  if (sights.has('NOW')) return [];
  const look = sights.has('BEFORE') ? 'veil before' : 'veil never';
  return [{ kind: 'polygon', look, of: key, points: hexPoints(middle) }];
};
