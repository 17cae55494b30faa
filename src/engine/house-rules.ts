import {
  flag as yesOrNo,
  closed,
  oneOf,
  optional,
  whole as wholeNumber,
  type Json,
  type ListOrder,
  type Shape,
} from '../kernel/index.js';

/** Whole numbers from `min` to `max`. */
export const wholeIn = (min: number, max: number): Shape<number> => wholeNumber(min, max);

/** Numbers from `min` to `max`, a power of two such as 0.5 apart. */
export const inSteps = (min: number, max: number, step: number): Shape<number> => ({
  is: 'number',
  fraction: true,
  min,
  max,
  step,
  breach: {},
});

/** So many whole numbers; `at`: narrower bounds of single places, by index. */
export const wholes = (
  length: number,
  min: number,
  max: number,
  {
    order,
    at = {},
  }: {
    readonly order?: ListOrder;
    readonly at?: Readonly<Record<number, readonly [min: number, max: number]>>;
  } = {},
): Shape<readonly number[]> => ({
  is: 'list',
  of: wholeIn(min, max),
  length,
  most: length,
  breach: {},
  ...(order && { order }),
  places: Object.fromEntries(Object.entries(at).map(([place, bounds]) => [place, wholeIn(...bounds)])),
});

/** Figures by key, and tables of them. */
export interface Figures {
  readonly [key: string]: Json | undefined;
}

/** A table with one range for each key; what is given may leave keys out. */
export const byKey = <K extends string>(
  keys: readonly K[],
  rangeOf: (key: K) => Shape<Json>,
): Shape<Figures> => figuresBy(Object.fromEntries(keys.map((key) => [key, rangeOf(key)])));

/** The same with a range of its own for each. */
export const figuresBy = (ranges: Readonly<Record<string, Shape<Json>>>): Shape<Figures> =>
  closed(Object.fromEntries(Object.entries(ranges).map(([key, of]) => [key, optional(of)])));

/** A house rule that is a whole number; `rule` is the rule whose figure it is. */
export const whole = <const N extends string, const R extends string>(
  name: N,
  description: string,
  rule: R,
  standard: number,
  min: number,
  max: number,
) => ({ name, description, rule, default: standard, range: wholeIn(min, max) }) as const;

/** A house rule that is in force or not. */
export const flag = <const N extends string, const R extends string>(
  name: N,
  description: string,
  rule: R,
  standard: boolean,
) => ({ name, description, rule, default: standard, range: yesOrNo }) as const;

/** A house rule that is one of several words. */
export const choice = <const N extends string, const R extends string, const C extends string>(
  name: N,
  description: string,
  rule: R,
  standard: C,
  of: readonly C[],
) => ({ name, description, rule, default: standard, range: oneOf(of) }) as const;

/** A house rule that is a part of something, from nothing to all of it. */
export const share = <const N extends string, const R extends string>(
  name: N,
  description: string,
  rule: R,
  standard: number,
) => ({ name, description, rule, default: standard, range: inSteps(0, 1, 1 / 16) }) as const;
