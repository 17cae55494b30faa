import type { Shape } from '../../kernel/index.js';

/** All words of a shape, however deep: types of commands, codes of orders, and what else is said by one of some words. */
export function wordsOf(shape: Shape, seen = new Set<Shape>()): readonly string[] {
  if (seen.has(shape)) return [];
  seen.add(shape);
  const inside = (of: readonly Shape[]) => of.flatMap((each) => wordsOf(each, seen));
  switch (shape.is) {
    case 'word':
      return shape.words;
    case 'choice':
      return [...Object.keys(shape.of), ...inside(Object.values(shape.of))];
    case 'record':
      return inside(Object.values(shape.members));
    case 'either':
      return inside(shape.of);
    case 'list':
    case 'table':
    case 'orElse':
    case 'orNull':
    case 'optional':
      return inside([shape.of]);
    default:
      return [];
  }
}
