import type { Alignment, FactionKind, Relation } from '../state/index.js';

/** GOW-MAC-01, section 2: kinds of faction. */
export const FACTION_KINDS: readonly FactionKind[] = [
  'GUARD',
  'NAVY',
  'ASTARTES',
  'MECHANICUS',
  'TITANICUS',
  'PLANETARY',
  'OTHER',
];

export const ALIGNMENTS: readonly Alignment[] = ['IMPERIAL', 'ENEMY', 'NONE'];

/** GOW-GEN-08 */
export const RELATIONS: readonly Relation[] = ['ALLIED', 'NEUTRAL', 'HOSTILE'];
