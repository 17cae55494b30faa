import type { Type } from '@nestjs/common';
import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { type Shape } from '../../../kernel/index.js';
import { enumOf } from './derived-enums.js';

// oxlint-disable-next-line typescript/no-explicit-any
type TypeValue = any;

type RecordShape = Extract<Shape, { readonly is: 'record' }>;

const made = new Map<string, { readonly of: RecordShape; readonly type: Type<unknown> }>();

/**
 * The object type of a record that has a name, with the types and enums of its members: one for a prefix and a name,
 * wherever it stands. Throws where two differ, where a sentence is missing, and for shapes that no answer can have.
 */
export function outputType(prefix: string, shape: Shape): Type<unknown> {
  if (shape.is !== 'record' || !shape.name || !shape.about)
    throw new Error(`Only a record with a name is an object: ${shape.said ?? shape.is}`);
  const name = outputName(prefix, shape);
  const known = made.get(name);
  if (known) {
    if (known.of.members !== shape.members) throw new Error(`Two records are called ${name}.`);
    return known.type;
  }
  const Output = class {};
  ObjectType(name, { description: shape.about })(Output);
  made.set(name, { of: shape, type: Output });
  for (const [member, of] of Object.entries(shape.members)) fieldOf(prefix, name, member, of)(Output);
  return Output;
}

function fieldOf(prefix: string, name: string, member: string, shape: Shape) {
  const { nullable, list, of } = unwrapped(shape);
  const { said } = shape;
  if (!said) throw new Error(`${name}.${member} needs a sentence.`);
  const type = typeOf(prefix, of);
  const names = of.is === 'text' ? of.names : undefined;
  return ({ prototype }: Type<unknown>): void =>
    Field(() => (list ? [type] : type) as TypeValue, {
      description: names === 'hex' ? `${said} Written \`q,r\`.` : said,
      nullable,
      ...(names === 'itself' ? { name: 'key' } : {}),
    })(prototype as object, member);
}

/** Name of the object type of a record. */
export const outputName = (prefix: string, { name }: Shape): string => `${prefix}${name}`;

/** What a member holds, whether it may be null, and whether it is a list. */
function unwrapped(shape: Shape): { readonly nullable: boolean; readonly list: boolean; readonly of: Shape } {
  if (shape.is === 'orNull' || shape.is === 'optional') return { ...unwrapped(shape.of), nullable: true };
  if (shape.is === 'orElse') return unwrapped(shape.of);
  if (shape.is === 'list') return { nullable: false, list: true, of: shape.of };
  return { nullable: false, list: false, of: shape };
}

/**
 * `ownId` is shown as `key`: it names the thing in its campaign, and the row shows the thing at one moment for one viewer.
 * Caches of clients take everything with one `id` for one object.
 */
function typeOf(prefix: string, shape: Shape) {
  switch (shape.is) {
    case 'text':
      return shape.names ? ID : String;
    case 'number':
      return shape.fraction ? Float : Int;
    case 'flag':
      return Boolean;
    case 'word':
      return enumOf(prefix, shape);
    case 'record':
      return outputType(prefix, shape);
    default:
      throw new Error(`No answer shows ${shape.is}: ${shape.said ?? ''}`);
  }
}
