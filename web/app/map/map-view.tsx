import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import {
  beside,
  cellsOf,
  drawMap,
  hexPoints,
  type Cell,
  type MapLine,
  type Shape,
} from '../../../src/drawing/index.js';
import type { Piece, Place, Position, Seat } from '../campaign/room-data.js';
import { codeWords } from '../look/words.js';
import { Changed, type Marked } from './changed.js';
import { useDrag } from './drag.js';
import { Shapes } from './shapes.js';

interface Props {
  readonly board: Position['board'];
  readonly seats: readonly Seat[];
  readonly chosen: string | null;
  /** Fields that stand out, as those that an order may aim at. */
  readonly targets: ReadonlySet<string>;
  /** What they are, as it is read aloud. */
  readonly targetWords?: string;
  readonly label?: string;
  /** What changed, to stand out. */
  readonly marked?: Marked | null;
  /** Ways over the map. */
  readonly lines?: readonly MapLine[];
  /** What else is chosen beside the size. */
  readonly children?: ReactNode;
  readonly stale: boolean;
  readonly onPick: (key: string) => void;
}

/** Directions of hexes by key: the arrows, and the four diagonals as they lie on the keyboard. */
const WAYS: Readonly<Record<string, number>> = {
  ArrowRight: 0,
  e: 1,
  ArrowUp: 2,
  w: 2,
  ArrowLeft: 3,
  z: 4,
  ArrowDown: 5,
  x: 5,
};
const NONE: readonly MapLine[] = [];
const ZOOMS = [1, 1.5, 2, 3] as const;
/** A map is never lower, in rem: a wide one is moved sideways rather than drawn too small to be read. */
const LOW = 12;

/** The map of any ruleset: tapped, or walked over with the keys; magnified it is moved by scrolling. */
export function MapView({
  board,
  seats,
  chosen,
  targets,
  targetWords = 'can be aimed at',
  label = 'Map',
  marked = null,
  lines = NONE,
  children,
  stale,
  onPick,
}: Props) {
  const cells = useMemo(() => cellsOf(board), [board]);
  const drawing = useMemo(() => drawMap({ ...board, lines }), [board, lines]);
  const [zoom, setZoom] = useState(0);
  const [focused, setFocused] = useState<string | null>(null);
  const frame = useRef<SVGSVGElement>(null);
  const drag = useDrag();
  const changed = useMemo(() => changedAmong(cells, marked), [cells, marked]);
  const current = focused ?? chosen ?? cells[0]?.key ?? null;

  const walk = (cell: Cell, way: number): void => {
    const beyond = beside(cells, cell, way);
    if (!beyond) return;
    setFocused(beyond.key);
    frame.current?.querySelector<SVGElement>(`[data-field="${CSS.escape(beyond.key)}"]`)?.focus();
  };
  const press = (event: KeyboardEvent, cell: Cell): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = WAYS[event.key];
    if (way !== undefined) walk(cell, way);
    else if (event.key === 'Enter' || event.key === ' ') onPick(cell.key);
    else if (event.key === '+') setZoom(Math.min(zoom + 1, ZOOMS.length - 1));
    else if (event.key === '-') setZoom(Math.max(zoom - 1, 0));
    else if (event.key === '0') setZoom(0);
    else return;
    event.preventDefault();
  };

  const { x, y, width, height } = drawing;
  return (
    <div className={stale ? 'map stale' : 'map'}>
      <div className={zoom === 0 ? 'map-frame' : 'map-frame large'} tabIndex={-1} {...drag}>
        <svg
          ref={frame}
          viewBox={`${x} ${y} ${width} ${height}`}
          className={zoom === 0 ? 'whole' : undefined}
          style={{ width: `${100 * ZOOMS[zoom]!}%`, minWidth: `${(LOW * ZOOMS[zoom]! * width) / height}rem` }}
          role="listbox"
          aria-label={label}
        >
          <g aria-hidden="true">
            <Shapes shapes={drawing.shapes.filter((each) => !isName(each))} seats={seats} />
            {marked && <Changed cells={cells} marked={marked} />}
          </g>
          {cells.map((cell) => (
            <polygon
              key={cell.key}
              data-field={cell.key}
              className={targets.has(cell.key) ? 'field target' : 'field'}
              points={hexPoints(cell.middle)}
              role="option"
              aria-selected={cell.key === chosen}
              aria-label={wordsOf(cell, [
                ...(targets.has(cell.key) ? [targetWords] : []),
                ...(changed.has(cell.key) ? ['changed'] : []),
              ])}
              tabIndex={cell.key === current ? 0 : -1}
              onClick={() => onPick(cell.key)}
              onFocus={() => setFocused(cell.key)}
              onKeyDown={(event) => press(event, cell)}
            />
          ))}
          <g aria-hidden="true" className="names">
            <Shapes shapes={drawing.shapes.filter(isName)} seats={seats} />
          </g>
        </svg>
      </div>
      <div className="zoom" role="group" aria-label={`Size of the ${label.toLowerCase()}`}>
        <button onClick={() => setZoom(Math.max(zoom - 1, 0))} disabled={zoom === 0} aria-label="Smaller">
          −
        </button>
        <button
          onClick={() => setZoom(Math.min(zoom + 1, ZOOMS.length - 1))}
          disabled={zoom === ZOOMS.length - 1}
          aria-label="Larger"
        >
          +
        </button>
        {children}
        <span className="faint hint">Arrows and E W Z X walk, Enter picks</span>
      </div>
    </div>
  );
}

/** Names stand on plates over all that is drawn: what is chosen does not cross them. */
const isName = ({ look }: Shape): boolean => look === 'plate' || look === 'title';

/** Keys of the fields where something changed. */
function changedAmong(cells: readonly Cell[], marked: Marked | null): ReadonlySet<string> {
  const places = new Set([
    ...(marked?.places ?? []),
    ...(marked?.moves ?? []).flatMap(({ from, to }) => [from, to].filter((each) => each !== null)),
  ]);
  return new Set(
    cells.filter((cell) => cell.places.some(({ key }) => places.has(key))).map(({ key }) => key),
  );
}

/** A field as it is read aloud. */
function wordsOf({ places, pieces }: Cell<Place, Piece>, first: readonly string[]): string {
  return [
    ...first,
    ...places.flatMap(({ name, terrain, owner, contents, sight }) => [
      name,
      ...(terrain === null ? [] : [codeWords(terrain)]),
      ...(owner ? [`held by ${owner.name}`] : []),
      ...contents,
      ...(sight === 'NOW' ? [] : [sight === 'BEFORE' ? 'seen before' : 'never seen']),
    ]),
    ...pieces.map(({ name, owner }) => (owner ? `${name} of ${owner.name}` : name)),
  ].join(', ');
}
