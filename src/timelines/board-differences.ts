import type { Json } from '../kernel/index.js';
import { differences } from './json-difference.js';

/** A piece or place that two boards hold otherwise. */
export interface ItemDifference<T> {
  readonly id: string;
  readonly change: 'added' | 'removed' | 'changed';
  readonly left: T | null;
  readonly right: T | null;
  /** Names of the fields that differ, where both have it. */
  readonly fields: readonly string[];
}

/** What two lists hold otherwise, by id: what the first has in its order, then what the second alone has. */
export function differentItems<T extends { readonly id: string }>(
  left: readonly T[],
  right: readonly T[],
): readonly ItemDifference<T>[] {
  const theirs = new Map(right.map((each) => [each.id, each]));
  const ours = new Set(left.map(({ id }) => id));
  const gone = left.flatMap((one): readonly ItemDifference<T>[] => {
    const other = theirs.get(one.id);
    if (!other) return [{ id: one.id, change: 'removed', left: one, right: null, fields: [] }];
    const fields = differentFieldsOf(one, other);
    return fields.length === 0 ? [] : [{ id: one.id, change: 'changed', left: one, right: other, fields }];
  });
  const added = right
    .filter(({ id }) => !ours.has(id))
    .map((each): ItemDifference<T> => ({
      id: each.id,
      change: 'added',
      left: null,
      right: each,
      fields: [],
    }));
  return [...gone, ...added];
}

const differentFieldsOf = (one: object, other: object): readonly string[] => [
  ...new Set([...differences(one as Json, other as Json)].map(({ path }) => String(path[0]))),
];
