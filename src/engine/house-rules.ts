import type { ParameterRange } from './parameters.js';

/** Whole numbers from `min` to `max`. */
export const wholeIn = (min: number, max: number): ParameterRange => ({ kind: 'integer', min, max });

/** One range for each key. */
export const byKey = <K extends string>(keys: readonly K[], rangeOf: (key: K) => ParameterRange) =>
  ({ kind: 'table', of: Object.fromEntries(keys.map((key) => [key, rangeOf(key)])) }) as const;

/** A house rule that is a whole number; `rule` is the rule whose figure it is. */
export const whole = <const N extends string, const R extends string>(
  name: N,
  description: string,
  rule: R,
  standard: number,
  min: number,
  max: number,
) => ({ name, description, rule, default: standard, range: { kind: 'integer', min, max } }) as const;

/** A house rule that is in force or not. */
export const flag = <const N extends string, const R extends string>(
  name: N,
  description: string,
  rule: R,
  standard: boolean,
) => ({ name, description, rule, default: standard, range: { kind: 'boolean' } }) as const;

/** A house rule that is one of several words. */
export const choice = <const N extends string, const R extends string, const C extends string>(
  name: N,
  description: string,
  rule: R,
  standard: C,
  of: readonly C[],
) => ({ name, description, rule, default: standard, range: { kind: 'choice', of } }) as const;
