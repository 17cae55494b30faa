/**
 * Copy-on-write for folding events into states.
 *
 * An `Edit` copies an object the first time it is touched and hands out the same copy afterwards, so
 * that folding 100,000 events copies each part of the state once, and deciding one command copies only
 * what it changes. It never changes an object that it did not copy itself: seen from outside a fold
 * with an `Edit` is a pure function. (Clojure calls the idea a transient.) Whoever keeps a state that came out
 * of a fold, and folds on, takes a new edit: the old one would go on changing its own copies.
 */
export type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export interface Edit {
  /** The editable shallow copy of `value`; `value` itself when this edit made it. */
  <T extends object>(value: T): Mutable<T>;
}

export function newEdit(): Edit {
  const owned = new WeakSet<object>();
  return <T extends object>(value: T): Mutable<T> => {
    if (owned.has(value)) return value;
    const copy = (Array.isArray(value) ? value.slice() : { ...value }) as Mutable<T>;
    owned.add(copy);
    return copy;
  };
}

/** The editable copy of `parent[key]`, put back into `parent` (which must itself be editable). */
export function editIn<T extends object, K extends keyof T>(
  edit: Edit,
  parent: T,
  key: K,
): Mutable<NonNullable<T[K]>> {
  const copy = edit(parent[key] as NonNullable<T[K]> & object) as Mutable<NonNullable<T[K]>>;
  (parent as Mutable<T>)[key] = copy as T[K];
  return copy;
}
