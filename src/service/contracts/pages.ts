/** A page of a list: `after` is a cursor of an earlier page. */
export interface PageRequest {
  readonly first: number;
  readonly after: string | null;
}

/**
 * A page of a list that can be read from both ends: the first after a cursor or, with `last`, the last before one. Between two
 * cursors where both are given.
 */
export interface EitherPageRequest extends PageRequest {
  readonly last?: number;
  readonly before?: string;
}

export interface Page<T> {
  /** In the order of the list, from whichever end it was read. */
  readonly edges: readonly { readonly cursor: string; readonly node: T }[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
}
