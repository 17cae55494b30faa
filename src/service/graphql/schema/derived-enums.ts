import type { Shape } from '../../../kernel/index.js';
import { describedEnum, type EnumValues } from './described-enum.js';

const made = new Map<string, { readonly of: WordShape; readonly values: EnumValues }>();

type WordShape = Extract<Shape, { readonly is: 'word' }>;

/** What words with a name mean, by word. Throws for other shapes. */
export function meaningsOf(shape: Shape): Readonly<Record<string, string>> {
  if (shape.is !== 'word' || !shape.meanings)
    throw new Error(`These are no words with a name: ${shape.said ?? shape.is}`);
  return shape.meanings;
}

/** The enum of words that have a name: one for a prefix and a name, wherever they stand. Throws where two differ. */
export function enumOf(prefix: string, shape: Shape): EnumValues {
  if (shape.is !== 'word' || !shape.name || !shape.meanings)
    throw new Error(`Only words with a name are an enum: ${shape.said ?? shape.is}`);
  const name = `${prefix}${shape.name}`;
  const known = made.get(name);
  if (known) {
    if (known.of.meanings !== shape.meanings) throw new Error(`Two sets of words are called ${name}.`);
    return known.values;
  }
  const values = describedEnum(name, shape.about ?? '', shape.meanings);
  made.set(name, { of: shape, values });
  return values;
}
