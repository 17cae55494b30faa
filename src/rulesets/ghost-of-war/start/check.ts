import { violation, type Violation } from '../catalog.js';
import type { GhostOfWarPosition } from './position.js';
import type { GhostOfWarState } from '../state/index.js';
import { checkForces } from './check-forces.js';
import { checkMap } from './check-map.js';
import { checkRanges } from './check-ranges.js';
import { checkReferences } from './check-references.js';
import { checkRelations } from './check-relations.js';
import { checkLines } from './lines.js';

/** A reason why a position is illegal. */
export type PositionCheck = (position: GhostOfWarPosition, state: GhostOfWarState) => readonly Violation[];

const CHECKS: readonly PositionCheck[] = [
  checkIds,
  checkReferences,
  checkRelations,
  checkMap,
  checkRanges,
  checkForces,
  checkLines,
];

/** GOW-GEN-12: everything that is illegal in a position. */
export const checkPosition = (position: GhostOfWarPosition, state: GhostOfWarState): readonly Violation[] =>
  CHECKS.flatMap((check) => check(position, state));

/** Ids are unique over all kinds of things. */
function checkIds(position: GhostOfWarPosition): readonly Violation[] {
  const seen = new Set<string>();
  return LISTS.flatMap((list) =>
    (position[list] ?? []).flatMap(({ id }, index) => {
      const known = seen.has(id);
      seen.add(id);
      return known ? [violation('GOW-GEN-12', 'ID_TWICE', ['position', list, index, 'id'], { id })] : [];
    }),
  );
}

const LISTS = [
  'subSectors',
  'systems',
  'factions',
  'planets',
  'depots',
  'units',
  'formations',
  'journeys',
  'characters',
  'fallen',
  'projects',
  'lines',
  'routes',
  'storms',
  'supplyGroups',
  'battles',
  'scheduled',
] as const;
