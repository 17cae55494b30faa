import { ServiceError, type Page } from '../contracts/index.js';

/** A cursor that is a number. Throws BAD_USER_INPUT for anything else. */
export function cursorNumber(cursor: string | null, start: number): number {
  if (cursor === null) return start;
  if (!/^\d{1,15}$/.test(cursor))
    throw new ServiceError('BAD_USER_INPUT', 'This is no cursor of this list', ['after']);
  return Number(cursor);
}

/** A page of `first` nodes out of up to `first + 1` rows. */
export function pageOf<R, T>(
  rows: readonly R[],
  first: number,
  cursor: (row: R) => string,
  node: (row: R) => T,
): Page<T> {
  return {
    edges: rows.slice(0, first).map((row) => ({ cursor: cursor(row), node: node(row) })),
    hasNextPage: rows.length > first,
  };
}
