import { anything, type Shape } from '../../kernel/index.js';

/**
 * A type as the catalogue of events records it: the name of a part, a plain type or a text between quotes (`string`, `'BUILD'`), or
 * what it is made of. A `?` ends the name of a member that may be absent.
 */
export type RecordedType =
  | string
  | { readonly anyOf: readonly RecordedType[] }
  | { readonly listOf: RecordedType }
  | { readonly tuple: readonly RecordedType[] }
  | { readonly byKey: RecordedType }
  | { readonly members: RecordedMembers };

export type RecordedMembers = Readonly<Record<string, RecordedType>>;

/** `docs/events/<code>.json`. */
export interface RecordedShapes {
  /** Data of stored events, by type. */
  readonly events: RecordedMembers;
  /** Named types that these are made of. */
  readonly parts: RecordedMembers;
  /** The state that they are folded to, and named types of it alone; absent for events of the service itself. */
  readonly state?: { readonly whole: RecordedType; readonly parts: RecordedMembers };
}

/** Types that have no members; a text between quotes and a figure are such, too. */
const PLAIN_TYPE = /^(['\d]|(string|number|boolean|null|true|false)$)/;
const PLAIN: Shape = {
  is: 'such',
  holds: (value) => typeof value !== 'object' || value === null,
  expected: 'a value without members',
};

/** Named types as shapes. They name one another, so each is there, still empty, before any is read. */
export function shapesOfParts(parts: RecordedMembers): ReadonlyMap<string, Shape> {
  const shapes = new Map(Object.keys(parts).map((name): [string, Shape] => [name, { ...anything }]));
  for (const [name, shape] of shapes) Object.assign(shape, shapeOf(parts[name] ?? name, shapes));
  return shapes;
}

/**
 * A recorded type as a shape, by those that it names. It says which members there are and nothing of values; what is of a type
 * that is not named there may be anything.
 */
export function shapeOf(type: RecordedType, named: ReadonlyMap<string, Shape>): Shape {
  if (typeof type === 'string') return PLAIN_TYPE.test(type) ? PLAIN : (named.get(type) ?? anything);
  if ('anyOf' in type) return { is: 'either', of: type.anyOf.map((each) => shapeOf(each, named)) };
  if ('byKey' in type) return { is: 'table', keys: null, of: shapeOf(type.byKey, named), breach: {} };
  if ('members' in type) return recordOf(type.members, named);
  if ('tuple' in type) return anything;
  return {
    is: 'list',
    of: shapeOf(type.listOf, named),
    length: null,
    most: Number.MAX_SAFE_INTEGER,
    breach: {},
  };
}

const recordOf = (members: RecordedMembers, named: ReadonlyMap<string, Shape>): Shape => ({
  is: 'record',
  // What may be absent is not told apart here: only names count.
  members: Object.fromEntries(
    Object.entries(members).map(([name, type]) => [
      name.replace(/\?$/, ''),
      { is: 'optional', of: shapeOf(type, named) },
    ]),
  ),
  closed: false,
});
