import {
  completed,
  misfits,
  unusableName,
  violation,
  violationsOf,
  type RuleId,
  type Shape,
  type Violation,
} from '../kernel/index.js';

/** A position as it was entered, or everything that is misshapen in it. */
export type PositionRead<P, R extends RuleId> =
  | { readonly ok: true; readonly position: P }
  | { readonly ok: false; readonly violations: readonly Violation<R>[] };

/** Reads positions by their shape: `rule` is broken by what does not fit it, and by a name that nothing can bear. */
export const positionReader =
  <P, R extends RuleId>(shape: Shape<P>, rule: R) =>
  (entered: unknown): PositionRead<P, R> => {
    const misshapen = violationsOf(misfits(shape, entered, ['position']), rule);
    if (misshapen.length > 0) return { ok: false, violations: misshapen };
    const position = completed(shape, entered) as P;
    const name = unusableName(position);
    if (name === null) return { ok: true, position };
    return { ok: false, violations: [violation(rule, 'ID_NOT_USABLE', ['position'], { id: name })] };
  };
