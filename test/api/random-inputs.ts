import fc from 'fast-check';
import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql';

/** Ids that exist, by the name of the field that takes them; those of any other field are drawn from all. */
export type KnownIds = Readonly<Record<string, readonly string[]>>;

const INHERITED = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];
const ODD = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b',
  '😀'.repeat(64),
  'x'.repeat(129),
  'x'.repeat(5000),
  '../../etc/passwd',
  "'; DROP TABLE events; --",
  '%00',
  '{{7*7}}',
  '-1',
  '1e309',
  'null',
  '[]',
];

const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...INHERITED) },
  { weight: 3, arbitrary: fc.constantFrom(...ODD) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

const anyNumber = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 12 }) },
  { weight: 2, arbitrary: fc.constantFrom(-1, 2 ** 31 - 1, -(2 ** 31), 2 ** 31, 1e21, 0.5, -0) },
);

const wrongType = fc.constantFrom<unknown>(
  true,
  7,
  'x',
  [],
  {},
  [[]],
  { __proto__: 1, constructor: 'x' },
  null,
);

/** Values for the inputs of a schema: most of them in the right form and about things that exist, some of them neither. */
export function randomInputs(known: KnownIds) {
  const ids = [...new Set(Object.values(known).flat())];
  const made = new Map<string, fc.Arbitrary<unknown>>();
  let commands = 0;

  const text = (field: string): fc.Arbitrary<string> => {
    const own = known[field];
    const likely = fc.constantFrom(...(own?.length ? own : ids));
    return fc.oneof(
      { weight: own ? 20 : 6, arbitrary: likely },
      { weight: 1, arbitrary: fc.constantFrom(...ids) },
      { weight: 2, arbitrary: anyText },
    );
  };

  const leaf = (name: string, field: string): fc.Arbitrary<unknown> => {
    if (field === 'commandId') {
      return fc.oneof(
        { weight: 12, arbitrary: fc.nat().map((n) => `random-${n}-${(commands += 1)}`) },
        { weight: 2, arbitrary: fc.constantFrom('again-1', 'again-2') },
        { weight: 1, arbitrary: anyText },
      );
    }
    switch (name) {
      case 'Int':
      case 'Float':
        return anyNumber;
      case 'Boolean':
        return fc.boolean();
      default:
        return text(field);
    }
  };

  const object = (type: GraphQLInputObjectType): fc.Arbitrary<unknown> => {
    const fields = Object.values(type.getFields());
    if (type.isOneOf) {
      const one = fc.constantFrom(...fields).chain((field) => withValue(field));
      return fc.oneof(
        { weight: 15, arbitrary: one },
        { weight: 1, arbitrary: fc.constant({}) },
        {
          weight: 1,
          arbitrary: fc.tuple(one, one).map(([a, b]) => ({ ...(a as object), ...(b as object) })),
        },
      );
    }
    const required = fc.tuple(...fields.filter(isRequiredInputField).map(withValue));
    const optional = fc.tuple(
      ...fields
        .filter((each) => !isRequiredInputField(each))
        .map((field) =>
          fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: withValue(field) }),
        ),
    );
    const whole = fc.tuple(required, optional).map(([a, b]) => Object.assign({}, ...a, ...b) as object);
    return fc.oneof(
      { weight: 40, arbitrary: whole },
      { weight: 1, arbitrary: whole.map((value) => ({ ...value, unknownField: 1 })) },
      { weight: 1, arbitrary: whole.map((value) => Object.fromEntries(Object.entries(value).slice(1))) },
    );
  };

  const withValue = (field: GraphQLInputField): fc.Arbitrary<object> =>
    valueOf(field.type, field.name).map((value) => ({ [field.name]: value }));

  const right = (type: GraphQLInputType, field: string): fc.Arbitrary<unknown> => {
    if (isNonNullType(type)) return valueOf(type.ofType as GraphQLInputType, field);
    if (isListType(type)) {
      const item = valueOf(type.ofType, field);
      return fc.oneof(
        { weight: 30, arbitrary: fc.array(item, { maxLength: 4 }) },
        { weight: 1, arbitrary: item.map((one) => Array.from({ length: 300 }, () => one)) },
      );
    }
    if (isEnumType(type)) return fc.constantFrom(...type.getValues().map((each) => each.name));
    if (!isInputObjectType(type)) return leaf(type.name, field);
    const known = made.get(type.name) ?? fc.memo(() => object(type))();
    made.set(type.name, known);
    return known;
  };

  /** A value for an argument or field of a type. */
  const valueOf = (type: GraphQLInputType, field: string): fc.Arbitrary<unknown> =>
    fc.oneof(
      { weight: 60, arbitrary: right(type, field) },
      { weight: 1, arbitrary: wrongType },
      { weight: 1, arbitrary: fc.constant(undefined) },
    );

  return { valueOf };
}
