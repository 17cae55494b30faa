import type { Cell, MapLine } from './board.js';
import { HEX, type Point } from './hexes.js';
import { rounded, type Shape } from './shapes.js';

/** How far lines that share a way lie apart. */
const APART = 4;
const HEAD = 9;

type Leg = readonly [from: Point, to: Point];

/** Lines over the map, each from field to field with its head at the end and its sign in the middle of its first leg. */
export function linesOn(cells: readonly Cell[], lines: readonly MapLine[]): readonly Shape[] {
  const middles = new Map(
    cells.flatMap(({ middle, places }) => places.map(({ key }) => [key, middle] as const)),
  );
  const taken = new Map<string, number>();
  return lines.flatMap((each) => {
    const stops = each.stops.flatMap((stop) => middles.get(stop) ?? []);
    const legs = stops.slice(1).flatMap((to, at): readonly Leg[] => {
      const from = stops[at];
      return from && (from.x !== to.x || from.y !== to.y) ? [[from, to]] : [];
    });
    const moved = legs.map(([from, to]) => {
      // The same way there and back is one way.
      const way = [`${from.x},${from.y}`, `${to.x},${to.y}`].sort().join(' ');
      const before = taken.get(way) ?? 0;
      taken.set(way, before + 1);
      return beside(from, to, before * APART);
    });
    const last = moved.at(-1);
    return legsOf(each, last ? [...moved.slice(0, -1), shortened(last)] : []);
  });
}

const beside = (from: Point, to: Point, by: number): Leg => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [across, along] = [(-(to.y - from.y) * by) / length, ((to.x - from.x) * by) / length];
  const shifted = ({ x, y }: Point): Point => ({ x: x + across, y: y + along });
  return [shifted(from), shifted(to)];
};

function legsOf({ key, owner, sign, stands }: MapLine, legs: readonly Leg[]): readonly Shape[] {
  const seat = owner ? { seat: owner.number } : {};
  const first = legs[0];
  const last = legs.at(-1);
  if (!first || !last) return [];
  const [x, y] = [(first[0].x + first[1].x) / 2, (first[0].y + first[1].y) / 2];
  return [
    ...legs.map(([from, to]): Shape => ({
      kind: 'line',
      look: stands ? 'trade' : 'trade planned',
      of: key,
      x1: rounded(from.x),
      y1: rounded(from.y),
      x2: rounded(to.x),
      y2: rounded(to.y),
      ...seat,
    })),
    { kind: 'polygon', look: 'head', of: key, points: headOf(last), ...seat },
    { kind: 'circle', look: 'badge', of: key, cx: rounded(x), cy: rounded(y), r: 5.5, ...seat },
    { kind: 'label', look: 'number', of: key, x: rounded(x), y: rounded(y), size: 7.5, text: sign },
  ];
}

/** Ends before the middle of the field, so that its sign stays to be read. */
function shortened([from, to]: Leg): Leg {
  const share = 1 - (HEX * 0.25) / Math.hypot(to.x - from.x, to.y - from.y);
  return [from, { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }];
}

function headOf([from, tip]: Leg): string {
  const length = Math.hypot(tip.x - from.x, tip.y - from.y);
  const [ux, uy] = [(tip.x - from.x) / length, (tip.y - from.y) / length];
  const [bx, by] = [tip.x - ux * HEAD, tip.y - uy * HEAD];
  const half = HEAD / 2;
  const corners: readonly (readonly [number, number])[] = [
    [tip.x, tip.y],
    [bx - uy * half, by + ux * half],
    [bx + uy * half, by - ux * half],
  ];
  return corners.map(([x, y]) => `${rounded(x)},${rounded(y)}`).join(' ');
}
