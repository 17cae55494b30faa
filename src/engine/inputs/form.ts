import type { Shape } from '../../kernel/index.js';

/** Members by name. */
export type Said = Readonly<Record<string, unknown>>;

/** A member of an input. */
export interface Field {
  readonly name: string;
  readonly said: string;
  readonly form: Form;
  readonly optional: boolean;
}

/** An input with members. */
export interface InputForm {
  readonly kind: 'input';
  /** Name of its type without that of the ruleset; empty where it stands inside of another. */
  readonly name: string;
  readonly about: string;
  /** Exactly one member is given. */
  readonly oneOf: boolean;
  readonly fields: readonly Field[];
  readonly hear: (input: Said) => unknown;
  readonly write: (value: unknown) => Said;
  /** How well a value of the core fits, where members cannot tell: 0 = not at all. */
  readonly fits?: (value: unknown) => number;
}

/** What a shape is as an input, and the two ways between what the input says and what the core takes. */
export type Form =
  | InputForm
  | {
      readonly kind: 'leaf';
      readonly of: Shape;
      /** It can only be said, or left out. */
      readonly yes?: true;
      readonly hear: (input: unknown) => unknown;
      readonly write: (value: unknown) => unknown;
    }
  | {
      readonly kind: 'list';
      readonly item: Form;
      readonly most: number;
      readonly hear: (input: unknown) => unknown;
      readonly write: (value: unknown) => unknown;
    };

export const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

export const isSaid = (value: unknown): value is Said =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `ESTABLISH_LINE` → `establishLine`, `BuildRoad` → `buildRoad`, `RareMinerals` → `rareMinerals`, `GG` → `gg`. */
export const inputName = (word: string): string =>
  word === word.toUpperCase()
    ? word.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
    : word.charAt(0).toLowerCase() + word.slice(1);

/** What of a value one has to look at: without that it may be left out. */
export function bareOf(shape: Shape): { readonly of: Shape; readonly optional: boolean } {
  let of = shape;
  while (of.is === 'optional' || of.is === 'orNull' || of.is === 'orElse') of = of.of;
  return { of, optional: of !== shape };
}

export const fieldOf = (name: string, shape: Shape, form: Form, optional = false): Field => {
  const bare = bareOf(shape);
  return {
    name,
    said: shape.said ?? bare.of.said ?? bare.of.about ?? '',
    form,
    optional: optional || bare.optional,
  };
};
