import { useMemo } from 'react';
import { useInputType } from '../forms/types.js';
import type { Members } from '../forms/values.js';

/** Every member of an input, so that all of them stand open. */
export function useAll(type: string): Members {
  const input = useInputType(type);
  return useMemo(
    () => Object.fromEntries((input?.fields ?? []).map(({ name }) => [name, undefined])),
    [input],
  );
}
