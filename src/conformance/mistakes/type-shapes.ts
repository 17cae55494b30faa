import { anything, type Shape } from '../../kernel/index.js';

/** What the members of an object may be, as texts of types; a `?` ends the name of a member that may be absent. */
type Texts = Readonly<Record<string, string>>;
/** Named types, or types of events: members, or the text of a type. */
export type TypeTexts = Readonly<Record<string, Texts | string>>;

const TOKEN = /'[^']*'|[\w$#]+|[^\s\w]/g;
/** Types that have no members; a text between quotes and a figure are such, too. */
const PLAIN_TYPE = /^(['\d]|(string|number|boolean|null|true|false)$)/;
const PLAIN: Shape = {
  is: 'such',
  holds: (value) => typeof value !== 'object' || value === null,
  expected: 'a value without members',
};

/** Named types of a catalogue as shapes. Types name one another, so each is there, still empty, before any is read. */
export function shapesOfTypes(types: TypeTexts): ReadonlyMap<string, Shape> {
  const shapes = new Map(Object.keys(types).map((name) => [name, { ...anything }]));
  for (const [name, shape] of shapes) Object.assign(shape, shapeOfType(types[name] ?? {}, shapes));
  return shapes;
}

/**
 * A recorded type as a shape, by those that it names. It says which members there are and nothing of values; what is of a type
 * that is not named there may be anything.
 */
export const shapeOfType = (type: Texts | string, named: ReadonlyMap<string, Shape>): Shape =>
  typeof type === 'string' ? readType(type, named) : recordOf(Object.entries(type), named);

const recordOf = (members: readonly (readonly [string, string])[], shapes: ReadonlyMap<string, Shape>) =>
  record(members.map(([name, type]) => [name.replace(/\?$/, ''), readType(type, shapes)]));

const record = (members: readonly (readonly [string, Shape])[]): Shape => ({
  is: 'record',
  // What may be absent is not told apart here: only names count.
  members: Object.fromEntries(members.map(([name, of]) => [name, { is: 'optional', of }])),
  closed: false,
});

/** Reads the text of a type: `A | B`, `(A)[]`, `[A, B]`, `{ a: A; b?: B }`, `{ [key]: A }`, names and what is plain. */
function readType(text: string, shapes: ReadonlyMap<string, Shape>): Shape {
  const tokens = text.match(TOKEN) ?? [];
  let at = 0;
  const next = (): string => tokens[at++] ?? '';
  const take = (token: string): boolean => tokens[at] === token && at++ >= 0;

  const union = (): Shape => {
    const first = single();
    const others: Shape[] = [];
    while (take('|') || take('&')) others.push(single());
    return others.length === 0 ? first : { is: 'either', of: [first, ...others] };
  };
  const single = (): Shape => {
    if (take('(')) return listed();
    if (take('{')) return braces();
    if (take('[')) return tuple();
    const word = next();
    return PLAIN_TYPE.test(word) ? PLAIN : (shapes.get(word) ?? anything);
  };
  const listed = (): Shape => {
    const of = union();
    take(')');
    take('[');
    take(']');
    return { is: 'list', of, length: null, most: Number.MAX_SAFE_INTEGER, told: {} };
  };
  const tuple = (): Shape => {
    while (!take(']') && at < tokens.length) {
      union();
      take(',');
    }
    return anything;
  };
  const braces = (): Shape => {
    if (take('[')) {
      at += 3; // key ] :
      const of = union();
      take('}');
      return { is: 'table', keys: null, of, told: {} };
    }
    const members: [string, Shape][] = [];
    while (!take('}') && at < tokens.length) {
      const name = next();
      take('?');
      take(':');
      members.push([name, union()]);
      take(';');
    }
    return record(members);
  };
  return union();
}
