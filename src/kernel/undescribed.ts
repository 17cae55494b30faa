import type { InputPath } from './decision.js';
import { lookUp } from './look-up.js';
import { misfits } from './misfits.js';
import type { Shape } from './shape.js';

/** A member that no shape describes, and those that stand beside it. */
export interface Undescribed {
  readonly path: InputPath;
  readonly known: readonly string[];
}

type Keyed = Readonly<Record<string, unknown>>;

/**
 * Members of a value that its shape does not describe: whoever reads the value passes them over. Those of closed records are
 * not among them, as they are misfits; nor is anything of a value that is of another form or word.
 */
export function undescribed(shape: Shape, value: unknown, path: InputPath = []): readonly Undescribed[] {
  switch (shape.is) {
    case 'optional':
    case 'orNull':
    case 'orElse':
      return undescribed(shape.of, value, path);
    case 'either':
      return ofEither(shape.of, value, path);
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((each, at) => undescribed(shape.of, each, [...path, at]))
        : [];
    case 'table':
      return membersOf(value).flatMap(([key, each]) => undescribed(shape.of, each, [...path, key]));
    case 'choice': {
      if (!isKeyed(value)) return [];
      const { [shape.by]: word, ...rest } = value;
      const arm = lookUp(shape.of, String(word));
      return arm ? undescribed(arm, rest, path) : [];
    }
    case 'record': {
      const { members, closed } = shape;
      return membersOf(value).flatMap(([name, each]) => {
        const [here, of] = [[...path, name], lookUp(members, name)];
        if (of) return undescribed(of, each, here);
        return closed ? [] : [{ path: here, known: Object.keys(members) }];
      });
    }
    default:
      return [];
  }
}

/** Of the shapes that fit best the one that describes most. */
function ofEither(shapes: readonly Shape[], value: unknown, path: InputPath): readonly Undescribed[] {
  const tried = shapes.map((each) => ({
    wrong: misfits(each, value, path).length,
    left: undescribed(each, value, path),
  }));
  const least = Math.min(...tried.map(({ wrong }) => wrong));
  const fitting = tried.filter(({ wrong }) => wrong === least).map(({ left }) => left);
  return fitting.reduce((best, each) => (each.length < best.length ? each : best));
}

const isKeyed = (value: unknown): value is Keyed =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const membersOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  isKeyed(value) ? Object.entries(value) : [];
