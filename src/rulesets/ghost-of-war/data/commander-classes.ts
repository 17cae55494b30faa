import type { CharacterClass } from '../state.js';

/** GOW-CHR-01: classes that command macro units; all others are heroes. */
export const COMMANDER_CLASSES: readonly CharacterClass[] = [
  'CHAPTER_MASTER',
  'CAPTAIN',
  'LORD_GENERAL',
  'GENERAL',
  'ADMIRAL',
  'MAGOS_MILITANT',
  'PRINCEPS_MAXIMUS',
];
