/** @rulesets both */
import { getMetadataStorage } from 'class-validator';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { GraphQLSchemaHost, TypeMetadataStorage } from '@nestjs/graphql';
import { repeats, repetitionAt } from '../../src/service/graphql/schema/repetitions.js';
import { FACES } from '../../src/service/graphql/rulesets/registry.js';
import { TOY_FACE } from './toy-face.js';
import { openToyApplication, type ToyApplication } from './toy-application.js';

/** Paths of everything in the schema that has no description, and never had one: what repeats a name is left out. */
function undescribed(schema: GraphQLSchema): string[] {
  const missing: string[] = [];
  const look = (path: string, thing: Parameters<typeof repetitionAt>[0]) => {
    if (!thing.description?.trim() && !repetitionAt(thing)) missing.push(path);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || isSpecifiedScalarType(type)) continue;
    look(type.name, type);
    if (isEnumType(type)) type.getValues().forEach((value) => look(`${type.name}.${value.name}`, value));
    if (isInputObjectType(type)) {
      Object.values(type.getFields()).forEach((field) => look(`${type.name}.${field.name}`, field));
    }
    if (isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) {
        look(`${type.name}.${field.name}`, field);
        field.args.forEach((arg) => look(`${type.name}.${field.name}(${arg.name})`, arg));
      }
    }
  }
  return missing;
}

/** How many of a hundred sentences may only repeat their names, and are left out. It may fall, never rise. */
const MOST_REPEATED = 10;

/** Everything in the schema that was given a sentence, by path. */
const sentences = (
  schema: GraphQLSchema,
): readonly (readonly [string, Parameters<typeof repetitionAt>[0]])[] =>
  Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__') || isSpecifiedScalarType(type)) return [];
    const members = isEnumType(type)
      ? type.getValues()
      : isInputObjectType(type) || isObjectType(type) || isInterfaceType(type)
        ? Object.values(type.getFields())
        : [];
    return [
      [type.name, type] as const,
      ...members.map((each) => [`${type.name}.${each.name}`, each] as const),
    ];
  });

describe('the schema', () => {
  let toy: ToyApplication;
  let schema: GraphQLSchema;

  beforeAll(async () => {
    toy = await openToyApplication({}, { faces: [TOY_FACE, ...FACES] });
    schema = toy.app.get(GraphQLSchemaHost, { strict: false }).schema;
  });
  afterAll(() => toy.close());

  it('describes every type, field, argument and enum value', () => {
    expect(undescribed(schema)).toEqual([]);
    expect(Object.keys(schema.getTypeMap()).length).toBeGreaterThan(100);
  });

  it.each([
    ['Planet name', 'Name of the planet.', true],
    ['Planet name', 'Name of the planet, unique in its sector.', false],
    ['TradeLine status', 'Status', true],
  ])('%s: "%s" only repeats the name: %s', (names, description, expected) => {
    expect(repeats(names, description)).toBe(expected);
  });

  it('has no more sentences that only repeat names than before, and shows none of them', () => {
    const all = sentences(schema);
    const left = all.flatMap(([path, each]) => (repetitionAt(each) ? [path] : []));
    const shown = all.filter(
      ([path, { description }]) => description && repeats(path.replace('.', ' '), description),
    );
    expect(shown.map(([path]) => path)).toEqual([]);
    if (left.length * 100 > all.length * MOST_REPEATED)
      throw new Error(`${left.length} of ${all.length} repeat:\n${left.join('\n')}`);
  });

  it('takes JSON in no input', () => {
    const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
    const untyped = inputs.flatMap((type) =>
      Object.values(type.getFields()).flatMap((field) =>
        /\bJSON\b/.test(String(field.type)) ? [`${type.name}.${field.name}`] : [],
      ),
    );
    expect(untyped).toEqual([]);
    expect(inputs.length).toBeGreaterThan(20);
  });

  it('gives JSON only as the payload of an event, and for what goes back as it came: a position, a command begun or said', () => {
    const untyped = Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .flatMap((type) =>
        Object.values(type.getFields()).flatMap((field) =>
          /\bJSON\b/.test(String(field.type)) ? [`${type.name}.${field.name}`] : [],
        ),
      );
    expect(untyped.sort()).toEqual([
      'Battle.draft',
      'Battle.halfDraft',
      'DraftedOrder.orders',
      'PieceOption.draft',
      'PlanDraft.ready',
      'RecordedEvent.amendment',
      'RecordedEvent.payload',
      'Scenario.opening',
    ]);
  });

  it('checks the form of every field of every input', () => {
    const checked = getMetadataStorage();
    const unchecked = TypeMetadataStorage.getInputTypesMetadata().flatMap(({ target, name, properties }) => {
      const names = new Set(
        checked.getTargetValidationMetadatas(target, '', false, false).map((each) => each.propertyName),
      );
      return (properties ?? []).filter((each) => !names.has(each.name)).map((each) => `${name}.${each.name}`);
    });
    expect(unchecked).toEqual([]);
  });

  it('tells every refusal by one interface: what, where, and the rule', () => {
    const error = schema.getType('UserError');
    const reasons = ['Refused.violations', 'ImportInvalid.problems', 'PlanetaryFileInvalid.problems'].map(
      (path) => {
        const [type, field] = path.split('.') as [string, string];
        return getNamedType(
          (schema.getType(type) as GraphQLObjectType).getFields()[field]!.type,
        ) as GraphQLObjectType;
      },
    );
    for (const each of reasons) expect(each.getInterfaces()).toContain(error);
    expect(Object.keys((error as GraphQLInterfaceType).getFields()).sort()).toEqual([
      'message',
      'path',
      'rule',
    ]);
  });

  it('has an exactly-one input for orders, battle results and openings, with a member for the ruleset', () => {
    for (const name of [
      'OrdersInput',
      'BattleResultInput',
      'RulesetOpeningInput',
      'ToyStartInput',
      'ToyOrdersInput',
    ]) {
      const type = schema.getType(name);
      expect(isInputObjectType(type) && type.isOneOf).toBe(true);
    }
    expect(String(schema.getType('ToyParametersInput'))).toBe('ToyParametersInput');
  });
});
