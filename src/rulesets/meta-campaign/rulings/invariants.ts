import { lookUp } from '../../../kernel/index.js';
import { STRUCTURES } from '../data/structures.js';
import { placeAt } from '../map/edges.js';
import type { MetaCampaignState, Scalar, Unit } from '../state/index.js';
import { partsOf } from './paths.js';

const isBetween = (value: Scalar, least: number, most: number): boolean =>
  typeof value === 'number' && value >= least && value <= most;

const MOST = Number.MAX_SAFE_INTEGER;

/** Most of a figure of a unit, which is never below 0 (section 3). */
const MOST_OF: Readonly<Record<string, (unit: Unit, item: string) => number>> = {
  fs: ({ sheet }) => sheet.fs,
  energy: ({ sheet }) => sheet.energy,
  uses: ({ sheet }, item) => lookUp(sheet.uses, item) ?? 0,
  crates: () => MOST,
  barrels: () => MOST,
  attacksReceived: () => MOST,
};

/** Of a unit (section 3). */
function breaksUnit(
  state: MetaCampaignState,
  id: string,
  member: readonly string[],
  after: Scalar,
): string | null {
  const unit = lookUp(state.units, id);
  if (!unit) return null;
  const [name = '', item = ''] = member;
  if (name === 'hex')
    return typeof after !== 'string' || placeAt(state, after) === null ? 'hex on the map' : null;
  const most = lookUp(MOST_OF, name);
  if (!most) return null;
  return isBetween(after, 0, most(unit, item)) ? null : `0 <= ${name} <= its maximum`;
}

/** Of a structure (section 3). */
function breaksStructure(state: MetaCampaignState, id: string, member: string, after: Scalar): string | null {
  const structure = lookUp(state.structures, id);
  if (!structure) return null;
  const most = lookUp(STRUCTURES, structure.type)?.maxHp ?? 0;
  if (member === 'hp') return isBetween(after, 0, most) ? null : '0 <= hp <= maxHp';
  if (member === 'crates' || member === 'barrels') return isBetween(after, 0, MOST) ? null : `${member} >= 0`;
  return null;
}

/** EDC-GMR-02: what a change would break; null where nothing. */
export function breaks(state: MetaCampaignState, path: string, after: Scalar): string | null {
  const [root = '', id = '', ...member] = partsOf(path);
  if (root === 'units') return breaksUnit(state, id, member, after);
  if (root === 'structures') return breaksStructure(state, id, member[0] ?? '', after);
  if (root === 'weather' && id === 'wind' && member[0] === 'dots')
    return isBetween(after, 0, state.rules.windDotsMax) ? null : '0 <= dots <= windDotsMax';
  return null;
}
