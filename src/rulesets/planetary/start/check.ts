import type { InputPath, JsonObject } from '../../../kernel/index.js';
import { violation, type RuleId, type Violation } from '../catalog.js';
import type { PlanetaryPosition } from '../position.js';

import type { PlanetaryState } from '../state/index.js';

/** A position, the state read from it, and a list of what is illegal in it. */
export interface Examination {
  readonly position: PlanetaryPosition;
  readonly state: PlanetaryState;
  /** Notes a violation when the condition fails; paths start at the position. */
  readonly must: (holds: boolean, rule: RuleId, code: string, path: InputPath, params?: JsonObject) => void;
}

/** Runs checks over a position and collects what they note, in their order. */
export function examine(
  position: PlanetaryPosition,
  state: PlanetaryState,
  checks: readonly ((examination: Examination) => void)[],
): readonly Violation[] {
  const found: Violation[] = [];
  const must: Examination['must'] = (holds, rule, code, path, params = {}) => {
    if (!holds) found.push(violation(rule, code, ['position', ...path], params));
  };
  for (const check of checks) check({ position, state, must });
  return found;
}

/** Entries of a list with their place. */
export const each = <T>(entries: readonly T[] | undefined): readonly (readonly [T, number])[] =>
  (entries ?? []).map((entry, place) => [entry, place]);

export const isWhole = (value: number | undefined, least = 0, most = Number.MAX_SAFE_INTEGER): boolean =>
  value === undefined || (Number.isInteger(value) && value >= least && value <= most);

/** Values that occur more than once. */
export const repeated = <T>(values: readonly T[]): readonly T[] =>
  values.filter((value, place) => values.indexOf(value) !== place);
