/**
 * First text in a JSON value that names something every object has (`constructor` …); null when there is none. Ids of
 * pieces are keys of records, so such a text would find what nobody entered.
 */
export function unusableName(value: unknown): string | null {
  if (typeof value === 'string') return value in Object.prototype ? value : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const each of Object.values(value)) {
    const found = unusableName(each);
    if (found !== null) return found;
  }
  return null;
}
