import type { RecordedMembers, RecordedType } from '../../src/conformance/mistakes/recorded-types.js';

/** A recorded type as it is read: `null | { [key]: (Unit)[] }`. */
export function typeText(type: RecordedType): string {
  if (typeof type === 'string') return type;
  if ('anyOf' in type) return type.anyOf.map(typeText).join(' | ');
  if ('listOf' in type) return `(${typeText(type.listOf)})[]`;
  if ('tuple' in type) return `[${type.tuple.map(typeText).join(', ')}]`;
  if ('byKey' in type) return `{ [key]: ${typeText(type.byKey)} }`;
  return `{ ${memberTexts(type.members)
    .map(([name, text]) => `${name}: ${text}`)
    .join('; ')} }`;
}

/** Members as they are read, by name. */
export const memberTexts = (members: RecordedMembers): readonly (readonly [name: string, text: string])[] =>
  Object.entries(members).map(([name, type]) => [name, typeText(type)]);

/** The members of a type that has some. */
export const membersOf = (type: RecordedType | undefined): RecordedMembers | null =>
  typeof type === 'object' && 'members' in type ? type.members : null;
