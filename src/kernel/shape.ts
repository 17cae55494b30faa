import type { InputPath, Violation } from './decision.js';
import { violation } from './decision.js';
import type { Json, JsonObject } from './json.js';
import type { RuleId } from './rules.js';

/**
 * What a value looks like: a description that can be read as data, and (by its phantom type) the TypeScript type of
 * what fits it. Members that no record describes are passed over.
 */
export type Shape<T = unknown> = Description & Sentences & { readonly [FITS]?: T };

/** The type of what fits a shape. */
export type Shaped<S extends Shape> = S extends { readonly [FITS]?: infer T } ? Exclude<T, undefined> : never;

declare const FITS: unique symbol;

/** What people are told of a value: in the API and on the pages of reference. */
interface Sentences {
  /** What it is for where it stands: the sentence of a member. */
  readonly said?: string;
  /** What such a thing is called, the same wherever it stands. */
  readonly name?: string;
  /** What such a thing is. */
  readonly about?: string;
}

type Description =
  | { readonly is: 'text'; readonly pattern: RegExp | null; readonly names?: Names }
  | {
      readonly is: 'number';
      readonly min: number;
      readonly max: number;
      readonly told: Told;
      readonly fraction?: true;
    }
  | { readonly is: 'flag' }
  | {
      readonly is: 'word';
      readonly words: readonly string[];
      readonly told: Told;
      /** What each word means. */
      readonly meanings?: Readonly<Record<string, string>>;
    }
  | {
      readonly is: 'list';
      readonly of: Shape;
      readonly length: number | null;
      readonly most: number;
      readonly told: Told;
    }
  | { readonly is: 'record'; readonly members: Members; readonly closed: boolean }
  | { readonly is: 'such'; readonly holds: (value: Json) => boolean; readonly expected: string }
  | { readonly is: 'table'; readonly keys: readonly string[] | null; readonly of: Shape; readonly told: Told }
  | {
      readonly is: 'choice';
      readonly by: string;
      readonly of: Members;
      readonly told: Told;
      readonly others: Shape | null;
    }
  | { readonly is: 'orElse'; readonly of: Shape; readonly standard: Json }
  | { readonly is: 'either'; readonly of: readonly Shape[] }
  | { readonly is: 'orNull'; readonly of: Shape }
  | { readonly is: 'optional'; readonly of: Shape }
  | { readonly is: 'json' };

type Members = Readonly<Record<string, Shape>>;

/** What a text names: a thing of the campaign; the thing itself that has this member; a hex. */
type Names = 'thing' | 'itself' | 'hex';

/** How a bound or a word that is not kept is told: by the rule that sets it, with that rule's code; else by the form. */
export interface Told {
  readonly rule?: RuleId;
  readonly code?: string;
}

const BY_FORM: Told = {};
const MOST = Number.MAX_SAFE_INTEGER;

export const text: Shape<string> = { is: 'text', pattern: null };
export const flag: Shape<boolean> = { is: 'flag' };
/** Whatever JSON can say. */
export const anything: Shape<Json> = { is: 'json' };

export const textLike = (pattern: RegExp): Shape<string> => ({ is: 'text', pattern });

/** The id of something else. */
export const id: Shape<string> = { is: 'text', pattern: null, names: 'thing' };
/** The id of the thing itself that has this member. */
export const ownId: Shape<string> = { is: 'text', pattern: null, names: 'itself' };
/** A hex by its axial coordinates, `q,r`. */
export const hex: Shape<string> = { is: 'text', pattern: /^-?\d{1,4},-?\d{1,4}$/, names: 'hex' };

/** The same shape with the sentence of the member that it describes. */
export const said = <S extends Shape>(sentence: string, shape: S): S => ({ ...shape, said: sentence });

/** The same shape with a name and a sentence of its own, wherever it stands. */
export const named = <S extends Shape>(name: string, about: string, shape: S): S => ({
  ...shape,
  name,
  about,
});

/** A whole number within bounds. */
export const whole = (min: number = -MOST, max: number = MOST, told: Told = BY_FORM): Shape<number> => ({
  is: 'number',
  min,
  max,
  told,
});

/** A number with a fraction. */
export const decimal: Shape<number> = { is: 'number', min: -MOST, max: MOST, told: BY_FORM, fraction: true };

export const oneOf = <const W extends string>(words: readonly W[], told: Told = BY_FORM): Shape<W> => ({
  is: 'word',
  words,
  told,
});

/** Words with a name of their own and what each of them means. */
export const words = <const M extends Readonly<Record<string, string>>>(
  name: string,
  about: string,
  meanings: M,
  told: Told = BY_FORM,
): Shape<keyof M & string> => ({ is: 'word', name, about, words: Object.keys(meanings), told, meanings });

export const list = <T>(of: Shape<T>, most = MOST): Shape<readonly T[]> => ({
  is: 'list',
  of,
  length: null,
  most,
  told: BY_FORM,
});

/** A value of which something holds that no other shape says; `expected`: in words. */
export const such = <T extends Json>(holds: (value: Json) => boolean, expected: string): Shape<T> => ({
  is: 'such',
  holds,
  expected,
});

export const pair = <T>(of: Shape<T>, told: Told = BY_FORM): Shape<readonly [T, T]> => ({
  is: 'list',
  of,
  length: 2,
  most: 2,
  told,
});

/** Null, and what is left out, is null. */
export const orNull = <T>(of: Shape<T>): Shape<T | null> => ({ is: 'orNull', of });

