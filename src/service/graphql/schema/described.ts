import type { GraphQLSchema } from 'graphql';
import { leaveOutRepetitions } from './repetitions.js';

const ROOTS = {
  Query: 'What can be asked. Everything is shown as the holder of the token may know it.',
  Mutation:
    'What can be done. Every command carries a `commandId`: sent again, it is stored once and answered the same.',
  Subscription: 'What can be followed, over `graphql-ws`.',
} as const;

/** The root types have no class of their own that could carry a description. */
function describeRoots(schema: GraphQLSchema): GraphQLSchema {
  for (const [name, description] of Object.entries(ROOTS)) {
    const type = schema.getType(name);
    if (type) type.description = description;
  }
  return schema;
}

/** A schema as it is shown: every root has its sentence, and no sentence only repeats a name. */
export const described = (schema: GraphQLSchema): GraphQLSchema => leaveOutRepetitions(describeRoots(schema));
