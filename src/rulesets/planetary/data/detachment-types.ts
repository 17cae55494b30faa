import type { SpecialDetachment } from '../races/profile.js';
import type { DetachmentClass } from '../state/index.js';

/** A list by which a detachment can be built, with the class that it has for its player. */
export interface DetachmentType extends Pick<SpecialDetachment, 'key' | 'name' | 'most'> {
  /** RACE-PROD-09, -12; absent for the normal list. */
  readonly slots?: SpecialDetachment['slots'];
  readonly class: Extract<DetachmentClass, 'NORMAL' | 'TYPE_I' | 'TYPE_II'>;
  /** PLN-MOV-10. */
  readonly mv: number;
}

/** PLN-SPD-02: what every race has; special ones stand in the profiles (RACE-PROD-13). */
export const NORMAL_DETACHMENT: DetachmentType = {
  key: 'NORMAL',
  name: 'Detachment',
  class: 'NORMAL',
  mv: 4,
};

/** PLN-GAR-03: garrisons have the normal list; what belongs to one special detachment is in no garrison (RACE-PROD-09). */
export const GARRISON_LIST: DetachmentType = { ...NORMAL_DETACHMENT, key: 'GARRISON', name: 'Garrison' };

/** PLN-SPD-01: one in so many of a player's detachments, rounded up. */
export const SPECIAL_DETACHMENTS = { typeIOneIn: 3, typeIIOneIn: 5 } as const;
