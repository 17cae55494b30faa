import { lookUp, type InputPath } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import type { FactionEntry, GhostOfWarPosition } from './position.js';
import { isAllied, isHostile, relationKey } from '../general/factions.js';
import type { GhostOfWarState } from '../state/index.js';

/** GOW-GEN-08, -09, GOW-TRT-06: one relation for each pair of factions, and nobody who trusts an enemy or foresees an ally. */
export const checkRelations = (
  { relations, factions }: GhostOfWarPosition,
  state: GhostOfWarState,
): readonly Violation[] => [
  ...checkPairs(relations ?? [], state),
  ...factions.flatMap((each, index) => checkFaction(each, state, ['position', 'factions', index])),
];

function checkPairs(
  relations: NonNullable<GhostOfWarPosition['relations']>,
  state: GhostOfWarState,
): readonly Violation[] {
  const seen = new Set<string>();
  return relations.flatMap(({ factions: [one, other] }, index) => {
    const path = ['position', 'relations', index, 'factions'];
    if (one === other) return [violation('GOW-GEN-08', 'SAME_FACTION', path)];
    const key = relationKey(state, one, other);
    const twice = seen.has(key);
    seen.add(key);
    return twice ? [violation('GOW-GEN-08', 'RELATION_TWICE', path, { one, other })] : [];
  });
}

function checkFaction(
  { id, confidants, psykerTarget }: FactionEntry,
  state: GhostOfWarState,
  path: InputPath,
): readonly Violation[] {
  const target = psykerTarget !== undefined && lookUp(state.factions, psykerTarget);
  return [
    ...(confidants ?? []).flatMap((each, at) =>
      isHostile(state, id, each)
        ? [violation('GOW-GEN-09', 'CONFIDANT_HOSTILE', [...path, 'confidants', at], { faction: each })]
        : [],
    ),
    ...(target && isAllied(state, id, target.id)
      ? [violation('GOW-TRT-06', 'NO_ENEMY', [...path, 'psykerTarget'], { faction: target.id })]
      : []),
  ];
}
