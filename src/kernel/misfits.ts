import type { InputPath, Violation } from './decision.js';
import { violation } from './decision.js';
import type { Json, JsonObject } from './json.js';
import { itemAt } from './look-up.js';
import type { RuleId } from './rules.js';
import { BY_FORM, type Breach } from './breach.js';
import { anything, type Description, type ListOrder, type Members, type Shape } from './shape.js';

/** What does not fit, with its place. */
export interface Misfit {
  /** The rule that a bound or a word comes from; null where it is the form alone. */
  readonly rule: RuleId | null;
  /** MISSING, WRONG_FORM, UNKNOWN_WORD, OUT_OF_RANGE, or the code of the rule. */
  readonly code: string;
  readonly path: InputPath;
  readonly params: JsonObject;
}

/** Every place in a value that does not fit; empty = it is what the shape's type says, but for members left out that may be null. */
export function misfits(shape: Shape, value: unknown, path: InputPath = []): readonly Misfit[] {
  if (value === undefined) {
    if (shape.is === 'optional' || shape.is === 'orNull' || shape.is === 'orElse') return [];
    return [{ rule: null, code: 'MISSING', path, params: { member: memberOf(path) } }];
  }
  switch (shape.is) {
    case 'json':
      return [];
    case 'text':
      return typeof value === 'string' && (shape.pattern?.test(value) ?? true) ? [] : [wrong('a text', path)];
    case 'flag':
      return typeof value === 'boolean' ? [] : [wrong('yes or no', path)];
    case 'number':
      return misfitNumber(shape, value, path);
    case 'word':
      return shape.words.includes(value as string)
        ? []
        : [unknownWord(shape.breach, value, shape.words, path)];
    case 'such':
      return shape.holds(value as Json) ? [] : [wrong(shape.expected, path)];
    case 'orElse':
      return misfits(shape.of, value, path);
    case 'optional':
    case 'orNull':
      return value === null ? [] : misfits(shape.of, value, path);
    case 'either':
      return misfitEither(shape.of, value, path);
    case 'list':
      if (!Array.isArray(value)) return [wrong('a list', path)];
      if (shape.length !== null && value.length !== shape.length)
        return [{ ...wrong(`a list of ${shape.length}`, path), ...shape.breach }];
      if (value.length > shape.most) return [wrong(`a list of at most ${shape.most}`, path)];
      return misfitPlaces(shape, value, path);
    default:
      return isObject(value) ? misfitMembers(shape, value, path) : [wrong('an object', path)];
  }
}

function misfitPlaces(
  { of, order, places }: Extract<Description, { readonly is: 'list' }>,
  values: readonly unknown[],
  path: InputPath,
): readonly Misfit[] {
  const found = values.flatMap((each, at) => misfits(places?.[at] ?? of, each ?? null, [...path, at]));
  if (found.length > 0 || order === undefined) return found;
  return isInOrder(order, values as readonly number[]) ? [] : [wrong(`${order} figures`, path)];
}

const isInOrder = (order: ListOrder, values: readonly number[]): boolean =>
  values.slice(1).every((each, index) => {
    const before = itemAt(values, index);
    if (order === 'rising') return each > before;
    return order === 'not falling' ? each >= before : each <= before;
  });

type Keyed = Extract<Description, { readonly is: 'record' | 'table' | 'choice' }>;

function misfitMembers(
  shape: Keyed,
  value: Readonly<Record<string, unknown>>,
  path: InputPath,
): readonly Misfit[] {
  if (shape.is === 'choice') {
    const [word, words] = [own(value, shape.by), Object.keys(shape.of)];
    if (word === undefined)
      return [{ rule: null, code: 'MISSING', path: [...path, shape.by], params: { member: shape.by } }];
    const of = typeof word === 'string' && Object.hasOwn(shape.of, word) ? shape.of[word] : undefined;
    const shown = of ?? shape.others;
    return shown
      ? misfits(shown, value, path)
      : [unknownWord(shape.breach, word, words, [...path, shape.by])];
  }
  if (shape.is === 'record') {
    const said = Object.entries(shape.members).flatMap(([name, of]) =>
      misfits(of, own(value, name), [...path, name]),
    );
    return shape.closed ? [...said, ...strangers(shape.members, value, path)] : said;
  }
  const { keys } = shape;
  return Object.entries(value).flatMap(([key, each]) => {
    if (each === undefined) return [];
    const here = [...path, key];
    return keys?.includes(key) === false
      ? [unknownWord(shape.breach, key, keys, here)]
      : misfits(shape.of, each, here);
  });
}

