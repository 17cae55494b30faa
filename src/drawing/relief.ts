import type { Cell } from './board.js';
import { edgeMiddle, edgeOf, HEX, hexPoints, type Point } from './hexes.js';
import { rounded, type Shape } from './shapes.js';

/** More rings than these are told by the number alone. */
const MOST = 3;

/** Heights as rings within the hex, with their number; depths have the number alone. */
export function heightsOf({ middle, places }: Cell): readonly Shape[] {
  const height = places.find((each) => each.height)?.height ?? 0;
  if (height === 0) return [];
  const rings = Array.from({ length: Math.max(0, Math.min(MOST, height)) }, (_, at): Shape => ({
    kind: 'polygon',
    look: 'ring',
    points: hexPoints(middle, HEX - 4 - 4 * at),
  }));
  const number: Shape = {
    kind: 'label',
    look: 'name',
    x: rounded(middle.x),
    y: rounded(middle.y - 21),
    size: 6.5,
    text: height > 0 ? `+${height}` : `−${-height}`,
  };
  return [...rings, number];
}

const towards = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** Facings as arrowheads at the edges that are looked at, each once. */
export function facingsOf({ middle, places }: Cell): readonly Shape[] {
  const ways = [...new Set(places.flatMap(({ facings = [] }) => facings))];
  return ways.map((way): Shape => {
    const tip = towards(middle, edgeMiddle(middle, way), 0.96);
    const feet = edgeOf(middle, way).map((corner) =>
      towards(middle, towards(edgeMiddle(middle, way), corner, 0.28), 0.66),
    );
    return {
      kind: 'polygon',
      look: 'facing',
      points: [tip, ...feet].map(({ x, y }) => `${rounded(x)},${rounded(y)}`).join(' '),
    };
  });
}
