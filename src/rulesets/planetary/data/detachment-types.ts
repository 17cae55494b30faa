import type { DetachmentClass, RaceKey } from '../state.js';

/** A list by which a detachment can be built. */
export interface DetachmentType {
  readonly key: string;
  readonly name: string;
  readonly class: Extract<DetachmentClass, 'NORMAL' | 'TYPE_I' | 'TYPE_II'>;
  /** PLN-MOV-10. */
  readonly mv: number;
  /** Races that have it; absent = all. */
  readonly races?: readonly RaceKey[];
  /** Most of them that a player may have at any time. */
  readonly most?: number;
}

const typeOf = (
  key: string,
  name: string,
  kind: DetachmentType['class'],
  mv: number,
  races: readonly RaceKey[],
): DetachmentType => ({ key, name, class: kind, mv, races });

/** PLN-SPD-02 Types (RACE-PROD-13). The normal one comes first. */
export const DETACHMENT_TYPES: readonly DetachmentType[] = [
  { key: 'NORMAL', name: 'Detachment', class: 'NORMAL', mv: 4 },
  typeOf('ARMOUR', 'Armour Detachment', 'TYPE_II', 6, ['SM', 'BA']),
  typeOf('ARMOUR', 'Armour Detachment', 'TYPE_I', 6, ['IG']),
  typeOf('MECHANIZED', 'Mechanized Detachment', 'TYPE_I', 6, ['SM', 'BA']),
  { ...typeOf('DEATH_COMPANY_ARMY', 'Death Company Army', 'TYPE_II', 4, ['BA']), most: 1 },
  typeOf('ARTILLERY', 'Artillery Detachment', 'TYPE_II', 6, ['IG']),
  typeOf('FAST', 'Fast Detachment', 'TYPE_I', 8, ['EL', 'DE']),
  typeOf('WYCH_ARMY', 'Wych Army', 'TYPE_II', 4, ['DE']),
  typeOf('CULT_OF_SPEED', 'Cult of Speed', 'TYPE_I', 8, ['ORK']),
  typeOf('MYCETIC_SWARM', 'Mycetic Swarm', 'TYPE_I', 4, ['TY']),
];

/** The type that a race knows by a key; undefined where it has none. */
export const detachmentType = (race: RaceKey, key: string): DetachmentType | undefined =>
  DETACHMENT_TYPES.find(
    (each) => each.key === key && (each.races === undefined || each.races.includes(race)),
  );

/** PLN-SPD-01: one in so many of a player's detachments, rounded up. */
export const SPECIAL_DETACHMENTS = { typeIOneIn: 3, typeIIOneIn: 5 } as const;
