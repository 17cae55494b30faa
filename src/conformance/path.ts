import { type Json } from '../kernel/index.js';
import { CaseMistake } from './mistakes/mistake.js';

/** One step of a path: a key, a place in a list, or the first element of a list whose `key` is `value`. */
type Segment = string | number | { readonly key: string; readonly value: string } | { readonly append: true };

const SEGMENT = /\.?(?:\[(?:(\d+)|"([^"]*)"|([^\]="]+)=([^\]]*)|(\+))\]|([^.[\]]+))/gy;

/**
 * Takes a path apart. `a.b` keys, `a[0]` place in a list, `a[id=x]` first element with that field,
 * `a["x.y"]` a key with dots or brackets in it, `a[+]` one more element (only to change). Throws on anything else, with the
 * place in the case where it stands.
 */
export function parsePath(path: string, where: readonly PropertyKey[] = []): readonly Segment[] {
  const segments: Segment[] = [];
  SEGMENT.lastIndex = 0;
  while (SEGMENT.lastIndex < path.length) {
    const match = SEGMENT.exec(path);
    if (!match) throw new CaseMistake(where, `not a path: ${path}`);
    const [, index, quoted, key, value = '', append, name = ''] = match;
    if (index !== undefined) segments.push(Number(index));
    else if (key !== undefined) segments.push({ key, value });
    else if (append !== undefined) segments.push({ append: true });
    else segments.push(quoted ?? name);
  }
  if (segments.length === 0) throw new CaseMistake(where, 'an empty path');
  return segments;
}

/** The value at a path; undefined where there is none. `length` of a list is its number of elements. */
export function valueAt(root: unknown, path: string): unknown {
  return parsePath(path).reduce<unknown>(step, root);
}

function step(value: unknown, segment: Segment): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const key = placeOf(value, segment);
  if (key === undefined || !Object.hasOwn(value, key)) return undefined;
  return (value as Record<string | number, unknown>)[key];
}

function placeOf(holder: object, segment: Segment): string | number | undefined {
  if (typeof segment !== 'object') return segment;
  if (!Array.isArray(holder)) return undefined;
  if ('append' in segment) return holder.length;
  const place = holder.findIndex((each) => String(each?.[segment.key]) === segment.value);
  return place < 0 ? undefined : place;
}

/** A copy of `root` with `value` at the path; objects missing on the way are made. */
export function withValueAt(root: Json, path: string, value: Json): Json {
  return put(root, parsePath(path), path, value);
}

/** A copy of `root` without what is at the path. Throws where there is nothing. */
export function withoutValueAt(root: Json, path: string): Json {
  if (valueAt(root, path) === undefined) throw new Error(`nothing to remove at ${path}`);
  return put(root, parsePath(path), path, undefined);
}

function put(
  root: Json | undefined,
  segments: readonly Segment[],
  path: string,
  value: Json | undefined,
): Json {
  const [first, ...rest] = segments;
  if (first === undefined) return value as Json;
  if (root !== undefined && (typeof root !== 'object' || root === null)) {
    throw new Error(`${path} goes through a plain value`);
  }
  const copy = Array.isArray(root) ? [...root] : { ...((root ?? {}) as object) };
  const place = placeOf(copy, first);
  if (place === undefined) throw new Error(`${path}: no such element`);
  if (Array.isArray(copy) && !(Number(place) <= (rest.length > 0 ? copy.length - 1 : copy.length))) {
    throw new Error(`${path}: no such element in a list of ${copy.length}`);
  }
  const holder = copy as Record<string | number, Json>;
  if (rest.length > 0 || value !== undefined) holder[place] = put(holder[place], rest, path, value);
  else if (Array.isArray(copy)) copy.splice(Number(place), 1);
  else delete holder[place];
  return copy as Json;
}
