import { lookUp } from '../../../kernel/index.js';
import { UNIT_LISTS, type UnitLine } from '../data/unit-lists.js';
import type { Faction } from '../data/words.js';
import type { SpaceEmpiresPosition } from './shapes.js';

type Lists = SpaceEmpiresPosition['unitLists'];

/** SPE-UNI-03: the lines of a faction, a club's own in their place. */
export function linesOf(lists: Lists, faction: Faction): readonly UnitLine[] {
  const own = lookUp(lists ?? {}, faction);
  if (!own) return UNIT_LISTS[faction];
  return own.map(({ id, name, count, types, force, fast = false, fortification = false }) => ({
    id,
    name,
    count,
    fast,
    types,
    force,
    ...(fortification ? { fortification } : {}),
  }));
}

/** SPE-SET-01: every chit of some lines, `<line>#<number>`. */
export const chitsOf = (
  lines: readonly UnitLine[],
): readonly { readonly id: string; readonly entry: string }[] =>
  lines.flatMap(({ id, count }) =>
    Array.from({ length: count }, (_, index) => ({ id: `${id}#${index + 1}`, entry: id })),
  );
