/** A JSON value that nobody changes. Event data, commands and states consist of nothing else. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };
export type JsonObject = { readonly [key: string]: Json | undefined };

/**
 * A type as it is where it is JSON; `never` wherever it is not: a function, a `Set`, a `Map`, a `Date`. Interfaces and members
 * that may be missing are JSON too. What must be JSON is declared `S extends { readonly [M in keyof S]: AsJson<S[M]> }`.
 */
export type AsJson<T> = T extends Json | undefined
  ? T
  : T extends (...args: never) => unknown
    ? never
    : T extends object
      ? { readonly [K in keyof T]: AsJson<T[K]> }
      : never;

/** Whether two values are the same JSON: the order of members does not matter, nor those that are undefined. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isComposite(one) || !isComposite(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = namedIn(one);
  return (
    keys.length === namedIn(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSameJson(one[key], other[key]))
  );
}

const isComposite = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const namedIn = (value: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.keys(value).filter((key) => value[key] !== undefined);
