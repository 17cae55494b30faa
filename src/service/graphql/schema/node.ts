import { Field, ID, InterfaceType } from '@nestjs/graphql';

/**
 * What is one thing wherever and by whomever it is seen, so that caches of clients may keep it under its id. What is shown at one moment
 * for one viewer has a `key` in its place.
 */
@InterfaceType('Node', {
  description:
    'Something with an id of its own in the whole service: a campaign, a timeline, an event, a rule.',
  resolveType: ({ __typename }: { readonly __typename: string }) => __typename,
})
export abstract class NodeType {
  @Field(() => ID, { description: 'Its id.' })
  id: string;
}
