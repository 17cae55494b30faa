import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  isObjectType,
  isUnionType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { documentsOf, subscriptionOf } from './everything.js';
import { PRIED } from './prying.js';

const schema = buildSchema(readFileSync('schema.gql', 'utf8'));

/** Every `Type.field` that some documents ask for. */
function askedFor(documents: readonly string[]): ReadonlySet<string> {
  const asked = new Set<string>();
  for (const document of documents) {
    const info = new TypeInfo(schema);
    const Field = () => {
      const [parent, field] = [info.getParentType(), info.getFieldDef()];
      if (parent && field) asked.add(`${parent.name}.${field.name}`);
    };
    visit(parse(document), visitWithTypeInfo(info, { Field }));
  }
  return asked;
}

/** Object types that can be reached from some roots. */
function reachable(from: GraphQLSchema, roots: readonly (GraphQLNamedType | null | undefined)[]) {
  const found = new Set<GraphQLNamedType>();
  const visitType = (type: GraphQLNamedType | null | undefined): void => {
    if (!type || found.has(type)) return;
    found.add(type);
    if (isUnionType(type)) for (const each of from.getPossibleTypes(type)) visitType(each);
    if (isObjectType(type)) {
      for (const each of Object.values(type.getFields())) visitType(getNamedType(each.type));
    }
  };
  for (const each of roots) visitType(each);
  return [...found].filter(isObjectType);
}

describe('what is compared between two worlds', () => {
  const asking = {
    who: 'red',
    timelines: ['t-1', 't-2'],
    upTo: 2,
    pieces: ['unit'],
    filters: ['kind: ROLL'],
    moments: ['turn: 1'],
  };
  const documents = [
    ...documentsOf(schema, 'c-1', asking),
    subscriptionOf(schema, 'timelineEvents', 'timeline: "t-1"'),
    subscriptionOf(schema, 'due', 'campaign: "c-1"'),
    subscriptionOf(schema, 'campaignChanged', 'campaign: "c-1"'),
  ];

  it('is every field that can be asked for, of every query and subscription', () => {
    const asked = askedFor(documents);
    const fields = reachable(schema, [schema.getQueryType(), schema.getSubscriptionType()]).flatMap((type) =>
      Object.keys(type.getFields()).map((field) => `${type.name}.${field}`),
    );
    expect(fields.length).toBeGreaterThan(500);
    expect(fields.filter((each) => !asked.has(each))).toEqual([]);
  });

  it('is the answer to every mutation', () => {
    const mutations = Object.keys(schema.getMutationType()!.getFields());
    expect(mutations.filter((each) => !PRIED.includes(each))).toEqual([]);
  });
});
