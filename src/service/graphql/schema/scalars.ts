import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

/** A moment in UTC; kept as the ISO 8601 text that is stored. */
export const DateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  description: 'A moment in UTC as ISO 8601, e.g. `2026-03-01T19:30:00.000Z`.',
  serialize: (value) => (value instanceof Date ? value.toISOString() : String(value)),
  parseValue: parseMoment,
  parseLiteral: (node) => parseMoment(node.kind === Kind.STRING ? node.value : null),
});

function parseMoment(value: unknown): string {
  const time = typeof value === 'string' && value.length <= 40 ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time)) throw new GraphQLError('DateTime must be a moment as ISO 8601.');
  return new Date(time).toISOString();
}

/** Raw data of a stored event. Output only: no input of the API is untyped. */
export const JsonScalar = new GraphQLScalarType<unknown, unknown>({
  name: 'JSON',
  description:
    'Raw JSON: the stored data of an audited event, or an input of a ruleset that is only sent on. Nothing else in the API is untyped.',
  serialize: (value) => value,
  parseValue: refuse,
  parseLiteral: refuse,
});

function refuse(): never {
  throw new GraphQLError('JSON is for answers only.');
}
