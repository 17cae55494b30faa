import { enumName } from './face.js';

/**
 * A view as the API shows it → as the ruleset makes it: seats and rules by their ids, enum values as the
 * ruleset spells them, lists instead of connections.
 * @param terrains what the ruleset says of places, as it spells it
 */
export function coreView(answer: unknown, terrains: readonly (string | null)[] = []): unknown {
  const spelled = new Map(terrains.flatMap((each) => (each === null ? [] : [[enumName(each), each]])));
  const core = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(core);
    if (typeof value !== 'object' || value === null) return value;
    const keys = Object.keys(value);
    if (keys.length === 1 && keys[0] === 'id') return (value as { id: string }).id;
    if (keys.length === 1 && keys[0] === 'edges')
      return (value as { edges: { node: unknown }[] }).edges.map(({ node }) => core(node));
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, ofMember(value, key, each)]));
  };
  const ofMember = (holder: object, key: string, value: unknown): unknown => {
    if (typeof value !== 'string') return core(value);
    if (isBattleWord(holder, key)) return value.toLowerCase();
    if (isPlaceKind(holder, key)) return value.toLowerCase().replaceAll('_', ' ');
    return key === 'terrain' ? (spelled.get(value) ?? value) : value;
  };
  return core(answer);
}

const isPlaceKind = (holder: object, key: string): boolean => 'lastSeenTurn' in holder && key === 'kind';

/** Battles tell their words in small letters; phases are spelled as their enum is. */
const isBattleWord = (holder: object, key: string): boolean =>
  'drawn' in holder && (key === 'status' || key === 'method');
