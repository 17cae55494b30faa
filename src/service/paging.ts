import { ServiceError, type Page, type PageRequest } from './contracts/index.js';

const noCursor = (member = 'after'): ServiceError =>
  new ServiceError('BAD_USER_INPUT', 'This is no cursor of this list', [member]);

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
export function placeIn(cursor: string, member?: 'after' | 'before'): Placed {
  const [, revision, place] = /^(\d{1,15})-(\d{1,9})$/.exec(cursor) ?? [];
  if (revision === undefined || place === undefined) throw noCursor(member);
  return { revision: Number(revision), place: Number(place) };
}

/** A page of a list that is in memory: its cursors are places in it. Throws BAD_USER_INPUT for a cursor that is none. */
export function pageOfList<T>(items: readonly T[], page: PageRequest): Page<T> {
  const { first, after } = page;
  if (after !== null && !/^\d{1,15}$/.test(after)) throw noCursor();
  const start = after === null ? 0 : Number(after) + 1;
  const rows = items.slice(start, start + first + 1).map((node, at) => ({ node, place: start + at }));
  return pageOf(
    rows,
    page,
    ({ place }) => String(place),
    ({ node }) => node,
  );
}

/** Some of a list whose things have ids: so many after one of them. Throws BAD_USER_INPUT when that one is not in it. */
export function someOf<T extends { readonly id: string }>(
  items: readonly T[],
  { first, after }: { readonly first: number; readonly after?: string | null },
): readonly T[] {
  const at = after === null || after === undefined ? -1 : items.findIndex((each) => each.id === after);
  if (at === -1 && after) throw new ServiceError('BAD_USER_INPUT', 'This is not in the list.', ['after']);
  return items.slice(at + 1, at + 1 + first);
}

/** A page of `first` nodes out of up to `first + 1` rows. */
export function pageOf<R, T>(
  rows: readonly R[],
  { first, after }: PageRequest,
  cursor: (row: R) => string,
  node: (row: R) => T,
): Page<T> {
  return {
    edges: rows.slice(0, first).map((row) => ({ cursor: cursor(row), node: node(row) })),
    hasNextPage: rows.length > first,
    hasPreviousPage: after !== null,
  };
}
