import { edgeMiddle, neighbour, type Cell } from '../../../src/drawing/index.js';

/** As far to the side as a field may lie: six directions share the round, and their ways overlap a little. */
const ASIDE = Math.cos((46 * Math.PI) / 180);

/** The field that lies in a direction: the neighbour, or beyond empty ground the nearest; null where nothing does. */
export function fieldTowards<C extends Pick<Cell, 'q' | 'r' | 'middle'>>(
  cells: readonly C[],
  { q, r, middle }: C,
  direction: number,
): C | null {
  const [nextQ, nextR] = neighbour(q, r, direction);
  const next = cells.find((each) => each.q === nextQ && each.r === nextR);
  if (next) return next;
  const edge = edgeMiddle(middle, direction);
  const ahead = Math.atan2(edge.y - middle.y, edge.x - middle.x);
  const beyond = cells.flatMap((cell) => {
    const [x, y] = [cell.middle.x - middle.x, cell.middle.y - middle.y];
    const straight = Math.cos(Math.atan2(y, x) - ahead);
    const far = Math.hypot(x, y) / straight;
    return (x !== 0 || y !== 0) && straight >= ASIDE ? [{ cell, far }] : [];
  });
  return beyond.sort((one, other) => one.far - other.far)[0]?.cell ?? null;
}
