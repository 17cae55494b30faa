import type { Cell } from './board.js';
import { rounded, type Shape } from './shapes.js';

/** How wide a settlement of each size is. */
const SETTLEMENT = [0, 9, 11, 13, 15] as const;

/** Signs of what stands in a field, in its upper half; planets share it side by side. */
export function signsOf({ middle, places }: Cell): readonly Shape[] {
  const marks = places.flatMap(({ marks: each, owner }) => each.map((mark) => ({ ...mark, owner })));
  const step = 15;
  const left = middle.x - ((marks.length - 1) * step) / 2;
  return marks.flatMap((mark, at) => sign(mark, left + at * step, middle.y - 13));
}

type Mark = Cell['places'][number]['marks'][number] & { readonly owner: Cell['places'][number]['owner'] };

function sign({ kind, label, size, owner }: Mark, cx: number, cy: number): readonly Shape[] {
  const look = `sign ${kind.toLowerCase()}`;
  const seat = owner ? { seat: owner.number } : {};
  switch (kind.toUpperCase()) {
    case 'SETTLEMENT': {
      const side = SETTLEMENT[size] ?? SETTLEMENT[4];
      const box: Shape = { kind: 'box', look, ...boxAround(cx, cy, side), rx: 2, ...seat };
      return [box, letter(label, cx, cy, side)];
    }
    case 'STRONGHOLD':
      return [{ kind: 'polygon', look, points: diamond(cx, cy, 7), ...seat }, letter(label, cx, cy, 8)];
    case 'PLANET':
      return [
        { kind: 'circle', look, cx: rounded(cx), cy: rounded(cy), r: 6.5, ...seat },
        letter(label, cx, cy, 8),
      ];
    default:
      return [{ kind: 'polygon', look, points: diamond(cx, cy, 4.5) }];
  }
}

const boxAround = (cx: number, cy: number, side: number) => ({
  x: rounded(cx - side / 2),
  y: rounded(cy - side / 2),
  width: side,
  height: side,
});

const letter = (label: string, x: number, y: number, size: number): Shape => ({
  kind: 'label',
  look: 'letter',
  x: rounded(x),
  y: rounded(y),
  size: Math.min(size, 9),
  text: label.charAt(0).toUpperCase(),
});

const diamond = (x: number, y: number, size: number): string => {
  const corners: readonly (readonly [number, number])[] = [
    [x, y - size],
    [x + size, y],
    [x, y + size],
    [x - size, y],
  ];
  return corners.map(([left, top]) => `${rounded(left)},${rounded(top)}`).join(' ');
};
