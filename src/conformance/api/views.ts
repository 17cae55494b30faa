/**
 * A view as the API shows it → as the ruleset makes it: seats and rules by their ids, enum values as the
 * ruleset spells them, lists instead of connections.
 */
export function coreView(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(coreView);
  if (typeof answer !== 'object' || answer === null) return answer;
  const keys = Object.keys(answer);
  if (keys.length === 1 && keys[0] === 'id') return (answer as { id: string }).id;
  if (keys.length === 1 && keys[0] === 'edges') {
    return (answer as { edges: { node: unknown }[] }).edges.map(({ node }) => coreView(node));
  }
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [
      key,
      isBattleStatus(answer, key) ? String(value).toLowerCase() : coreView(value),
    ]),
  );
}

/** The only enum among the views; other fields called `status` are the ruleset's own words. */
const isBattleStatus = (holder: object, key: string): boolean => key === 'status' && 'drawn' in holder;
