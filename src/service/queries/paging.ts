import { ServiceError, type Page } from '../contracts/index.js';

const noCursor = (): ServiceError =>
  new ServiceError('BAD_USER_INPUT', 'This is no cursor of this list', ['after']);

/** A campaign at its place in a list that begins with the last active one. */
interface Active {
  readonly lastActivityAt: string;
  readonly number: number;
}

export const activityCursor = ({ lastActivityAt, number }: Active): string =>
  `${Date.parse(lastActivityAt)}-${number}`;

/** Throws BAD_USER_INPUT for what `activityCursor` has not made. */
export function activityIn(cursor: string): Active {
  const [, time, number] = /^(-?\d{1,15})-(\d{1,15})$/.exec(cursor) ?? [];
  if (time === undefined || number === undefined) throw noCursor();
  return { lastActivityAt: new Date(Number(time)).toISOString(), number: Number(number) };
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
