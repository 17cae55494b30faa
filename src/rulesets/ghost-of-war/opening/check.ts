import { lookUp, violation, type Violation } from '../../../kernel/index.js';
import type { GhostOfWarPosition } from '../position.js';
import type { GhostOfWarState } from '../state.js';
import { checkMap } from './check-map.js';
import { checkLines } from './lines.js';

/** A reason why a position is illegal. */
export type PositionCheck = (position: GhostOfWarPosition, state: GhostOfWarState) => readonly Violation[];

const CHECKS: readonly PositionCheck[] = [checkIds, checkReferences, checkMap, checkLines];

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
  'projects',
  'lines',
] as const;

/** Owners, places and members exist. */
function checkReferences(position: GhostOfWarPosition, state: GhostOfWarState): readonly Violation[] {
  const missing = (list: string, index: number, field: string, id: string): Violation =>
    violation('GOW-GEN-12', 'NO_SUCH_THING', ['position', list, index, field], { id });
  const faction = (list: string, field: string, ids: readonly string[]): readonly Violation[] =>
    ids.flatMap((id, index) => (lookUp(state.factions, id) ? [] : [missing(list, index, field, id)]));
  return [
    ...faction(
      'planets',
      'controller',
      position.planets.map((each) => each.controller),
    ),
    ...faction(
      'units',
      'owner',
      (position.units ?? []).map((each) => each.owner),
    ),
    ...faction(
      'formations',
      'owner',
      (position.formations ?? []).map((each) => each.owner),
    ),
    ...faction(
      'depots',
      'owner',
      (position.depots ?? []).map((each) => each.owner),
    ),
    ...faction(
      'characters',
      'faction',
      (position.characters ?? []).map((each) => each.faction),
    ),
    ...position.planets.flatMap(({ system }, index) =>
      lookUp(state.systems, system) ? [] : [missing('planets', index, 'system', system)],
    ),
    ...position.systems.flatMap(({ hex }, index) =>
      lookUp(state.hexes, hex) ? [] : [missing('systems', index, 'hex', hex)],
    ),
  ];
}
