import { lookUp } from '../../../kernel/index.js';
import { hexOfField } from '../mines/detonation/fields.js';
import { isFixed, isHexSeen, isSeen } from '../sight/seeing.js';
import type { Who } from '../state/event.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import { blocOf } from '../units/kinds.js';

const isForeign = (unit: Unit): boolean => blocOf(unit) !== 'FRIENDLY';

/** Whether the players know of a unit: their bloc's always, others as long as they see them, the dead where they fell. */
export function isKnown(state: MetaCampaignState, unit: Unit): boolean {
  if (!isForeign(unit)) return true;
  if (unit.status !== 'ACTIVE') return unit.death !== null && isHexSeen(state, 'PLAYER', unit.death.hex);
  if (unit.hex === null) return false;
  return isSeen(state, 'PLAYER', unit) || isFixed(state, 'PLAYER', unit);
}

/** EDC-FOW-01: all players see what one of them sees. */
export const whoIn = (state: MetaCampaignState): Who => ({
  state,
  isKnown: (piece) => {
    const unit = lookUp(state.units, piece);
    return unit === undefined || isKnown(state, unit);
  },
  isForeign: (piece) => {
    const unit = lookUp(state.units, piece);
    return unit !== undefined && isForeign(unit);
  },
  isSeen: (hex) => isHexSeen(state, 'PLAYER', hex),
});

/** Rules whose dice would tell players what they may not know: that somebody looks, that a hex is mined, how strong an enemy is. */
const SECRET_DICE: readonly string[] = [
  'EDC-STL-03',
  'EDC-FOW-04',
  'EDCU-MIN-03',
  'EDCU-MIN-07',
  'EDCU-MIN-11',
  'EDCU-RWR-02',
  'EDCU-SON-01',
];

/** Begins the subject of dice for a ruling that not all are told of (EDC-GMR-01). */
export const SECRET_RULING = 'secret-';

/** Who may see a roll: its subject's friends and who sees it, unless its rule is a secret one. */
export function isRollOpen(state: MetaCampaignState, rule: string, subject: string): boolean {
  if (SECRET_DICE.includes(rule) || subject.startsWith(SECRET_RULING)) return false;
  const unit = lookUp(state.units, subject);
  if (unit) return isKnown(state, unit);
  const structure = lookUp(state.structures, subject);
  if (structure) return structure.bloc === 'FRIENDLY' || isHexSeen(state, 'PLAYER', structure.hex);
  const mined = hexOfField(subject);
  return mined === null || isHexSeen(state, 'PLAYER', mined);
}
