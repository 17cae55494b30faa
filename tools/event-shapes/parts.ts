import type { RecordedMembers, RecordedType } from '../../src/conformance/mistakes/recorded-types.js';
import { typeText } from './type-text.js';

/** What a type is called. */
export interface Called {
  readonly name: string;
  /** So is the shape that it is inferred from; it has no name in the code. */
  readonly inferred: boolean;
}

/** A type with a name, as it is found; other types tell of it by its key until all are named. */
export interface Part extends Called {
  readonly type: RecordedType;
}

export type Parts = ReadonlyMap<string, Part>;

/**
 * What each part is called in the end, by key. Parts of one name that say the same are one; others are told apart by a number, in an
 * order that hangs on nothing but what they say.
 */
export function finalNames(parts: Parts): ReadonlyMap<string, string> {
  const byName = new Map<string, Map<string, string[]>>();
  for (const [key, { name, inferred }] of parts) {
    const says = `${inferred ? 'shape' : 'code'} ${typeText(inFull(key, parts, []))}`;
    const ofName = byName.get(name) ?? new Map<string, string[]>();
    byName.set(name, ofName.set(says, [...(ofName.get(says) ?? []), key]));
  }
  return new Map(
    [...byName].flatMap(([name, bySaying]) =>
      [...bySaying]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .flatMap(([, keys], at) => keys.map((key) => [key, at === 0 ? name : `${name}#${at + 1}`] as const)),
    ),
  );
}

/** A type with every part written out; one that it is itself part of, by how far above it stands. */
function inFull(type: RecordedType, parts: Parts, within: readonly string[]): RecordedType {
  return mapped(type, (key) => {
    const part = parts.get(key);
    if (!part) return key;
    const above = within.lastIndexOf(key);
    return above < 0 ? inFull(part.type, parts, [...within, key]) : `${part.name}^${within.length - above}`;
  });
}

/** A type with other names. */
export const renamed = (type: RecordedType, names: ReadonlyMap<string, string>): RecordedType =>
  mapped(type, (key) => names.get(key) ?? key);

/** A type with what stands for its plain types and parts, and its members and alternatives in order. */
function mapped(type: RecordedType, of: (plain: string) => RecordedType): RecordedType {
  if (typeof type === 'string') return of(type);
  if ('anyOf' in type) return { anyOf: type.anyOf.map((each) => mapped(each, of)).sort(byText) };
  if ('listOf' in type) return { listOf: mapped(type.listOf, of) };
  if ('tuple' in type) return { tuple: type.tuple.map((each) => mapped(each, of)) };
  if ('byKey' in type) return { byKey: mapped(type.byKey, of) };
  return { members: sorted(type.members, (each) => mapped(each, of)) };
}

/** Members in the order of their names. */
export const sorted = (
  members: RecordedMembers,
  of: (type: RecordedType) => RecordedType = (type) => type,
): RecordedMembers =>
  Object.fromEntries(
    Object.entries(members)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, type]) => [name, of(type)]),
  );

const byText = (one: RecordedType, other: RecordedType): number => (typeText(one) < typeText(other) ? -1 : 1);
