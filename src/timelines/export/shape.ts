import type { Json } from '../../kernel/index.js';

/** Says what is wrong with a value, with its place in it; undefined when nothing is. */
export type Shape = (value: Json | undefined, path: string) => string | undefined;

/** A value of which something holds. */
export const is =
  (test: (value: Json | undefined) => boolean, what: string): Shape =>
  (value, path) =>
    test(value) ? undefined : `${path || 'the line'} is not ${what}`;

export const text: Shape = is((value) => typeof value === 'string', 'a text');
export const count: Shape = is(
  (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0,
  'a whole number of at least 0',
);
export const number: Shape = is((value) => typeof value === 'number', 'a number');
export const hash: Shape = is(
  (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value),
  'a SHA-256 in lower-case hex',
);
export const object: Shape = is(isObject, 'an object');
export const oneOf = (...allowed: readonly Json[]): Shape =>
  is(
    (value) => value !== undefined && allowed.includes(value),
    allowed.map((each) => JSON.stringify(each)).join(' or '),
  );
export const orNull =
  (shape: Shape): Shape =>
  (value, path) =>
    value === null ? undefined : shape(value, path);
export const optional =
  (shape: Shape): Shape =>
  (value, path) =>
    value === undefined ? undefined : shape(value, path);

export const list =
  (shape: Shape): Shape =>
  (value, path) => {
    if (!Array.isArray(value)) return `${path} is not a list`;
    return firstOf(value.map((each, at) => () => shape(each as Json, `${path}[${at}]`)));
  };

/** An object with values of one shape, whatever its members are called. */
export const table =
  (shape: Shape): Shape =>
  (value, path) => {
    if (!isObject(value)) return object(value, path);
    return firstOf(
      Object.entries(value).map(
        ([name, each]) =>
          () =>
            shape(each, `${path}.${name}`),
      ),
    );
  };

/** An object with these members, and no others unless said so. */
export const record =
  (members: Readonly<Record<string, Shape>>, others: 'no others' | 'and others' = 'no others'): Shape =>
  (value, path) => {
    if (!isObject(value)) return object(value, path);
    const within = (name: string): string => (path === '' ? name : `${path}.${name}`);
    const foreign = Object.keys(value).find((name) => !Object.hasOwn(members, name));
    if (foreign !== undefined && others === 'no others') return `${within(foreign)} is unknown`;
    return firstOf(
      Object.entries(members).map(
        ([name, shape]) =>
          () =>
            shape(value[name], within(name)),
      ),
    );
  };

export const anyOf =
  (choose: (value: { readonly [key: string]: Json | undefined }) => Shape): Shape =>
  (value, path) =>
    isObject(value) ? choose(value)(value, path) : object(value, path);

function firstOf(checks: readonly (() => string | undefined)[]): string | undefined {
  for (const check of checks) {
    const problem = check();
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function isObject(value: Json | undefined): value is { readonly [key: string]: Json | undefined } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
