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
