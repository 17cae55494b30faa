import {
  buildClientSchema,
  getIntrospectionQuery,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  type GraphQLInputType,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import type { Ask } from './client.js';
import { enumName } from './face.js';

/** The schema of a running service, as it tells it. */
export async function schemaOf(ask: Ask, token: string | null): Promise<GraphQLSchema> {
  return buildClientSchema(
    await ask<IntrospectionQuery>(token, getIntrospectionQuery({ descriptions: false })),
  );
}

/**
 * The `input` of a mutation with each code of a ruleset as the name that the schema gives it (`two-cities` →
 * `TWO_CITIES`) wherever the schema has an enum. Everything else stays as it is: the service judges it.
 */
export function typedInput(schema: GraphQLSchema, mutation: string, input: object): unknown {
  const field = schema.getMutationType()?.getFields()[mutation];
  const type = field?.args.find((each) => each.name === 'input')?.type;
  if (!type) throw new Error(`the service has no mutation ${mutation}`);
  return typed(type, input);
}

function typed(type: GraphQLInputType, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  const bare = getNullableType(type) as GraphQLInputType;
  if (isListType(bare)) {
    return Array.isArray(value) ? value.map((each) => typed(bare.ofType as GraphQLInputType, each)) : value;
  }
  if (isEnumType(bare)) return bare.getValue(String(value)) ? value : enumName(String(value));
  if (!isInputObjectType(bare) || typeof value !== 'object') return value;
  const fields = bare.getFields();
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, fields[name] ? typed(fields[name].type, each) : each]),
  );
}
