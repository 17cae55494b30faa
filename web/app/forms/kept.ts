import { useState } from 'react';
import { isRecord, membersOf, type Value } from './values.js';

const PREFIX = 'warledger.begun.';

/** What is being filled in, and the draft that it began with. */
interface Begun {
  readonly from: Value;
  readonly value: Value;
}

function read(name: string): Begun | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null') as Begun | null;
  } catch {
    return null;
  }
}

const isSame = (one: Value, other: Value): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What was filled in stays; what nobody has touched follows the draft, which others may have added to since. */
function followed(from: Value, value: Value, draft: Value): Value {
  if (isSame(value, from)) return draft;
  if (![from, value, draft].every(isRecord)) return value;
  const names = new Set([...Object.keys(membersOf(value)), ...Object.keys(membersOf(draft))]);
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      followed(membersOf(from)[name], membersOf(value)[name], membersOf(draft)[name]),
    ]),
  );
}

/** What is being filled in, from a draft: with a name it is kept in this browser until it is said or begun anew. */
export function useKept(name: string | null, draft: Value): [Value, (value: Value) => void, () => void] {
  const [begun, setBegun] = useState<Begun | null>(() => (name === null ? null : read(name)));
  const value = begun ? followed(begun.from, begun.value, draft) : draft;
  const keep = (next: Value): void => {
    const now = { from: draft, value: next };
    setBegun(now);
    if (name !== null) localStorage.setItem(PREFIX + name, JSON.stringify(now));
  };
  const forget = (): void => {
    setBegun(null);
    if (name !== null) localStorage.removeItem(PREFIX + name);
  };
  return [value, keep, forget];
}
