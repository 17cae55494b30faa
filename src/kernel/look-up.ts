import { missing } from './assert-never.js';

/**
 * The entry that a record has itself; undefined where no key is given, and for names that every object inherits
 * (`constructor`), so that ids made up by a client never find anything.
 */
export const lookUp = <T>(
  record: Readonly<Record<string, T>>,
  key: string | null | undefined,
): T | undefined =>
  key !== null && key !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;

/** For `flatMap` over keys: the entries of those that the record has. */
export const foundIn =
  <T>(record: Readonly<Record<string, T>>) =>
  (key: string): readonly NonNullable<T>[] => {
    const found = lookUp(record, key) ?? null;
    return found === null ? [] : [found];
  };

/** The entry of a record that must be there: its key stands in the state, or in a table. Throws where it is not. */
export const entryAt = <T>(
  record: Readonly<Record<string | number, T>>,
  key: string | number,
): NonNullable<T> => (Object.hasOwn(record, key) ? record[key] : undefined) ?? missing(`"${key}"`);

/** The item of a list that must be there, counted from 0. Throws where it is not. */
export const itemAt = <T>(list: ArrayLike<T>, index: number): NonNullable<T> =>
  list[index] ?? missing(`item ${index} in a list of ${list.length}`);

/** The last item of a list that is not empty. Throws where it is. */
export const lastOf = <T>(list: ArrayLike<T>): NonNullable<T> => itemAt(list, list.length - 1);

/** What must be there. Throws where it is not. @param what in words, e.g. `report` */
export const existing = <T>(value: T, what: string): NonNullable<T> => value ?? missing(what);
