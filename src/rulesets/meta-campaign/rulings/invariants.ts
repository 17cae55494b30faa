import { lookUp } from '../../../kernel/index.js';
import { STRUCTURES } from '../data/structures.js';
import { placeAt } from '../map/edges.js';
import type { MetaCampaignState, Scalar, Unit } from '../state/index.js';
import { isOpen } from '../positions/room.js';
import { isAirborne, isOnMap } from '../units/kinds.js';
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

type Holds = (unit: Unit, state: MetaCampaignState) => boolean;

/** What holds of every unit beside all others (section 3), in words. */
const TOGETHER: Readonly<Record<string, Holds>> = {
  'nothing is more than its maximum': ({ fs, energy, uses, sheet }) =>
    fs <= sheet.fs &&
    energy <= sheet.energy &&
    Object.entries(uses).every(([item, left]) => left <= (lookUp(sheet.uses, item) ?? 0)),
  'who lives has FS': ({ status, fs }) => status !== 'ACTIVE' || fs > 0,
  'only who lives stands on the map': ({ status, hex }) => hex === null || status === 'ACTIVE',
  'only aircraft fly, and none that is carried': ({ profile, sheet, carriedBy }) =>
    profile === null || (sheet.category === 'aircraft' && carriedBy === null),
  'who is carried is in the hex of their carrier': ({ hex, carriedBy }, { units }) =>
    carriedBy === null || carriedBy.unit === null || lookUp(units, carriedBy.unit)?.hex === hex,
  'a garrison is in the hex of its structure': ({ hex, garrisonOf }, { structures }) =>
    garrisonOf === null || lookUp(structures, garrisonOf)?.hex === hex,
  'a brawl is in one hex': ({ hex, brawl }, { brawls }) =>
    brawl === null || lookUp(brawls, brawl)?.hex === hex,
  'a hex has room for all who stand in it': (unit, state) =>
    unit.hex === null || !isOnMap(unit) || isAirborne(unit) || isOpen(state, unit.hex, unit),
};

/** EDC-GMR-02: what holds before the changes and no longer after all of them; null where nothing. */
export function breaksTogether(before: MetaCampaignState, after: MetaCampaignState): string | null {
  const broken = Object.entries(TOGETHER).find(([, holds]) =>
    Object.values(after.units).some((unit) => {
      const was = lookUp(before.units, unit.id);
      return !holds(unit, after) && was !== undefined && holds(was, before);
    }),
  );
  return broken?.[0] ?? null;
}
