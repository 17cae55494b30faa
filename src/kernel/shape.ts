import { BY_FORM, type Breach } from './breach.js';
import type { Json } from './json.js';

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
  /** What it is for where it stands: the sentence of a member. A member without one is not offered to clients. */
  readonly said?: string;
  /** What such a thing is called, the same wherever it stands. */
  readonly name?: string;
  /** What such a thing is. */
  readonly about?: string;
  /** How it is written where there are no tables, no pairs and no values of several kinds. */
  readonly written?: Writing;
}

/**
 * How a value is written by whoever has records, lists and inputs of which exactly one member is given (as GraphQL has), but no
 * tables, no pairs and no lists of lists (`writing.ts` says what each is). Without one a record is a record, and a choice an input
 * of which one member is given, called as its word in small letters.
 */
export type Writing =
  | { readonly as: 'rows'; readonly key: string; readonly of: Shape; readonly value: string | null }
  | { readonly as: 'figures'; readonly of: Shape }
  | { readonly as: 'flat'; readonly by: string; readonly of: Shape }
  | { readonly as: 'members'; readonly oneOf: boolean }
  | { readonly as: 'oneOf'; readonly arms: Members }
  | { readonly as: 'together'; readonly arms: Members }
  | { readonly as: 'inline'; readonly names: readonly string[]; readonly of: Shape }
  | { readonly as: 'alone' }
  | { readonly as: 'called'; readonly name: string; readonly of: Shape }
  | { readonly as: 'left'; readonly standard: Json }
  | { readonly as: 'boxed'; readonly member: string; readonly said: string }
  | { readonly as: 'tagged'; readonly by: string; readonly word: string; readonly alone: boolean };

export type Description =
  | {
      readonly is: 'text';
      readonly pattern: RegExp | null;
      readonly names?: Names;
      /** Most characters of what somebody wrote; 200 when left out. The API sees to it. */
      readonly most?: number;
      /** Fewest; 1 when left out. */
      readonly least?: 0;
      /** Words whose spelling its judge knows, with a reason of its own for each that is wrong. */
      readonly known?: Shape;
    }
  | {
      readonly is: 'number';
      readonly min: number;
      readonly max: number;
      readonly breach: Breach;
      readonly fraction?: true;
      /** Values go up from `min` in steps of so much, a power of two such as 0.5; left out: any value. */
      readonly step?: number;
      /** Figures that are taken at all by the API; which of them may be, judges say. */
      readonly entered?: readonly [least: number, most: number];
    }
  | { readonly is: 'flag' }
  | {
      readonly is: 'word';
      readonly words: readonly string[];
      readonly breach: Breach;
      /** What each word means. */
      readonly meanings?: Readonly<Record<string, string>>;
    }
  | {
      readonly is: 'list';
      readonly of: Shape;
      readonly length: number | null;
      readonly most: number;
      readonly breach: Breach;
      /** Of a list of numbers. */
      readonly order?: ListOrder;
      /** Narrower shapes of single places, by index. */
      readonly places?: Readonly<Record<number, Shape>>;
    }
  | { readonly is: 'record'; readonly members: Members; readonly closed: boolean }
  | { readonly is: 'such'; readonly holds: (value: Json) => boolean; readonly expected: string }
  | {
      readonly is: 'table';
      readonly keys: readonly string[] | null;
      readonly of: Shape;
      readonly breach: Breach;
    }
  | {
      readonly is: 'choice';
      readonly by: string;
      readonly of: Members;
      readonly breach: Breach;
      readonly others: Shape | null;
    }
  | { readonly is: 'orElse'; readonly of: Shape; readonly standard: Json }
  | { readonly is: 'either'; readonly of: readonly Shape[] }
  | { readonly is: 'orNull'; readonly of: Shape }
  | { readonly is: 'optional'; readonly of: Shape }
  | { readonly is: 'json' };

export type ListOrder = 'rising' | 'not falling' | 'not rising';

export type Members = Readonly<Record<string, Shape>>;

/** What a text names: a thing of the campaign; the thing itself that has this member; a hex. */
type Names = 'thing' | 'itself' | 'hex';

const MOST = Number.MAX_SAFE_INTEGER;

export const text: Shape<string> = { is: 'text', pattern: null };
/** A text that somebody wrote, of so many characters at most. */
export const textOf = (most: number): Shape<string> => ({ is: 'text', pattern: null, most });
/** Such a text, which may be empty. */
export const textOrNone = (most: number): Shape<string> => ({ is: 'text', pattern: null, most, least: 0 });
/** One of these words, which its judge reads, with a reason of its own for each that is wrong. */
export const judged = <T extends string>(known: Shape<T>): Shape<T> => ({ is: 'text', pattern: null, known });
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
export const whole = (min: number = -MOST, max: number = MOST, breach: Breach = BY_FORM): Shape<number> => ({
  is: 'number',
  min,
  max,
  breach,
});

/** A number whose range a judge knows; of what the API takes at all. */
export const entered = <S extends Shape>(least: number, most: number, of: S): S => ({
  ...of,
  entered: [least, most],
});

/** A number with a fraction. */
export const decimal: Shape<number> = {
  is: 'number',
  min: -MOST,
  max: MOST,
  breach: BY_FORM,
  fraction: true,
};

export const oneOf = <const W extends string>(words: readonly W[], breach: Breach = BY_FORM): Shape<W> => ({
  is: 'word',
  words,
  breach,
});

/** The same words, or the same bounds, told by a rule where they are not kept. */
export const under = <S extends Shape>(breach: Breach, of: S): S => ({ ...of, breach });

/** Words with a name of their own and what each of them means. */
export const words = <const M extends Readonly<Record<string, string>>>(
  name: string,
  about: string,
  meanings: M,
  breach: Breach = BY_FORM,
): Shape<keyof M & string> => ({
  is: 'word',
  name,
  about,
  words: Object.keys(meanings),
  breach,
  meanings,
});

export const list = <T>(of: Shape<T>, most = MOST): Shape<readonly T[]> => ({
  is: 'list',
  of,
  length: null,
  most,
  breach: BY_FORM,
});

/** A value of which something holds that no other shape says; `expected`: in words. */
export const such = <T extends Json>(holds: (value: Json) => boolean, expected: string): Shape<T> => ({
  is: 'such',
  holds,
  expected,
});

export const pair = <T>(of: Shape<T>, breach: Breach = BY_FORM): Shape<readonly [T, T]> => ({
  is: 'list',
  of,
  length: 2,
  most: 2,
  breach,
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
  breach: BY_FORM,
});

export const tableOf = <const K extends string, T>(
  keys: readonly K[],
  of: Shape<T>,
  breach: Breach = BY_FORM,
): Shape<Readonly<Partial<Record<K, T>>>> => ({ is: 'table', keys, of, breach });

/** One of these records, by the word of the member that tells them apart. */
export type Tagged<By extends string, O extends Members> = {
  [K in keyof O & string]: { readonly [B in By]: K } & Shaped<O[K]>;
}[keyof O & string];

/**
 * Records told apart by one member, whose words are the keys of `of`. Where `others` describes what has another word,
 * that is let in too: whoever judges it knows more of its words.
 */
export const choice = <By extends string, const O extends Members>(
  by: By,
  of: O,
  breach: Breach = BY_FORM,
  others: Shape | null = null,
): Shape<Tagged<By, O>> => ({ is: 'choice', by, of, breach, others });

/** The first that fits; where none does, the one that fits best says what is wrong, of equal ones the last. */
export const either = <const S extends readonly Shape[]>(...of: S): Shape<Shaped<S[number]>> => ({
  is: 'either',
  of,
});
