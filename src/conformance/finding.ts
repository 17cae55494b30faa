import { isDeepStrictEqual } from 'node:util';

/** Something that is not as the case says. */
export interface Finding {
  /** Which expectation, e.g. `state units.a.cell`. */
  readonly what: string;
  /** Left out where nothing was expected: `found` says what is wrong. */
  readonly expected?: unknown;
  readonly found: unknown;
}

/** Stands for what is not there. */
export const NOTHING = '(nothing there)';

/** A finding when the two differ as JSON; strict: order counts, nothing is converted. */
export function differ(what: string, expected: unknown, found: unknown): readonly Finding[] {
  const [left, right] = [plain(expected), plain(found)];
  return isDeepStrictEqual(left, right) ? [] : [{ what, expected: left, found: right }];
}

/** A value as JSON has it. */
export const plain = (value: unknown): unknown =>
  value === undefined ? NOTHING : (JSON.parse(JSON.stringify(value)) as unknown);

/** Of `found` only the fields that `form` has, all the way down; lists of another length stay as they are. */
export function pick(form: unknown, found: unknown): unknown {
  if (Array.isArray(form)) {
    if (!Array.isArray(found) || found.length !== form.length) return found;
    return found.map((each, place) => pick(form[place], each));
  }
  if (typeof form !== 'object' || form === null || typeof found !== 'object' || found === null) return found;
  if (Array.isArray(found)) return found;
  return Object.fromEntries(
    Object.keys(form).map((key) => [
      key,
      Object.hasOwn(found, key)
        ? pick((form as Record<string, unknown>)[key], (found as Record<string, unknown>)[key])
        : NOTHING,
    ]),
  );
}
