import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory, Query, Resolver } from '@nestjs/graphql';
import { printType } from 'graphql';
import {
  decimal,
  flag,
  hex,
  id,
  list,
  named,
  orNull,
  ownId,
  record,
  said,
  table,
  text,
  words,
} from '../../../kernel/index.js';
import { outputType } from './output-types.js';

const kind = words('Kind', 'Kind of a place.', { SHORE: 'By the sea.' });
const road = named('Road', 'A road.', record({ to: said('Where it goes.', id) }));
const place = named(
  'Place',
  'A place.',
  record({
    id: said('Its id.', ownId),
    name: said('Its name.', text),
    hex: said('Where.', hex),
    kind: said('What it is.', kind),
    part: said('How much of it is dry.', orNull(decimal)),
    open: said('Anybody may come.', flag),
    roads: said('Its roads; null where they are not known.', orNull(list(road))),
  }),
);

const SPEC_PLACE = `"""A place."""
type SpecPlace {
  """Its id."""
  key: ID!

  """Its name."""
  name: String!

  """Where. Written \`q,r\`."""
  hex: ID!

  """What it is."""
  kind: SpecKind!

  """How much of it is dry."""
  part: Float

  """Anybody may come."""
  open: Boolean!

  """Its roads; null where they are not known."""
  roads: [SpecRoad!]
}`;

const SPEC_KIND = `"""Kind of a place."""
enum SpecKind {
  """By the sea."""
  SHORE
}`;

async function printed(type: new () => unknown): Promise<string[]> {
  @Resolver()
  class Spec {
    @Query(() => type)
    spec(): object {
      return {};
    }
  }
  const builder = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, { logger: false });
  const schema = await builder.get(GraphQLSchemaFactory).create([Spec]);
  await builder.close();
  return ['SpecPlace', 'SpecKind'].map((name) => printType(schema.getType(name)!));
}

describe('the object type of a record', () => {
  it('has the names, sentences, nulls and lists of its members', async () => {
    expect(await printed(outputType('Spec', place))).toEqual([SPEC_PLACE, SPEC_KIND]);
  });

  it('is one for a name, wherever it stands', () => {
    expect(outputType('Spec', place)).toBe(outputType('Spec', said('Here.', place)));
    expect(outputType('Other', place)).not.toBe(outputType('Spec', place));
    const second = named('Place', 'Another one.', record({ name: said('Its name.', text) }));
    expect(() => outputType('Spec', second)).toThrow('Two records are called SpecPlace.');
  });

  it('is not made of what has no name, no sentence or no form in answers', () => {
    const of = (name: string, shape: Parameters<typeof record>[0][string]) => () =>
      outputType('Spec', named(name, 'A thing.', record({ member: shape })));
    expect(() => outputType('Spec', record({}))).toThrow('Only a record with a name');
    expect(of('Unsaid', text)).toThrow('SpecUnsaid.member needs a sentence.');
    expect(of('Nameless', said('It.', record({})))).toThrow('Only a record with a name');
    expect(of('Keyed', said('By key.', table(text)))).toThrow('No answer shows table');
  });
});
