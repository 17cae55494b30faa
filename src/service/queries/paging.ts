import { ServiceError, type Page } from '../contracts/index.js';

const noCursor = (): ServiceError =>
  new ServiceError('BAD_USER_INPUT', 'This is no cursor of this list', ['after']);

/** A cursor that is a number. Throws BAD_USER_INPUT for anything else. */
export function cursorNumber(cursor: string | null, start: number): number {
  if (cursor === null) return start;
  if (!/^\d{1,15}$/.test(cursor)) throw noCursor();
  return Number(cursor);
}

/** Something at its place among what a reader sees of a step. */
interface Placed {
  readonly revision: number;
  readonly place: number;
}

export const placeCursor = ({ revision, place }: Placed): string => `${revision}-${place}`;

/** Throws BAD_USER_INPUT for what `placeCursor` has not made. */
export function placeIn(cursor: string): Placed {
  const [, revision, place] = /^(\d{1,15})-(\d{1,9})$/.exec(cursor) ?? [];
  if (revision === undefined || place === undefined) throw noCursor();
  return { revision: Number(revision), place: Number(place) };
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
