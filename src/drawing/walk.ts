import type { Cell } from './board.js';
import { edgeMiddle, neighbour } from './hexes.js';

/** As far to the side as a hex may lie: six directions share the round, and their ways overlap a little. */
const ASIDE = Math.cos((46 * Math.PI) / 180);
/** As far to the side as a place may lie that a way leads to. */
const ASIDE_OF_WAYS = 0.25;

/**
 * The field that one comes to in a direction: in a grid the neighbour, or beyond empty ground the nearest; else the place joined to it that
 * lies most that way.
 */
export function beside<C extends Cell>(cells: readonly C[], from: C, direction: number): C | undefined {
  return from.hex ? hexBeside(cells, from, from.hex, direction) : placeBeside(cells, from, direction);
}

function hexBeside<C extends Cell>(
  cells: readonly C[],
  from: C,
  hex: readonly [number, number],
  direction: number,
): C | undefined {
  const next = neighbour(...hex, direction).join(',');
  const neighbouring = cells.find((cell) => cell.hex?.join(',') === next);
  if (neighbouring) return neighbouring;
  const edge = edgeMiddle(from.middle, direction);
  const ahead = Math.atan2(edge.y - from.middle.y, edge.x - from.middle.x);
  const beyond = cells.flatMap((cell) => {
    const { far, straight } = seenFrom(from, cell, ahead);
    return far > 0 && straight >= ASIDE ? [{ cell, far: far / straight }] : [];
  });
  return beyond.sort((one, other) => one.far - other.far)[0]?.cell;
}

function placeBeside<C extends Cell>(cells: readonly C[], from: C, direction: number): C | undefined {
  const ahead = (-Math.PI / 3) * direction;
  const joined = cells
    .filter(({ key }) => from.first.neighbours?.includes(key))
    .map((cell) => ({ cell, ...seenFrom(from, cell, ahead) }))
    .filter(({ straight }) => straight > ASIDE_OF_WAYS);
  return joined.sort((one, other) => other.straight - one.straight)[0]?.cell;
}

/** How far a field is, and how straight ahead: 1 is straight, 0 beside, less behind. */
function seenFrom(
  from: Cell,
  { middle }: Cell,
  ahead: number,
): { readonly far: number; readonly straight: number } {
  const [x, y] = [middle.x - from.middle.x, middle.y - from.middle.y];
  return { far: Math.hypot(x, y), straight: Math.cos(Math.atan2(y, x) - ahead) };
}
