import { readFileSync } from 'node:fs';
import { buildSchema, getIntrospectionQuery, parse, validate } from 'graphql';
import { Limits } from '../../limits.js';
import { costCheck } from './cost.js';

const api = buildSchema(readFileSync('schema.gql', 'utf8'));
const toy = buildSchema(`
  type Query { things: [Thing!]! page(first: Int! = 50, last: Int): ThingConnection! one: Thing any: Any }
  type ThingConnection { edges: [ThingEdge!]! }
  type ThingEdge { node: Thing! }
  type Thing { id: ID! name: String things: [Thing!]! page(first: Int! = 50): ThingConnection! }
  type Other { id: ID! }
  union Any = Thing | Other
`);
const free = costCheck(toy, -1);

/** What a document costs. */
function costOf(text: string, variables = {}): number {
  const document = parse(text);
  expect(validate(toy, document)).toEqual([]);
  return Number(/costs (\d+);/.exec(free({ document, variables })!.message)![1]);
}

describe('the cost of an operation', () => {
  it.each([
    ['{ one { id } }', {}, 2],
    ['{ things { id name } }', {}, 9],
    ['{ things { things { id } } }', {}, 21],
    ['{ page { edges { node { id } } } }', {}, 151],
    ['{ page(first: 3) { edges { node { id } } } }', {}, 10],
    ['{ page(last: 3) { edges { node { id } } } }', {}, 10],
    ['{ page(first: 3, last: 7) { edges { node { id } } } }', {}, 22],
    ['query ($n: Int) { page(last: $n) { edges { node { id } } } }', { n: 7 }, 22],
    ['query ($n: Int) { page(last: $n) { edges { node { id } } } }', {}, 151],
    ['query ($n: Int!) { page(first: $n) { edges { node { id } } } }', { n: 7 }, 22],
    ['query ($n: Int! = 4) { page(first: $n) { edges { node { id } } } }', {}, 13],
    [
      'query ($n: Boolean!) { one @include(if: $n) { id } page @skip(if: $n) { edges { node { id } } } }',
      { n: true },
      2,
    ],
    ['{ one { ...t } } fragment t on Thing { id name }', {}, 3],
    ['{ any { ... on Thing { id } ... on Other { id } __typename } }', {}, 4],
  ])('%s with %j is %i', (text, variables, cost) => expect(costOf(text, variables)).toBe(cost));

  it('is counted once for each fragment: spread in one another they would never be counted to the end', () => {
    const fragments = Array.from(
      { length: 200 },
      (_, n) => `fragment f${n} on Thing { a: things { ...f${n + 1} } b: things { ...f${n + 1} } }`,
    );
    const document = parse(`{ one { ...f0 } } ${fragments.join(' ')} fragment f200 on Thing { id }`);
    expect(free({ document })!.message).toContain('costs');
  });
});

describe('the cost of introspection', () => {
  const check = costCheck(api, new Limits().cost);
  const isAllowed = (text: string) => check({ document: parse(text) }) === null;
  const times = (count: number, selection: string) =>
    `{ ${Array.from({ length: count }, (_, n) => `a${n}: ${selection}`).join(' ')} }`;
  const whole = getIntrospectionQuery({
    schemaDescription: true,
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    inputValueDeprecation: true,
    oneOf: true,
  });

  it('lets everybody read the whole schema once, and look at types', () => {
    expect(isAllowed(whole)).toBe(true);
    expect(isAllowed(times(60, '__type(name: "Campaign") { name fields { name description } }'))).toBe(true);
    expect(isAllowed('{ __schema { types { name kind fields { name } } } }')).toBe(true);
  });

  it.each([
    [
      'the whole twice',
      whole.replace(/__schema/, 'again: __schema { types { fields { ...F } } } __schema') +
        ' fragment F on __Field { name args { ...InputValue } type { ...TypeRef } }',
    ],
    [
      'the schema 60 times',
      times(60, '__schema { types { name fields { name args { name } type { name } } } }'),
    ],
    [
      'all fields of the types of all fields',
      '{ __schema { types { fields { type { fields { name type { name } } } } } } }',
    ],
    [
      'the same from one type',
      times(60, '__type(name: "Mutation") { fields { type { possibleTypes { fields { name } } } } }'),
    ],
  ])('refuses %s', (_what, text) => expect(isAllowed(text)).toBe(false));
});
