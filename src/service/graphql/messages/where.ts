import { didYouMean } from 'graphql/jsutils/didYouMean.js';
import { suggestionList } from 'graphql/jsutils/suggestionList.js';

type Path = readonly string[];

/** How deep the part of an input lies that a command was made of, at most: `orders`, ruleset, kind of order. */
const DEEPEST = 4;
const MOST_SUGGESTIONS = 3;

/**
 * The place in an input that a place in the command made of it stands for: the shallowest part of the input that has
 * this path. A path that the input does not have (something left out) is answered as far as it has it, the rest as it is.
 */
export function placeIn(input: object, path: Path): Path {
  if (path.length === 0) return ['input'];
  const [first = '', ...rest] = path;
  let begun: Path | null = null;
  let level: { readonly at: Path; readonly part: object }[] = [{ at: ['input'], part: input }];
  for (let depth = 0; depth <= DEEPEST; depth++) {
    for (const { at, part } of level) {
      if (!Object.hasOwn(part, first)) continue;
      const inside = within((part as Members)[first], rest);
      if (inside) return [...at, first, ...inside];
      begun ??= at;
    }
    level = level.flatMap(({ at, part }) =>
      Object.entries(part).flatMap(([name, each]) =>
        isObject(each) && !Array.isArray(each) ? [{ at: [...at, name], part: each }] : [],
      ),
    );
  }
  return [...(begun ?? ['input']), ...path];
}

/** The text that stands at a place of an input; null where there is none. */
export function textAt(input: object, [, ...path]: Path): string | null {
  let value: unknown = input;
  for (const step of path) value = isObject(value) ? value[step] : undefined;
  return typeof value === 'string' ? value : null;
}

/** ` Did you mean …?` for a name that nobody has, of those that the viewer knows; empty where none is near. */
export function suggestionFor(name: string | null, known: ReadonlySet<string>): string {
  if (name === null || known.has(name)) return '';
  return didYouMean(suggestionList(name, [...known]).slice(0, MOST_SUGGESTIONS));
}

/**
 * The path as it goes on in a value, through whatever says which kind a thing is of (`{ battleOrder: { … } }`); null where the
 * value has no such place. All but the last step must be there: what is missing is missing at the end.
 */
function within(value: unknown, path: Path): Path | null {
  const [step, ...rest] = path;
  if (step === undefined) return [];
  if (!isObject(value)) return null;
  if (value[step] !== undefined) {
    const further = within(value[step], rest);
    return further && [step, ...further];
  }
  const [kind, ...others] = Object.keys(value);
  if (kind !== undefined && others.length === 0 && isObject(value[kind]) && !Array.isArray(value)) {
    const inside = within(value[kind], path);
    return inside && [kind, ...inside];
  }
  return rest.length === 0 ? [step] : null;
}

type Members = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null;