function strangers(
  members: Members,
  value: Readonly<Record<string, unknown>>,
  path: InputPath,
): readonly Misfit[] {
  return Object.entries(value).flatMap(([name, each]) => {
    if (!Object.hasOwn(members, name))
      return [unknownWord(BY_FORM, name, Object.keys(members), [...path, name])];
    return each === null ? [wrong('a value, or to be left out', [...path, name])] : [];
  });
}

function misfitNumber(
  { min, max, breach, fraction, step }: Extract<Description, { readonly is: 'number' }>,
  value: unknown,
  path: InputPath,
): readonly Misfit[] {
  if (typeof value !== 'number') return [wrong(fraction ? 'a number' : 'a whole number', path)];
  const whole = Number.isSafeInteger(value) || (fraction && Number.isFinite(value));
  const onStep = step === undefined || Number.isInteger((value - min) / step);
  if (whole && onStep && value >= min && value <= max) return [];
  const field = memberOf(path);
  return [
    {
      rule: breach.rule ?? null,
      code: breach.code ?? 'OUT_OF_RANGE',
      path,
      params: { [field]: value, field, value, min, max },
    },
  ];
}

function misfitEither(shapes: readonly Shape[], value: unknown, path: InputPath): readonly Misfit[] {
  const found = shapes.map((each) => misfits(each, value, path));
  return found.reduceRight((best, each) => (each.length < best.length ? each : best), found.at(-1) ?? []);
}

const wrong = (expected: string, path: InputPath): Misfit => ({
  rule: null,
  code: 'WRONG_FORM',
  path,
  params: { member: memberOf(path), expected },
});

const unknownWord = (breach: Breach, value: unknown, known: readonly string[], path: InputPath): Misfit => {
  const word = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return {
    rule: breach.rule ?? null,
    code: breach.code ?? 'UNKNOWN_WORD',
    path,
    params: { [memberOf(path)]: word, word, known },
  };
};

const memberOf = (path: InputPath): string =>
  String(path.filter((each) => typeof each === 'string').at(-1) ?? '');

/** Whether a value is what the shape's type says. */
export const fits = (shape: Shape, value: unknown): boolean => misfits(shape, value).length === 0;

/** Misfits as violations; `form` is the rule for those that no rule of their own has. The shape's rules are of its catalogs (R). */
export const violationsOf = <R extends RuleId>(found: readonly Misfit[], form: R): readonly Violation<R>[] =>
  found.map(({ rule, code, path, params }) => violation((rule as R | null) ?? form, code, path, params));

/** A value that fits, with null wherever a member that may be null was left out. */
export function completed(shape: Shape, value: unknown): unknown {
  switch (shape.is) {
    case 'optional':
      return value === undefined || value === null ? undefined : completed(shape.of, value);
    case 'orNull':
      return value === undefined || value === null ? null : completed(shape.of, value);
    case 'orElse':
      return value === undefined ? shape.standard : completed(shape.of, value);
    case 'either':
      return completed(shape.of.find((each) => fits(each, value)) ?? anything, value);
    case 'list':
      return (value as readonly unknown[]).map((each) => completed(shape.of, each));
    case 'table':
      return Object.fromEntries(
        Object.entries(value as Readonly<Record<string, unknown>>).map(([key, each]) => [
          key,
          completed(shape.of, each),
        ]),
      );
    case 'choice': {
      const given = value as Readonly<Record<string, unknown>>;
      return completed(shape.of[String(given[shape.by])] ?? shape.others ?? anything, given);
    }
    case 'record': {
      const given = value as Readonly<Record<string, unknown>>;
      const whole = Object.fromEntries(
        Object.entries(given).filter(([name]) => !Object.hasOwn(shape.members, name)),
      );
      for (const [name, of] of Object.entries(shape.members)) {
        const each = completed(of, own(given, name));
        if (each !== undefined) whole[name] = each;
      }
      return whole;
    }
    default:
      return value;
  }
}

const own = (value: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(value, name) ? value[name] : undefined;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
