import type { Cell, MapPiece } from './board.js';
import { rounded, type Shape } from './shapes.js';

/** Counters in one row; more are told by a number. */
const MOST = 3;
const SIZE = 13;
const GAP = 2;

/** Pieces of one owner in a field. */
interface Stack {
  /** The piece that was there first. */
  readonly first: MapPiece;
  readonly count: number;
}

/** What stands in a field, in its lower half: a counter for each owner with its number, and how many there are. */
export function countersOf({ middle, pieces }: Cell): readonly Shape[] {
  const shown = stacksOf(pieces).slice(0, MOST);
  let left = middle.x - shown.reduce((sum, stack) => sum + widthOf(stack), -GAP) / 2;
  return shown.flatMap((stack) => {
    const shapes = counter(stack, left + SIZE / 2, middle.y + 7);
    left += widthOf(stack);
    return shapes;
  });
}

/** Of a stack with what keeps it from the next; a number beside it takes room of its own. */
const widthOf = ({ count }: Stack): number => SIZE + GAP + (count > 1 ? 3 + 4.5 * String(count).length : 0);

function stacksOf(pieces: readonly MapPiece[]): readonly Stack[] {
  const stacks = new Map<string, Stack>();
  for (const piece of pieces) {
    const owner = piece.owner?.key ?? '';
    const known = stacks.get(owner);
    stacks.set(owner, { first: known?.first ?? piece, count: (known?.count ?? 0) + 1 });
  }
  return [...stacks.values()];
}

function counter({ first, count }: Stack, x: number, y: number): readonly Shape[] {
  const seat = first.owner ? { seat: first.owner.number } : {};
  const [cx, cy] = [rounded(x), rounded(y)];
  const box: Shape = {
    kind: 'box',
    look: 'counter',
    of: first.key,
    x: rounded(x - SIZE / 2),
    y: rounded(y - SIZE / 2),
    width: SIZE,
    height: SIZE,
    rx: 3,
    ...seat,
  };
  const sign: Shape = {
    kind: 'label',
    look: 'number',
    x: cx,
    y: cy,
    size: 10,
    text: String(first.owner?.number ?? '–'),
    ...seat,
  };
  if (count === 1) return [box, sign];
  const many: Shape = {
    kind: 'label',
    look: 'many',
    x: rounded(x + SIZE / 2 + 1.5 + 2.25 * String(count).length),
    y: cy,
    size: 8,
    text: String(count),
  };
  return [box, sign, many];
}
