import type { ParameterDefinition, ParameterRange } from '../../../engine/index.js';
import type { RuleId } from '../catalog.js';
import { SCALES } from '../data/combat.js';

/** A house rule, named as in section 21 of the catalog. */
export type HouseRule = Omit<ParameterDefinition, 'rule'> & { readonly rule: RuleId };

/** A whole number. */
export const whole = <N extends string>(
  name: N,
  description: string,
  rule: RuleId,
  standard: number,
  min: number,
  max: number,
) => ({ name, description, rule, default: standard, range: { kind: 'integer', min, max } }) as const;

export const flag = <N extends string>(name: N, description: string, rule: RuleId, standard: boolean) =>
  ({ name, description, rule, default: standard, range: { kind: 'boolean' } }) as const;

export const choice = <N extends string, const C extends string>(
  name: N,
  description: string,
  rule: RuleId,
  standard: C,
  of: readonly C[],
) => ({ name, description, rule, default: standard, range: { kind: 'choice', of } }) as const;

/** One entry for each scale of battle (GOW-CBT-05). */
export const byScale = (each: ParameterRange) => byKey(SCALES, () => each);

/** One entry for each key. */
export const byKey = <K extends string>(keys: readonly K[], rangeOf: (key: K) => ParameterRange) =>
  ({ kind: 'table', of: Object.fromEntries(keys.map((key) => [key, rangeOf(key)])) }) as const;
