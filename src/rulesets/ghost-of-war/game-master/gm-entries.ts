import type { InputPath } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import type { GmChange } from './changes.js';
import { checkRanges } from '../start/check-ranges.js';
import { checkReferences } from '../start/check-references.js';
import { checkRelations } from '../start/check-relations.js';
import type { GhostOfWarPosition } from '../start/position.js';
import type { GhostOfWarState } from '../state/index.js';

const NOTHING: GhostOfWarPosition = { subSectors: [], hexes: [], systems: [], factions: [], planets: [] };

/** Lists of a position in which what is created would stand. */
const LISTS = {
  CREATE_FACTION: 'factions',
  CREATE_SYSTEM: 'systems',
  CREATE_PLANET: 'planets',
  CREATE_DEPOT: 'depots',
  CREATE_UNIT: 'units',
  CREATE_FORMATION: 'formations',
  CREATE_CHARACTER: 'characters',
} as const satisfies Partial<Record<GmChange['change'], keyof GhostOfWarPosition>>;

/** GOW-GEN-07, -12: what is created is as legal as what a position holds; `path` is where it was said. */
export function entryFaults(state: GhostOfWarState, change: GmChange, path: InputPath): readonly Violation[] {
  if (!('entry' in change)) return [];
  const position = { ...NOTHING, [LISTS[change.change]]: [change.entry] } as GhostOfWarPosition;
  const checks = [checkReferences, checkRelations, checkRanges];
  return checks
    .flatMap((check) => check(position, state))
    .map((each) => ({
      ...each,
      path: [...path, ...each.path.slice(3)],
    }));
}
