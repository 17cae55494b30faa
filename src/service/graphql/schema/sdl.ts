import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';

/** The schema as text, its parts in the order of their names. */
export const sdlOf = (schema: GraphQLSchema): string => `${printSchema(lexicographicSortSchema(schema))}\n`;