/** What is left out is the standard. */
export const orElse = <T extends Json>(of: Shape<T>, standard: T): Shape<T> => ({
  is: 'orElse',
  of,
  standard,
});

/** A member that may be left out; null leaves it out as well. */
export const optional = <T>(of: Shape<T>): Optional<T> => ({ is: 'optional', of });

type Optional<T> = { readonly is: 'optional'; readonly of: Shape } & { readonly [FITS]?: T };

type OptionalOf<M extends Members> = {
  [K in keyof M]: M[K] extends { readonly is: 'optional' } ? K : never;
}[keyof M];

/** What fits a record with these members. */
export type Recorded<M extends Members> = {
  readonly [K in Exclude<keyof M, OptionalOf<M>>]: Shaped<M[K]>;
} & { readonly [K in OptionalOf<M>]?: Shaped<M[K]> };

/** A record that describes every member of a type, those that may be left out too. */
export interface Describing<T> {
  readonly members: { readonly [K in keyof T]-?: Shape<Exclude<T[K], undefined>> };
}

export const record = <const M extends Members>(
  members: M,
): Shape<Recorded<M>> & { readonly members: M } => ({
  is: 'record',
  members,
  closed: false,
});

/** A record without other members, each of them said or left out: null says nothing. */
export const closed = <const M extends Members>(
  members: M,
): Shape<Recorded<M>> & { readonly members: M } => ({
  is: 'record',
  members,
  closed: true,
});

/** Values by key; any of `keys`, or any text at all where that is null. */
export const table = <T>(of: Shape<T>): Shape<Readonly<Record<string, T>>> => ({
  is: 'table',
  keys: null,
  of,
  told: BY_FORM,
});

export const tableOf = <const K extends string, T>(
  keys: readonly K[],
  of: Shape<T>,
  told: Told = BY_FORM,
): Shape<Readonly<Partial<Record<K, T>>>> => ({ is: 'table', keys, of, told });

type Tagged<By extends string, O extends Members> = {
  [K in keyof O & string]: { readonly [B in By]: K } & Shaped<O[K]>;
}[keyof O & string];

/**
 * Records told apart by one member, whose words are the keys of `of`. Where `others` describes what has another word,
 * that is let in too: whoever judges it knows more of its words.
 */
export const choice = <By extends string, const O extends Members>(
  by: By,
  of: O,
  told: Told = BY_FORM,
  others: Shape | null = null,
): Shape<Tagged<By, O>> => ({ is: 'choice', by, of, told, others });

/** The first that fits; where none does, the one that fits best says what is wrong, of equal ones the last. */
export const either = <const S extends readonly Shape[]>(...of: S): Shape<Shaped<S[number]>> => ({
  is: 'either',
  of,
});

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
      return shape.words.includes(value as string) ? [] : [unknownWord(shape.told, value, shape.words, path)];
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
        return [{ ...wrong(`a list of ${shape.length}`, path), ...shape.told }];
      if (value.length > shape.most) return [wrong(`a list of at most ${shape.most}`, path)];
      return value.flatMap((each, at) => misfits(shape.of, each ?? null, [...path, at]));
    default:
      return isObject(value) ? misfitMembers(shape, value, path) : [wrong('an object', path)];
  }
}

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
    return shown ? misfits(shown, value, path) : [unknownWord(shape.told, word, words, [...path, shape.by])];
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
      ? [unknownWord(shape.told, key, keys, here)]
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
  { min, max, told, fraction }: Extract<Description, { readonly is: 'number' }>,
  value: unknown,
  path: InputPath,
): readonly Misfit[] {
  if (typeof value !== 'number') return [wrong(fraction ? 'a number' : 'a whole number', path)];
  const whole = Number.isSafeInteger(value) || (fraction && Number.isFinite(value));
  if (whole && value >= min && value <= max) return [];
  const field = memberOf(path);
  return [
    {
      rule: told.rule ?? null,
      code: told.code ?? 'OUT_OF_RANGE',
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

const unknownWord = (told: Told, value: unknown, known: readonly string[], path: InputPath): Misfit => {
  const word = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return {
    rule: told.rule ?? null,
    code: told.code ?? 'UNKNOWN_WORD',
    path,
    params: { [memberOf(path)]: word, word, known },
  };
};

const memberOf = (path: InputPath): string =>
  String(path.filter((each) => typeof each === 'string').at(-1) ?? '');

/** Misfits as violations; `form` is the rule for those that no rule of their own has. */
export const violationsOf = (found: readonly Misfit[], form: RuleId): readonly Violation[] =>
  found.map(({ rule, code, path, params }) => violation(rule ?? form, code, path, params));

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
      return completed(shape.of.find((each) => misfits(each, value).length === 0) ?? anything, value);
    case 'list':
      return (value as readonly unknown[]).map((each) => completed(shape.of, each));
    case 'choice': {
      const given = value as Readonly<Record<string, unknown>>;
      return completed(shape.of[String(given[shape.by])] ?? shape.others ?? anything, given);
    }
    case 'record': {
      const given = value as Readonly<Record<string, unknown>>;
      const said = Object.entries(shape.members).flatMap(([name, of]) => {
        const each = completed(of, own(given, name));
        return each === undefined ? [] : [[name, each] as const];
      });
      const others = Object.entries(given).filter(([name]) => !Object.hasOwn(shape.members, name));
      return Object.fromEntries([...others, ...said]);
    }
    default:
      return value;
  }
}

const own = (value: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(value, name) ? value[name] : undefined;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
