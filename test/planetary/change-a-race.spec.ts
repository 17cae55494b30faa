import { readFileSync } from 'node:fs';
import { buildSchema, coerceInputValue, type GraphQLInputType } from 'graphql';

const document = readFileSync('docs/how-to/change-a-race.md', 'utf8');
const schema = buildSchema(readFileSync('schema.gql', 'utf8'));
const block = /```json\n([\s\S]*?)```/.exec(document)![1]!;

it('the how-to shows edits of races as the API takes them (RACE-GEN-03)', () => {
  const edits = JSON.parse(block) as readonly unknown[];
  expect(edits).not.toEqual([]);
  const wrong: string[] = [];
  for (const edit of edits)
    coerceInputValue(edit, schema.getType('PlanetaryRaceEditInput') as GraphQLInputType, (path, _, error) =>
      wrong.push(`${path.join('.')}: ${error.message}`),
    );
  expect(wrong).toEqual([]);
});
