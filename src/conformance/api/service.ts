import type { GraphQLSchema } from 'graphql';
import { apiClient, type Ask } from './client.js';
import { schemaOf } from './typed-input.js';

/** A running service on which cases are played. */
export interface Service {
  readonly ask: Ask;
  /** Opens the campaigns; null where the service lets anybody open one. */
  readonly adminToken: string | null;
  readonly schema: GraphQLSchema;
}

/** Asks a service for its schema. Throws when it does not answer, or refuses the token. */
export async function connect(url: string, adminToken: string | null): Promise<Service> {
  const ask = apiClient(url);
  return { ask, adminToken, schema: await schemaOf(ask, adminToken) };
}
