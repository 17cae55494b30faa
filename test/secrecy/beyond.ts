/** Fields by which an answer says who asks, not what there is; luck is a sum over the rolls that are seen. */
const ABOUT_THE_ASKER = new Set([
  'me',
  'place',
  'cursor',
  'startCursor',
  'endCursor',
  'options',
  'due',
  'luck',
  'hidden',
  'eyes',
]);

/** What tells an entry of a list from the others; null where its place does. */
function nameOf(entry: unknown): string | null {
  if (entry === null || typeof entry !== 'object') return null;
  const { id, key, node, field, code, faction, text } = entry as Record<string, unknown>;
  const named = node ? nameOf(node) : (id ?? key ?? code ?? field ?? faction ?? text);
  return named === undefined || named === null ? null : JSON.stringify(named);
}

/**
 * What one knows that another does not: every value that is told to the one must be told to the other in the same
 * place; of a list, each entry must be among the other's, and where an empty list tells something, it must be empty.
 */
export function beyond(one: unknown, other: unknown, path: string, emptyTells = false): readonly string[] {
  // The toy marks hidden cards so.
  if (one === null || one === undefined || one === '?') return [];
  if (Array.isArray(one)) {
    const all: readonly unknown[] = Array.isArray(other) ? other : [];
    if (emptyTells && one.length === 0 && all.length > 0) return [`${path}: empty`];
    return one.flatMap((each: unknown, at) => {
      const name = nameOf(each);
      const same = name === null ? all[at] : all.find((known) => nameOf(known) === name);
      return beyond(each, same, `${path}[${at}]`, emptyTells);
    });
  }
  if (typeof one === 'object') {
    if (other === null || typeof other !== 'object') return [`${path}: ${JSON.stringify(one).slice(0, 200)}`];
    return Object.entries(one).flatMap(([key, value]) =>
      ABOUT_THE_ASKER.has(key)
        ? []
        : beyond(value, (other as Record<string, unknown>)[key], `${path}.${key}`, emptyTells),
    );
  }
  return one === other ? [] : [`${path}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`];
}
