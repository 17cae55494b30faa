import { ArgsType, Field, ObjectType } from '@nestjs/graphql';
import type { Page, PageRequest } from '../../contracts/index.js';
import { TextField, WholeField } from './input-fields.js';

/** Most nodes of a list that one request may ask for. */
export const MAX_FIRST = 200;

@ArgsType()
export class PageArgs {
  @WholeField(`How many at most, 1–${MAX_FIRST}.`, { min: 1, max: MAX_FIRST, defaultValue: 50 })
  first: number;

  @TextField('Cursor after which to begin; the start when left out.', { optional: true, max: 400 })
  after?: string | null;
}

@ObjectType({ description: 'Where a page of a list stands (Relay).' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether more follows after this page.' })
  hasNextPage: boolean;

  @Field(() => Boolean, { description: 'Whether something stands before this page.' })
  hasPreviousPage: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of the first node; null on an empty page.' })
  startCursor: string | null;

  @Field(() => String, { nullable: true, description: 'Cursor of the last node; null on an empty page.' })
  endCursor: string | null;
}

export interface Connection<T> {
  readonly edges: readonly { readonly cursor: string; readonly node: T }[];
  readonly pageInfo: PageInfo;
}

// oxlint-disable-next-line typescript/no-explicit-any
type NodeType = () => any;

/** Makes the Relay connection of a node type: `<name>Edge` and `<name>Connection`. */
export function connectionType(name: string, of: string, node: NodeType): new () => Connection<unknown> {
  @ObjectType(`${name}Edge`, { description: `One of the ${of} on a page.` })
  class Edge {
    @Field(() => String, {
      description: 'Where it stands in the list: give it as `after`, or as `before` where there is one.',
    })
    cursor: string;

    @Field(node, { description: 'The thing itself.' })
    node: unknown;
  }

  @ObjectType(`${name}Connection`, { description: `A page of ${of}.` })
  class PagedConnection implements Connection<unknown> {
    @Field(() => [Edge], { description: 'What is on the page, with cursors.' })
    edges: Edge[];

    @Field(() => PageInfo, { description: 'Where the page stands.' })
    pageInfo: PageInfo;
  }
  return PagedConnection;
}

/** Which page of a list arguments ask for. */
export const pageIn = ({ first, after }: PageArgs): PageRequest => ({ first, after: after ?? null });

/** A page of the queries as a connection, each node mapped. */
export function toConnection<T, N>(page: Page<T>, map: (node: T) => N): Connection<N> {
  return {
    edges: page.edges.map(({ cursor, node }) => ({ cursor, node: map(node) })),
    pageInfo: {
      hasNextPage: page.hasNextPage,
      hasPreviousPage: page.hasPreviousPage,
      startCursor: page.edges[0]?.cursor ?? null,
      endCursor: page.edges.at(-1)?.cursor ?? null,
    },
  };
}
