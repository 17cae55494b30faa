import { useState } from 'react';
import type { Value } from './values.js';

const PREFIX = 'warledger.form.';

function read(name: string): Value {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null') as Value;
  } catch {
    return null;
  }
}

/** What is being filled in: with a name it is kept in this browser until it is said or begun anew. */
export function useKept(name: string | null, start: Value): [Value, (value: Value) => void, () => void] {
  const [value, setValue] = useState<Value>(() => (name === null ? start : (read(name) ?? start)));
  const keep = (next: Value): void => {
    setValue(next);
    if (name !== null) localStorage.setItem(PREFIX + name, JSON.stringify(next));
  };
  const forget = (): void => {
    setValue(start);
    if (name !== null) localStorage.removeItem(PREFIX + name);
  };
  return [value, keep, forget];
}
