import type { Json } from './json.js';
import { either, type Shape, type Writing } from './shape.js';

const written = <S extends Shape>(of: S, how: Writing): S => ({ ...of, written: how });

/** A table as rows of `key` (a word or an id, with its sentence) and `value`; null where the members of what it has stand beside the key. */
export const rows = <S extends Shape>(key: string, of: Shape, value: string | null, table: S): S =>
  written(table, { as: 'rows', key, of, value });

/** A table of few known words: a record with a member for each of them. */
export const figures = <S extends Shape>(words: Shape, table: S): S =>
  written(table, { as: 'figures', of: words });

/** A choice as one record: its word in the member `by`, and the members of all arms. */
export const flat = <S extends Shape>(by: string, words: Shape, choice: S): S =>
  written(choice, { as: 'flat', by, of: words });

/** A choice or an either as the members of all arms; those that are given tell which arm it is. */
export const byMembers = <S extends Shape>(of: S, oneOf = false): S => written(of, { as: 'members', oneOf });

/** As an input of which one member is given, each of another shape. */
export const asOneOf = <S extends Shape>(arms: Readonly<Record<string, Shape>>, of: S): S =>
  written(of, { as: 'oneOf', arms });

/** An input of which one member is given, each of another shape. */
export const oneOfThese = (arms: Readonly<Record<string, Shape>>): Shape =>
  asOneOf(arms, either(...Object.values(arms)));

/** A choice of which these arms stand under one name. */
export const together = <S extends Shape>(arms: Readonly<Record<string, Shape>>, choice: S): S =>
  written(choice, { as: 'together', arms });

/**
 * A record, choice, pair or either whose own members stand beside those of the record that it is a member of, under these names;
 * without names under their own.
 */
export const inline = <S extends Shape>(names: readonly string[], of: S): S =>
  written(of, { as: 'inline', names, of });

/** An arm with one member: that member. */
export const alone = <S extends Shape>(arm: S): S => written(arm, { as: 'alone' });

/** A member with another name. */
export const called = <S extends Shape>(name: string, of: S): S => written(of, { as: 'called', name, of });

/** What a command has to say and a client may leave out: then it is this. */
export const mayBeLeft = <S extends Shape>(standard: Json, of: S): S => written(of, { as: 'left', standard });

/** What is a list, or may be missing, in a list: a record with one member, with its sentence. */
export const boxed = <S extends Shape>(member: string, said: string, of: S): S =>
  written(of, { as: 'boxed', member, said });

/** A record that stands for one with a word more, which its place says. */
export const tagged = <S extends Shape>(by: string, word: string, arm: S): S =>
  written(arm, { as: 'tagged', by, word, alone: arm.written?.as === 'alone' });
