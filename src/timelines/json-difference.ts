import type { Json } from '../kernel/index.js';
import type { StateDifference } from './reports.js';

type Path = readonly (string | number)[];

/** All differences of two JSON values, depth first; a member that is `undefined` is one that is not there. */
export function* differences(
  left: Json | undefined,
  right: Json | undefined,
  path: Path = [],
): Generator<StateDifference> {
  if (left === right) return;
  if (Array.isArray(left) && Array.isArray(right)) {
    const length = Math.max(left.length, right.length);
    for (let at = 0; at < length; at++) yield* differences(left[at], right[at], [...path, at]);
    return;
  }
  if (isObject(left) && isObject(right)) {
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
      yield* differences(left[key], right[key], [...path, key]);
    }
    return;
  }
  yield { path, left, right };
}

/** The first of the differences; undefined when there is none. */
export const firstDifference = (
  left: Json | undefined,
  right: Json | undefined,
): StateDifference | undefined => differences(left, right).next().value ?? undefined;

const isObject = (value: Json | undefined): value is { readonly [key: string]: Json | undefined } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
