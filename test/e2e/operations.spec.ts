import { readFileSync } from 'node:fs';
import { buildSchema, getVariableValues, Kind, parse, validate, type GraphQLSchema } from 'graphql';
import { operations } from './operations.js';

const schema: GraphQLSchema = buildSchema(readFileSync('schema.gql', 'utf8'));

describe.each(operations())('the example operation $name', ({ name, document, variables }) => {
  const parsed = parse(document);

  it('is valid by the schema', () => {
    expect(validate(schema, parsed).map((each) => each.message)).toEqual([]);
  });

  it('has variables that are valid by the schema', () => {
    for (const definition of parsed.definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
      const { errors } = getVariableValues(schema, definition.variableDefinitions ?? [], variables);
      expect(errors?.map((each) => each.message)).toBeUndefined();
    }
  });

  it('begins with its number', () => {
    expect(document).toMatch(new RegExp(`^# ${Number(/^\d+/.exec(name))}\\. `));
  });
});
