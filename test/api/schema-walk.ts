import {
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isUnionType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';

/** Literal arguments of a field, e.g. `(first: 200)`, empty for none; null leaves the field out. */
export type ArgumentsOf = (parent: string, field: GraphQLField<unknown, unknown>) => string | null;

/** Fields that need no argument, with none given. */
export const withoutArguments: ArgumentsOf = (_parent, { args }) =>
  args.some((each) => each.type.toString().endsWith('!') && each.defaultValue === undefined) ? null : '';

/**
 * The largest selection of a type: every field, to a depth. A type that stands above itself already is shown with its
 * plain fields alone, so that the selection ends.
 */
export function everythingOf(
  schema: GraphQLSchema,
  type: GraphQLOutputType,
  depth: number,
  argumentsOf: ArgumentsOf = withoutArguments,
  above: readonly string[] = [],
): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  const members = isObjectType(named) ? [named] : schema.getPossibleTypes(named as never);
  if (isUnionType(named) || isInterfaceType(named)) {
    const names = fieldNamesApart(members);
    const parts = members.map(
      (each) => `... on ${each.name} ${fieldsOf(schema, each, depth, argumentsOf, above, names(each.name))}`,
    );
    return `{ __typename ${parts.join(' ')} }`;
  }
  return fieldsOf(schema, named, depth, argumentsOf, above, () => '');
}

type AliasOf = (field: string) => string;

function fieldsOf(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  depth: number,
  argumentsOf: ArgumentsOf,
  above: readonly string[],
  aliasOf: AliasOf,
): string {
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const given = argumentsOf(type.name, field);
    const composite = isCompositeType(getNamedType(field.type));
    if (given === null || (composite && (depth === 0 || above.includes(type.name)))) return [];
    const below = composite
      ? everythingOf(schema, field.type, depth - 1, argumentsOf, [...above, type.name])
      : '';
    return [`${aliasOf(field.name)}${field.name}${given} ${below}`];
  });
  return `{ ${['__typename', ...fields].join(' ')} }`;
}

/** Members of a union may have fields of one name and different types: those need names of their own. */
function fieldNamesApart(
  members: readonly { readonly name: string; getFields(): Record<string, GraphQLField<unknown, unknown>> }[],
): (member: string) => AliasOf {
  const types = new Map<string, Set<string>>();
  for (const member of members) {
    for (const { name, type } of Object.values(member.getFields())) {
      types.set(name, (types.get(name) ?? new Set()).add(type.toString()));
    }
  }
  return (member) => (field) => ((types.get(field)?.size ?? 0) > 1 ? `${member}_${field}: ` : '');
}
