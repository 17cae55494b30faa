import type { Shape } from '../../kernel/index.js';
import type { parsePath } from '../path.js';
import { thereIsNo } from './mistake.js';

type Segment = ReturnType<typeof parsePath>[number];

/** What a path into a state says: names of things in it, or a word that nothing there has. */
export type PathRead = { readonly names: readonly string[] } | { readonly message: string };

/** Reads a path by the shape of the state; without one every key in it is a name. */
export function readStatePath(
  path: readonly Segment[],
  shape: Shape | null,
  names: readonly string[] = [],
): PathRead {
  const [first, ...rest] = path;
  if (first === undefined) return { names };
  const deeper = (of: Shape | null, more: readonly string[] = []): PathRead =>
    readStatePath(rest, of, [...names, ...more]);
  const own = namesOf(first);
  switch (shape?.is) {
    case undefined:
    case 'json':
      return deeper(null, own);
    case 'optional':
    case 'orElse':
    case 'orNull':
      return readStatePath(path, shape.of, names);
    case 'either':
      return eitherOf(shape.of.map((each) => readStatePath(path, each, names)));
    case 'table':
      return deeper(shape.of, own);
    case 'list':
      return listPath(first, shape.of, (of) => deeper(of, own));
    case 'record':
      return memberPath(first, shape.members, (of) => deeper(of));
    default:
      return { message: `${String(first)} is asked of a value without members` };
  }
}

/** The first reading that means something; else what is wrong by the one that knows members. */
const eitherOf = (readings: readonly PathRead[]): PathRead =>
  readings.find((each) => 'names' in each) ??
  readings.find((each) => 'message' in each && each.message.startsWith('there is no')) ??
  readings[0] ?? { names: [] };

/** Keys and the values by which elements are chosen; places in a list are no names. */
const namesOf = (segment: Segment): readonly string[] =>
  typeof segment === 'string'
    ? [segment]
    : typeof segment === 'object' && 'value' in segment
      ? [segment.value]
      : [];

function memberPath(
  segment: Segment,
  members: Readonly<Record<string, Shape>>,
  deeper: (of: Shape) => PathRead,
): PathRead {
  const name = String(segment);
  const member = Object.hasOwn(members, name) ? members[name] : undefined;
  return member ? deeper(member) : { message: thereIsNo('member of the state', name, Object.keys(members)) };
}

function listPath(segment: Segment, of: Shape, deeper: (of: Shape) => PathRead): PathRead {
  if (typeof segment === 'number') return deeper(of);
  if (segment === 'length') return { names: [] };
  if (typeof segment === 'string') return { message: `${segment} is asked of a list` };
  return 'key' in segment ? keyed(segment.key, of, deeper) : deeper(of);
}

/** `[id=x]`: what is listed has the member by which it is chosen. */
function keyed(key: string, of: Shape, deeper: (of: Shape) => PathRead): PathRead {
  const read = readStatePath([key], of);
  return 'message' in read ? read : deeper(of);
}
