import { connectionFromArray, cursorToOffset } from 'graphql-relay';
import { ServiceError } from '../contracts/index.js';
import type { Connection, PageArgs } from './schema/connection.js';

/** A page of a list that is in memory already. */
export function pageOf<T>(items: readonly T[], { first, after }: PageArgs): Connection<T> {
  if (after !== null && after !== undefined && Number.isNaN(cursorToOffset(after))) {
    throw new ServiceError('BAD_USER_INPUT', 'This is no cursor of this list.', ['after']);
  }
  const { edges, pageInfo } = connectionFromArray(items as T[], { first, after: after ?? null });
  return {
    edges,
    pageInfo: { ...pageInfo, hasPreviousPage: after !== null && after !== undefined },
  } as Connection<T>;
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
