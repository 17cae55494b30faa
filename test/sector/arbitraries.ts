import fc from 'fast-check';
import type { Json, Shape } from '../../src/kernel/index.js';

/** Values that fit a shape: texts out of a pool of ids and names, numbers mostly small. */
export function valuesOf(shape: Shape, texts: readonly string[]): fc.Arbitrary<unknown> {
  const of = (inner: Shape): fc.Arbitrary<unknown> => valuesOf(inner, texts);
  switch (shape.is) {
    case 'text':
      return shape.pattern ? fc.constantFrom('0,0', '1,0', '4,1', '40,-3') : fc.constantFrom(...texts);
    case 'flag':
      return fc.boolean();
    case 'number':
      return fc.oneof(
        fc.integer({ min: Math.max(shape.min, -3), max: Math.min(shape.max, 120) }),
        fc.constantFrom(Math.min(shape.max, 1_000_000), Math.max(shape.min, -1_000_000)),
      );
    case 'word':
      return fc.constantFrom(...shape.words);
    case 'list':
      return shape.length === null
        ? fc.array(of(shape.of), { maxLength: 3 })
        : fc.array(of(shape.of), { minLength: shape.length, maxLength: shape.length });
    case 'record':
      return fc.record(each(shape.members, of));
    case 'table':
      return fc.dictionary(fc.constantFrom(...(shape.keys ?? texts)), of(shape.of), { maxKeys: 3 });
    case 'choice':
      return fc
        .constantFrom(...Object.keys(shape.of))
        .chain((word) =>
          of(shape.of[word]!).map((value) => ({ [shape.by]: word, ...(value as Record<string, unknown>) })),
        );
    case 'either':
      return fc.oneof(...shape.of.map(of));
    case 'orNull':
      return fc.option(of(shape.of));
    case 'orElse':
    case 'optional':
      return fc.option(of(shape.of), { nil: undefined });
    case 'such':
      return fc.jsonValue().filter((value) => shape.holds(value as Json));
    case 'json':
      return fc.jsonValue();
  }
}

const each = (
  members: Readonly<Record<string, Shape>>,
  of: (shape: Shape) => fc.Arbitrary<unknown>,
): Record<string, fc.Arbitrary<unknown>> =>
  Object.fromEntries(Object.entries(members).map(([name, shape]) => [name, of(shape)]));

const WRONG: readonly unknown[] = [null, undefined, 1.5, -1, 3, true, '', 'constructor', [], [null], {}];

/** A value with one place in it, or the whole of it, put wrong. */
export const spoilt = (value: unknown): fc.Arbitrary<unknown> =>
  fc
    .tuple(fc.constantFrom(...placesIn(value)), fc.constantFrom(...WRONG))
    .map(([path, wrong]) => replaced(value, path, wrong));

type Path = readonly string[];

const placesIn = (value: unknown): readonly Path[] =>
  typeof value === 'object' && value !== null
    ? [[], ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner).map((path) => [key, ...path]))]
    : [[]];

function replaced(value: unknown, [key, ...rest]: Path, wrong: unknown): unknown {
  if (key === undefined) return wrong;
  const inner = replaced((value as Readonly<Record<string, unknown>>)[key], rest, wrong);
  return Array.isArray(value)
    ? value.map((one: unknown, at) => (String(at) === key ? inner : one))
    : { ...(value as object), [key]: inner };
}
