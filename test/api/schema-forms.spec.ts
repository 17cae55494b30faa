import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isEnumType, isObjectType, type GraphQLField } from 'graphql';

const schema = buildSchema(readFileSync('schema.gql', 'utf8'));
const RULESETS = /^(Planetary|GhostOfWar|SpaceEmpires|Epic|MetaCampaign)/;

/** Fields of the answers that all rulesets have in common, as `Type.field`. */
const common = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith('__') && !RULESETS.test(name))
  .flatMap((type) =>
    Object.values(type.getFields()).map((field) => ({ type, name: `${type.name}.${field.name}`, field })),
  );

const namesASeat = ({ name, description, type }: GraphQLField<unknown, unknown>): boolean =>
  name !== 'key' && getNamedType(type).name === 'ID' && /\bseats?\b|whom/i.test(description ?? '');

describe('what all rulesets answer alike', () => {
  it('says in which order the pages of a list come', () => {
    const lists = common.filter(({ field }) => getNamedType(field.type).name.endsWith('Connection'));
    expect(lists.length).toBeGreaterThan(5);
    const ordered = /oldest first|last active first|in the order/;
    expect(
      lists.filter(({ field }) => !ordered.test(field.description ?? '')).map(({ name }) => name),
    ).toEqual([]);
  });

  it('has the word of an enum where a phase, terrain, method of battle or status of one is told', () => {
    const silent = common.filter(({ name }) =>
      /(\.phase|Phase\.code|Battle\.method|Battle\.status|\.terrain)$/.test(name),
    );
    expect(silent.length).toBeGreaterThan(8);
    expect(
      silent.filter(({ field }) => !isEnumType(getNamedType(field.type))).map(({ name }) => name),
    ).toEqual([]);
  });

  it('is a Node where it has an id', () => {
    const withId = common.filter(({ name }) => name.endsWith('.id')).map(({ type }) => type);
    expect(withId.map(({ name }) => name).sort()).toEqual(['Campaign', 'RecordedEvent', 'Rule', 'Timeline']);
    for (const type of withId) expect(type.getInterfaces().map(({ name }) => name)).toContain('Node');
  });

  it('names a seat by the seat itself, not by an id', () => {
    expect(common.length).toBeGreaterThan(200);
    expect(common.filter(({ field }) => namesASeat(field)).map(({ name }) => name)).toEqual([]);
  });
});
