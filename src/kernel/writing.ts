import type { Members, Shape, Writing } from './shape.js';

const written = <S extends Shape>(of: S, how: Writing): S => ({ ...of, written: how });

/** A table as rows of `key` (with its shape and sentence) and `value`; null where the members of what it has stand beside the key. */
export const rows = <S extends Shape>(key: string, of: Shape, value: string | null, table: S): S =>
  written(table, { as: 'rows', key, of, value });

export const figures = <S extends Shape>(words: Shape, table: S): S =>
  written(table, { as: 'figures', of: words });

export const flat = <S extends Shape>(choice: S): S => written(choice, { as: 'flat' });

export const byMembers = <S extends Shape>(of: S, oneOf = false): S => written(of, { as: 'members', oneOf });

export const armsOf = <S extends Shape>(arms: Readonly<Record<string, Shape>>, of: S): S =>
  written(of, { as: 'oneOf', arms });

export const inline = <S extends Shape>(names: readonly string[], of: S): S =>
  written(of, { as: 'inline', names });

export const alone = <S extends Shape>(arm: S): S => written(arm, { as: 'alone' });

export const boxed = <S extends Shape>(member: string, said: string, of: S): S =>
  written(of, { as: 'boxed', member, said });

export const tagged = <S extends Shape>(by: string, word: string, of: S): S =>
  written(of, { as: 'tagged', by, word });

/** The members of a record; none of anything else. */
export const membersOf = (shape: Shape): Members => (shape.is === 'record' ? shape.members : {});
