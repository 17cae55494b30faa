import {
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLSchema,
} from 'graphql';

/** How much the lists of introspection hold in one schema. */
export interface ListSizes {
  /** @param whole whether all types stand above, one after the other: then a list counts as it is on average, else at its longest */
  of(parent: string, field: string, whole: boolean): number;
  /** Whether below a field all types still stand above one after the other. */
  isWholeBelow(parent: string, field: string, whole: boolean): boolean;
}

interface Size {
  readonly mean: number;
  readonly most: number;
}

export function introspectionSizes(schema: GraphQLSchema): ListSizes {
  const types = Object.values(schema.getTypeMap());
  const fielded = types.filter((each) => isObjectType(each) || isInterfaceType(each));
  const fields = fielded.flatMap((each) => Object.values(each.getFields()));
  const perType = (lengths: readonly number[]): Size => sizeOf(lengths, types.length);
  const sizes: Readonly<Record<string, Size>> = {
    '__Schema.types': sizeOf([types.length], 1),
    '__Schema.directives': sizeOf([schema.getDirectives().length], 1),
    '__Directive.args': sizeOf(
      schema.getDirectives().map((each) => each.args.length),
      schema.getDirectives().length,
    ),
    '__Directive.locations': { mean: 10, most: 20 },
    '__Type.fields': perType(fielded.map((each) => Object.keys(each.getFields()).length)),
    '__Field.args': sizeOf(
      fields.map((each) => each.args.length),
      fields.length,
    ),
    '__Type.interfaces': perType(fielded.map((each) => each.getInterfaces().length)),
    '__Type.possibleTypes': perType(
      types.filter((each) => isAbstractType(each)).map((each) => schema.getPossibleTypes(each).length),
    ),
    '__Type.enumValues': perType(
      types.filter((each) => isEnumType(each)).map((each) => each.getValues().length),
    ),
    '__Type.inputFields': perType(
      types.filter((each) => isInputObjectType(each)).map((each) => Object.keys(each.getFields()).length),
    ),
  };
  return {
    of: (parent, field, whole) => {
      const size = sizes[`${parent}.${field}`];
      return size ? (whole ? size.mean : size.most) : 1;
    },
    // A type that another refers to may be any of them, and the greatest every time.
    isWholeBelow: (parent, field, whole) =>
      parent === '__Schema' && field === 'types'
        ? true
        : whole && !/^(type|ofType|interfaces|possibleTypes)$/.test(field),
  };
}

/** @param among what the lengths are shared among: who has no such list has an empty one */
const sizeOf = (lengths: readonly number[], among: number): Size => ({
  mean: lengths.reduce((sum, each) => sum + each, 0) / Math.max(1, among),
  most: Math.max(1, ...lengths),
});
