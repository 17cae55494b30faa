import {
  getNamedType,
  getNullableType,
  getOperationAST,
  GraphQLError,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { existing } from '../../../kernel/index.js';
import { introspectionSizes, type ListSizes } from './introspection-sizes.js';

export interface Operation {
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
}

/** Figures kept for one document; more than these are counted anew. */
const KEPT = 100;
/** What a list holds of which nothing else is said. */
const LIST = 4;
/** Fields of introspection are read from memory, and made of nothing: so many cost one. */
const INTROSPECTION = 5;

/** What a field says of its own cost, e.g. `@Field({ complexity: … })`. */
type OwnCost =
  | number
  | ((of: { readonly childComplexity: number; readonly args: { readonly first?: number } }) => number);

/**
 * Makes the check of an operation's cost: null, or the error to answer. A field costs one and what is below it, lists as often
 * as their `first` or `last`, or as they may hold. The cost of a document depends on nothing but the variables given as `first`,
 * `last`, `skip` and `include`, so it is counted once for each of their values. The document must be valid.
 */
export function costCheck(
  schema: GraphQLSchema,
  allowed: number,
): (operation: Operation) => GraphQLError | null {
  const sizes = introspectionSizes(schema);
  const kept = new WeakMap<
    DocumentNode,
    { readonly names: readonly string[]; readonly costs: Map<string, number> }
  >();

  const costOf = ({ document, operationName, variables }: Operation): number => {
    const entry = kept.get(document) ?? {
      names: decidingVariables(document),
      costs: new Map<string, number>(),
    };
    kept.set(document, entry);
    const key = JSON.stringify([operationName ?? null, ...entry.names.map((name) => variables?.[name])]);
    const known = entry.costs.get(key);
    if (known !== undefined) return known;
    const operation = getOperationAST(document, operationName);
    const cost = operation ? count(schema, sizes, document, operation, variables ?? {}) : 0;
    if (entry.costs.size < KEPT) entry.costs.set(key, cost);
    return cost;
  };

  return (operation) => {
    const cost = Math.ceil(costOf(operation));
    if (cost <= allowed) return null;
    return new GraphQLError(
      `The operation costs ${cost}; at most ${allowed} is allowed. Ask for less at once.`,
      { extensions: { limit: allowed, http: { status: 400 } } },
    );
  };
}

function count(
  schema: GraphQLSchema,
  sizes: ListSizes,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  given: Readonly<Record<string, unknown>>,
): number {
  const variables = valuesOf(operation, given);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const each of document.definitions) {
    if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each);
  }
  const counted = new Map<string, number>();

  /** @param whole whether all types there are stand above, one after the other (introspection) */
  const ofSet = (set: SelectionSetNode | undefined, type: GraphQLNamedType, whole: boolean): number =>
    (set?.selections ?? []).reduce((sum, selection) => {
      if (isLeftOut(selection, variables)) return sum;
      switch (selection.kind) {
        case Kind.FIELD:
          return sum + ofField(selection, type, whole);
        case Kind.INLINE_FRAGMENT: {
          const { typeCondition, selectionSet } = selection;
          const narrowed = typeCondition ? existing(schema.getType(typeCondition.name.value), 'type') : type;
          return sum + ofSet(selectionSet, narrowed, whole);
        }
        case Kind.FRAGMENT_SPREAD:
          return sum + ofFragment(selection.name.value, whole);
      }
    }, 0);

  const ofFragment = (name: string, whole: boolean): number => {
    const key = `${name} ${whole}`;
    const known = counted.get(key);
    if (known !== undefined) return known;
    const fragment = existing(fragments.get(name), 'fragment');
    const cost = ofSet(
      fragment.selectionSet,
      existing(schema.getType(fragment.typeCondition.name.value), 'type'),
      whole,
    );
    counted.set(key, cost);
    return cost;
  };

  const ofField = (node: FieldNode, parent: GraphQLNamedType, whole: boolean): number => {
    const field = fieldOf(schema, parent, node.name.value);
    if (!field) return 1;
    const type = getNamedType(field.type);
    const meta = type.name.startsWith('__');
    const below = isCompositeType(type)
      ? ofSet(node.selectionSet, type, meta && sizes.isWholeBelow(parent.name, field.name, whole))
      : 0;
    if (meta || parent.name.startsWith('__')) {
      return 1 / INTROSPECTION + below * sizes.of(parent.name, field.name, whole);
    }
    const size = sizeOf(node, field, variables);
    const own = field.extensions['complexity'] as OwnCost | undefined;
    if (typeof own === 'number') return own + below;
    if (own) return own({ childComplexity: below, args: size === null ? {} : { first: size } });
    return 1 + below * (size ?? (holdsMany(field, parent) ? LIST : 1));
  };

  return ofSet(operation.selectionSet, existing(schema.getRootType(operation.operation), 'root type'), false);
}

function fieldOf(
  schema: GraphQLSchema,
  parent: GraphQLNamedType,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
  if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
}

/** The edges of a page are as many as its `first` or `last` says. */
const holdsMany = (field: GraphQLField<unknown, unknown>, parent: GraphQLNamedType): boolean =>
  isListType(getNullableType(field.type)) && !(field.name === 'edges' && parent.name.endsWith('Connection'));

/** How many a page of a field may hold: its `last` where one is given, else its `first`; null for a field without. */
function sizeOf(
  node: FieldNode,
  field: GraphQLField<unknown, unknown>,
  variables: Readonly<Record<string, unknown>>,
): number | null {
  const first = field.args.find((each) => each.name === 'first');
  if (!first) return null;
  const given = (name: string): unknown => {
    const value = node.arguments?.find((each) => each.name.value === name)?.value;
    if (value?.kind === Kind.VARIABLE) return variables[value.name.value];
    return value?.kind === Kind.INT ? Number(value.value) : undefined;
  };
  const size = given('last') ?? given('first') ?? first.defaultValue;
  return typeof size === 'number' ? Math.max(1, size) : 1;
}

function isLeftOut(
  { directives = [] }: SelectionSetNode['selections'][number],
  variables: Readonly<Record<string, unknown>>,
): boolean {
  return directives.some(({ name, arguments: given = [] }) => {
    const value = given.find((each) => each.name.value === 'if')?.value;
    const says =
      value?.kind === Kind.BOOLEAN
        ? value.value
        : value?.kind === Kind.VARIABLE
          ? variables[value.name.value]
          : undefined;
    return (name.value === 'skip' && says === true) || (name.value === 'include' && says === false);
  });
}

/** Variables as given, with the defaults of the operation for those that are not. */
function valuesOf(
  { variableDefinitions = [] }: OperationDefinitionNode,
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  for (const { variable, defaultValue } of variableDefinitions) {
    if (defaultValue?.kind === Kind.INT) values[variable.name.value] = Number(defaultValue.value);
    if (defaultValue?.kind === Kind.BOOLEAN) values[variable.name.value] = defaultValue.value;
  }
  return { ...values, ...given };
}

/** Names of the variables that decide how much a document costs: `first`, `last`, and those that skip or include fields. */
function decidingVariables(document: DocumentNode): readonly string[] {
  const names = new Set<string>();
  visit(document, {
    Argument(node) {
      if (node.value.kind === Kind.VARIABLE && ['first', 'last', 'if'].includes(node.name.value)) {
        names.add(node.value.name.value);
      }
    },
  });
  return [...names];
}
