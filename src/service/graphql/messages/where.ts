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
  let level: { readonly at: Path; readonly part: object }[] = [{ at: ['input'], part: input }];
  for (let depth = 0; depth <= DEEPEST; depth++) {
    const found = level.find(({ part }) => has(part, path));
    if (found) return [...found.at, ...path];
    level = level.flatMap(({ at, part }) =>
      Object.entries(part).flatMap(([name, each]) =>
        isObject(each) && !Array.isArray(each) ? [{ at: [...at, name], part: each }] : [],
      ),
    );
  }
  return ['input', ...path];
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

/** All but the last step must be there: what is missing is missing at the end. */
function has(part: object, path: Path): boolean {
  let value: unknown = part;
  for (const [index, step] of path.entries()) {
    if (!isObject(value)) return false;
    if (index === 0 && !Object.hasOwn(value, step)) return false;
    if (index < path.length - 1 && value[step] === undefined) return false;
    value = value[step];
  }
  return true;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
